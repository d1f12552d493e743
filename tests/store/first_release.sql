BEGIN TRANSACTION;
CREATE TABLE answers (
	number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	person INTEGER NOT NULL, 
	visit TEXT NOT NULL, 
	try INTEGER NOT NULL, 
	question TEXT NOT NULL, 
	meaning TEXT NOT NULL, 
	mode TEXT NOT NULL, 
	at TEXT NOT NULL, 
	outcome TEXT NOT NULL, 
	said TEXT NOT NULL, 
	cause TEXT NOT NULL, 
	rule TEXT NOT NULL, 
	hints INTEGER NOT NULL, 
	milliseconds BIGINT NOT NULL, 
	given_up FLOAT, 
	met TEXT, 
	CONSTRAINT uq_answers_person_visit_try UNIQUE (person, visit, try), 
	CONSTRAINT fk_answers_person FOREIGN KEY(person) REFERENCES people (number) ON DELETE CASCADE
);
INSERT INTO "answers" VALUES(1,1,'visit-0',1,'puzzle/a-0','0123456789abcdef','mix','2030-05-06T12:00:00.000000+00:00','right','QS@b5','','',0,4000,0.0,NULL);
INSERT INTO "answers" VALUES(2,2,'visit-1',1,'puzzle/a-0','0123456789abcdef','mix','2030-05-06T12:01:00.000000+00:00','right','QS@b5','','',0,4001,0.0,NULL);
INSERT INTO "answers" VALUES(3,3,'visit-2',1,'puzzle/a-0','0123456789abcdef','mix','2030-05-06T12:02:00.000000+00:00','right','QS@b5','','',0,4002,0.0,NULL);
INSERT INTO "answers" VALUES(4,1,'visit-10',1,'puzzle/a-1','0123456789abcdef','mix','2030-05-06T12:10:00.000000+00:00','wrong','QS@b5','left a threat open','JACK-ONE-2',0,4010,NULL,NULL);
INSERT INTO "answers" VALUES(5,2,'visit-11',1,'puzzle/a-1','0123456789abcdef','mix','2030-05-06T12:11:00.000000+00:00','wrong','QS@b5','left a threat open','JACK-ONE-2',0,4011,NULL,NULL);
INSERT INTO "answers" VALUES(6,3,'visit-12',1,'puzzle/a-1','0123456789abcdef','mix','2030-05-06T12:12:00.000000+00:00','wrong','QS@b5','left a threat open','JACK-ONE-2',0,4012,NULL,NULL);
INSERT INTO "answers" VALUES(7,1,'visit-20',1,'puzzle/a-2','0123456789abcdef','mix','2030-05-06T12:20:00.000000+00:00','refused','QS@b5','','',0,4020,NULL,NULL);
INSERT INTO "answers" VALUES(8,2,'visit-21',1,'puzzle/a-2','0123456789abcdef','mix','2030-05-06T12:21:00.000000+00:00','refused','QS@b5','','',0,4021,NULL,NULL);
INSERT INTO "answers" VALUES(9,3,'visit-22',1,'puzzle/a-2','0123456789abcdef','mix','2030-05-06T12:22:00.000000+00:00','refused','QS@b5','','',0,4022,NULL,NULL);
INSERT INTO "answers" VALUES(10,1,'visit-30',1,'puzzle/a-3','0123456789abcdef','theme','2030-05-06T12:30:00.000000+00:00','shown','QS@b5','','',0,4030,NULL,NULL);
INSERT INTO "answers" VALUES(11,2,'visit-31',1,'puzzle/a-3','0123456789abcdef','theme','2030-05-06T12:31:00.000000+00:00','shown','QS@b5','','',0,4031,NULL,NULL);
INSERT INTO "answers" VALUES(12,3,'visit-32',1,'puzzle/a-3','0123456789abcdef','theme','2030-05-06T12:32:00.000000+00:00','shown','QS@b5','','',0,4032,NULL,NULL);
INSERT INTO "answers" VALUES(13,1,'visit-40',1,'puzzle/a-4','0123456789abcdef','mix','2030-05-06T12:40:00.000000+00:00','right','QS@b5','','',0,4040,NULL,NULL);
INSERT INTO "answers" VALUES(14,2,'visit-41',1,'puzzle/a-4','0123456789abcdef','mix','2030-05-06T12:41:00.000000+00:00','right','QS@b5','','',0,4041,NULL,NULL);
INSERT INTO "answers" VALUES(15,3,'visit-42',1,'puzzle/a-4','0123456789abcdef','mix','2030-05-06T12:42:00.000000+00:00','right','QS@b5','','',0,4042,NULL,NULL);
INSERT INTO "answers" VALUES(16,1,'visit-50',1,'puzzle/a-5','0123456789abcdef','mix','2030-05-06T12:50:00.000000+00:00','right','QS@b5','left a threat open','JACK-ONE-2',0,4050,0.05,NULL);
INSERT INTO "answers" VALUES(17,2,'visit-51',1,'puzzle/a-5','0123456789abcdef','mix','2030-05-06T12:51:00.000000+00:00','right','QS@b5','left a threat open','JACK-ONE-2',0,4051,0.05,NULL);
INSERT INTO "answers" VALUES(18,3,'visit-52',1,'puzzle/a-5','0123456789abcdef','mix','2030-05-06T12:52:00.000000+00:00','right','QS@b5','left a threat open','JACK-ONE-2',0,4052,0.05,NULL);
INSERT INTO "answers" VALUES(19,1,'visit-60',1,'puzzle/a-6','0123456789abcdef','mix','2030-05-06T13:00:00.000000+00:00','wrong','QS@b5','','',0,4060,NULL,NULL);
INSERT INTO "answers" VALUES(20,2,'visit-61',1,'puzzle/a-6','0123456789abcdef','mix','2030-05-06T13:01:00.000000+00:00','wrong','QS@b5','','',0,4061,NULL,NULL);
INSERT INTO "answers" VALUES(21,3,'visit-62',1,'puzzle/a-6','0123456789abcdef','mix','2030-05-06T13:02:00.000000+00:00','wrong','QS@b5','','',0,4062,NULL,NULL);
INSERT INTO "answers" VALUES(22,1,'visit-70',1,'puzzle/a-7','0123456789abcdef','streak','2030-05-06T13:10:00.000000+00:00','refused','QS@b5','','',0,4070,NULL,NULL);
INSERT INTO "answers" VALUES(23,2,'visit-71',1,'puzzle/a-7','0123456789abcdef','streak','2030-05-06T13:11:00.000000+00:00','refused','QS@b5','','',0,4071,NULL,NULL);
INSERT INTO "answers" VALUES(24,3,'visit-72',1,'puzzle/a-7','0123456789abcdef','streak','2030-05-06T13:12:00.000000+00:00','refused','QS@b5','','',0,4072,NULL,NULL);
INSERT INTO "answers" VALUES(25,1,'visit-80',1,'puzzle/a-8','0123456789abcdef','mix','2030-05-06T13:20:00.000000+00:00','shown','QS@b5','','',1,4080,NULL,NULL);
INSERT INTO "answers" VALUES(26,2,'visit-81',1,'puzzle/a-8','0123456789abcdef','mix','2030-05-06T13:21:00.000000+00:00','shown','QS@b5','','',1,4081,NULL,NULL);
INSERT INTO "answers" VALUES(27,3,'visit-82',1,'puzzle/a-8','0123456789abcdef','mix','2030-05-06T13:22:00.000000+00:00','shown','QS@b5','','',1,4082,NULL,NULL);
INSERT INTO "answers" VALUES(28,1,'visit-90',1,'puzzle/a-9','0123456789abcdef','mix','2030-05-06T13:30:00.000000+00:00','right','QS@b5','left a threat open','JACK-ONE-2',0,4090,NULL,NULL);
INSERT INTO "answers" VALUES(29,2,'visit-91',1,'puzzle/a-9','0123456789abcdef','mix','2030-05-06T13:31:00.000000+00:00','right','QS@b5','left a threat open','JACK-ONE-2',0,4091,NULL,NULL);
INSERT INTO "answers" VALUES(30,3,'visit-92',1,'puzzle/a-9','0123456789abcdef','mix','2030-05-06T13:32:00.000000+00:00','right','QS@b5','left a threat open','JACK-ONE-2',0,4092,NULL,NULL);
INSERT INTO "answers" VALUES(31,1,'visit-100',1,'puzzle/a-10','0123456789abcdef','mix','2030-05-06T13:40:00.000000+00:00','right','QS@b5','','',0,4100,0.1,NULL);
INSERT INTO "answers" VALUES(32,2,'visit-101',1,'puzzle/a-10','0123456789abcdef','mix','2030-05-06T13:41:00.000000+00:00','right','QS@b5','','',0,4101,0.1,NULL);
INSERT INTO "answers" VALUES(33,3,'visit-102',1,'puzzle/a-10','0123456789abcdef','mix','2030-05-06T13:42:00.000000+00:00','right','QS@b5','','',0,4102,0.1,NULL);
INSERT INTO "answers" VALUES(34,1,'visit-110',1,'puzzle/a-11','0123456789abcdef','own pace','2030-05-06T13:50:00.000000+00:00','wrong','QS@b5','','',0,4110,NULL,NULL);
INSERT INTO "answers" VALUES(35,2,'visit-111',1,'puzzle/a-11','0123456789abcdef','own pace','2030-05-06T13:51:00.000000+00:00','wrong','QS@b5','','',0,4111,NULL,NULL);
INSERT INTO "answers" VALUES(36,3,'visit-112',1,'puzzle/a-11','0123456789abcdef','own pace','2030-05-06T13:52:00.000000+00:00','wrong','QS@b5','','',0,4112,NULL,NULL);
INSERT INTO "answers" VALUES(37,1,'visit-120',1,'puzzle/a-12','0123456789abcdef','mix','2030-05-06T14:00:00.000000+00:00','refused','QS@b5','','',0,4120,NULL,NULL);
INSERT INTO "answers" VALUES(38,2,'visit-121',1,'puzzle/a-12','0123456789abcdef','mix','2030-05-06T14:01:00.000000+00:00','refused','QS@b5','','',0,4121,NULL,NULL);
INSERT INTO "answers" VALUES(39,3,'visit-122',1,'puzzle/a-12','0123456789abcdef','mix','2030-05-06T14:02:00.000000+00:00','refused','QS@b5','','',0,4122,NULL,NULL);
INSERT INTO "answers" VALUES(40,1,'visit-130',1,'puzzle/a-13','0123456789abcdef','mix','2030-05-06T14:10:00.000000+00:00','shown','QS@b5','left a threat open','JACK-ONE-2',0,4130,NULL,NULL);
INSERT INTO "answers" VALUES(41,2,'visit-131',1,'puzzle/a-13','0123456789abcdef','mix','2030-05-06T14:11:00.000000+00:00','shown','QS@b5','left a threat open','JACK-ONE-2',0,4131,NULL,NULL);
INSERT INTO "answers" VALUES(42,3,'visit-132',1,'puzzle/a-13','0123456789abcdef','mix','2030-05-06T14:12:00.000000+00:00','shown','QS@b5','left a threat open','JACK-ONE-2',0,4132,NULL,NULL);
INSERT INTO "answers" VALUES(43,1,'visit-140',1,'puzzle/a-14','0123456789abcdef','mix','2030-05-06T14:20:00.000000+00:00','right','QS@b5','','',0,4140,NULL,NULL);
INSERT INTO "answers" VALUES(44,2,'visit-141',1,'puzzle/a-14','0123456789abcdef','mix','2030-05-06T14:21:00.000000+00:00','right','QS@b5','','',0,4141,NULL,NULL);
INSERT INTO "answers" VALUES(45,3,'visit-142',1,'puzzle/a-14','0123456789abcdef','mix','2030-05-06T14:22:00.000000+00:00','right','QS@b5','','',0,4142,NULL,NULL);
INSERT INTO "answers" VALUES(46,1,'visit-150',1,'puzzle/a-15','0123456789abcdef','mix','2030-05-06T14:30:00.000000+00:00','right','QS@b5','','',0,4150,0.15,NULL);
INSERT INTO "answers" VALUES(47,2,'visit-151',1,'puzzle/a-15','0123456789abcdef','mix','2030-05-06T14:31:00.000000+00:00','right','QS@b5','','',0,4151,0.15,NULL);
INSERT INTO "answers" VALUES(48,3,'visit-152',1,'puzzle/a-15','0123456789abcdef','mix','2030-05-06T14:32:00.000000+00:00','right','QS@b5','','',0,4152,0.15,NULL);
INSERT INTO "answers" VALUES(49,1,'visit-160',1,'puzzle/a-16','0123456789abcdef','mix','2030-05-06T14:40:00.000000+00:00','wrong','QS@b5','','',0,4160,NULL,NULL);
INSERT INTO "answers" VALUES(50,2,'visit-161',1,'puzzle/a-16','0123456789abcdef','mix','2030-05-06T14:41:00.000000+00:00','wrong','QS@b5','','',0,4161,NULL,NULL);
INSERT INTO "answers" VALUES(51,3,'visit-162',1,'puzzle/a-16','0123456789abcdef','mix','2030-05-06T14:42:00.000000+00:00','wrong','QS@b5','','',0,4162,NULL,NULL);
INSERT INTO "answers" VALUES(52,1,'visit-170',1,'puzzle/a-17','0123456789abcdef','mix','2030-05-06T14:50:00.000000+00:00','refused','QS@b5','left a threat open','JACK-ONE-2',1,4170,NULL,NULL);
INSERT INTO "answers" VALUES(53,2,'visit-171',1,'puzzle/a-17','0123456789abcdef','mix','2030-05-06T14:51:00.000000+00:00','refused','QS@b5','left a threat open','JACK-ONE-2',1,4171,NULL,NULL);
INSERT INTO "answers" VALUES(54,3,'visit-172',1,'puzzle/a-17','0123456789abcdef','mix','2030-05-06T14:52:00.000000+00:00','refused','QS@b5','left a threat open','JACK-ONE-2',1,4172,NULL,NULL);
INSERT INTO "answers" VALUES(55,1,'visit-180',1,'puzzle/a-18','0123456789abcdef','mix','2030-05-06T15:00:00.000000+00:00','shown','QS@b5','','',0,4180,NULL,NULL);
INSERT INTO "answers" VALUES(56,2,'visit-181',1,'puzzle/a-18','0123456789abcdef','mix','2030-05-06T15:01:00.000000+00:00','shown','QS@b5','','',0,4181,NULL,NULL);
INSERT INTO "answers" VALUES(57,3,'visit-182',1,'puzzle/a-18','0123456789abcdef','mix','2030-05-06T15:02:00.000000+00:00','shown','QS@b5','','',0,4182,NULL,NULL);
INSERT INTO "answers" VALUES(58,1,'visit-190',1,'puzzle/a-19','0123456789abcdef','day','2030-05-06T15:10:00.000000+00:00','right','QS@b5','','',0,4190,NULL,NULL);
INSERT INTO "answers" VALUES(59,2,'visit-191',1,'puzzle/a-19','0123456789abcdef','day','2030-05-06T15:11:00.000000+00:00','right','QS@b5','','',0,4191,NULL,NULL);
INSERT INTO "answers" VALUES(60,3,'visit-192',1,'puzzle/a-19','0123456789abcdef','day','2030-05-06T15:12:00.000000+00:00','right','QS@b5','','',0,4192,NULL,NULL);
INSERT INTO "answers" VALUES(61,1,'visit-200',1,'puzzle/a-20','0123456789abcdef','mix','2030-05-06T15:20:00.000000+00:00','right','QS@b5','','',0,4200,0.2,NULL);
INSERT INTO "answers" VALUES(62,2,'visit-201',1,'puzzle/a-20','0123456789abcdef','mix','2030-05-06T15:21:00.000000+00:00','right','QS@b5','','',0,4201,0.2,NULL);
INSERT INTO "answers" VALUES(63,3,'visit-202',1,'puzzle/a-20','0123456789abcdef','mix','2030-05-06T15:22:00.000000+00:00','right','QS@b5','','',0,4202,0.2,NULL);
INSERT INTO "answers" VALUES(64,1,'visit-210',1,'puzzle/a-21','0123456789abcdef','mix','2030-05-06T15:30:00.000000+00:00','wrong','QS@b5','left a threat open','JACK-ONE-2',0,4210,NULL,NULL);
INSERT INTO "answers" VALUES(65,2,'visit-211',1,'puzzle/a-21','0123456789abcdef','mix','2030-05-06T15:31:00.000000+00:00','wrong','QS@b5','left a threat open','JACK-ONE-2',0,4211,NULL,NULL);
INSERT INTO "answers" VALUES(66,3,'visit-212',1,'puzzle/a-21','0123456789abcdef','mix','2030-05-06T15:32:00.000000+00:00','wrong','QS@b5','left a threat open','JACK-ONE-2',0,4212,NULL,NULL);
INSERT INTO "answers" VALUES(67,1,'visit-220',1,'puzzle/a-22','0123456789abcdef','mix','2030-05-06T15:40:00.000000+00:00','refused','QS@b5','','',0,4220,NULL,NULL);
INSERT INTO "answers" VALUES(68,2,'visit-221',1,'puzzle/a-22','0123456789abcdef','mix','2030-05-06T15:41:00.000000+00:00','refused','QS@b5','','',0,4221,NULL,NULL);
INSERT INTO "answers" VALUES(69,3,'visit-222',1,'puzzle/a-22','0123456789abcdef','mix','2030-05-06T15:42:00.000000+00:00','refused','QS@b5','','',0,4222,NULL,NULL);
INSERT INTO "answers" VALUES(70,1,'visit-230',1,'puzzle/a-23','0123456789abcdef','class','2030-05-06T15:50:00.000000+00:00','shown','QS@b5','','',0,4230,NULL,NULL);
INSERT INTO "answers" VALUES(71,2,'visit-231',1,'puzzle/a-23','0123456789abcdef','class','2030-05-06T15:51:00.000000+00:00','shown','QS@b5','','',0,4231,NULL,NULL);
INSERT INTO "answers" VALUES(72,3,'visit-232',1,'puzzle/a-23','0123456789abcdef','class','2030-05-06T15:52:00.000000+00:00','shown','QS@b5','','',0,4232,NULL,NULL);
INSERT INTO "answers" VALUES(73,1,'visit-240',1,'puzzle/a-24','0123456789abcdef','mix','2030-05-06T16:00:00.000000+00:00','right','QS@b5','','',0,4240,NULL,NULL);
INSERT INTO "answers" VALUES(74,2,'visit-241',1,'puzzle/a-24','0123456789abcdef','mix','2030-05-06T16:01:00.000000+00:00','right','QS@b5','','',0,4241,NULL,NULL);
INSERT INTO "answers" VALUES(75,3,'visit-242',1,'puzzle/a-24','0123456789abcdef','mix','2030-05-06T16:02:00.000000+00:00','right','QS@b5','','',0,4242,NULL,NULL);
INSERT INTO "answers" VALUES(76,1,'visit-250',1,'puzzle/a-25','0123456789abcdef','mix','2030-05-06T16:10:00.000000+00:00','right','QS@b5','left a threat open','JACK-ONE-2',0,4250,0.25,NULL);
INSERT INTO "answers" VALUES(77,2,'visit-251',1,'puzzle/a-25','0123456789abcdef','mix','2030-05-06T16:11:00.000000+00:00','right','QS@b5','left a threat open','JACK-ONE-2',0,4251,0.25,NULL);
INSERT INTO "answers" VALUES(78,3,'visit-252',1,'puzzle/a-25','0123456789abcdef','mix','2030-05-06T16:12:00.000000+00:00','right','QS@b5','left a threat open','JACK-ONE-2',0,4252,0.25,NULL);
INSERT INTO "answers" VALUES(79,1,'visit-260',1,'puzzle/a-26','0123456789abcdef','mix','2030-05-06T16:20:00.000000+00:00','wrong','QS@b5','','',1,4260,NULL,NULL);
INSERT INTO "answers" VALUES(80,2,'visit-261',1,'puzzle/a-26','0123456789abcdef','mix','2030-05-06T16:21:00.000000+00:00','wrong','QS@b5','','',1,4261,NULL,NULL);
INSERT INTO "answers" VALUES(81,3,'visit-262',1,'puzzle/a-26','0123456789abcdef','mix','2030-05-06T16:22:00.000000+00:00','wrong','QS@b5','','',1,4262,NULL,NULL);
INSERT INTO "answers" VALUES(82,1,'visit-270',1,'puzzle/a-27','0123456789abcdef','chapter','2030-05-06T16:30:00.000000+00:00','refused','QS@b5','','',0,4270,NULL,NULL);
INSERT INTO "answers" VALUES(83,2,'visit-271',1,'puzzle/a-27','0123456789abcdef','chapter','2030-05-06T16:31:00.000000+00:00','refused','QS@b5','','',0,4271,NULL,NULL);
INSERT INTO "answers" VALUES(84,3,'visit-272',1,'puzzle/a-27','0123456789abcdef','chapter','2030-05-06T16:32:00.000000+00:00','refused','QS@b5','','',0,4272,NULL,NULL);
INSERT INTO "answers" VALUES(85,1,'visit-280',1,'puzzle/a-28','0123456789abcdef','mix','2030-05-06T16:40:00.000000+00:00','shown','QS@b5','','',0,4280,NULL,NULL);
INSERT INTO "answers" VALUES(86,2,'visit-281',1,'puzzle/a-28','0123456789abcdef','mix','2030-05-06T16:41:00.000000+00:00','shown','QS@b5','','',0,4281,NULL,NULL);
INSERT INTO "answers" VALUES(87,3,'visit-282',1,'puzzle/a-28','0123456789abcdef','mix','2030-05-06T16:42:00.000000+00:00','shown','QS@b5','','',0,4282,NULL,NULL);
INSERT INTO "answers" VALUES(88,1,'visit-290',1,'puzzle/a-29','0123456789abcdef','mix','2030-05-06T16:50:00.000000+00:00','right','QS@b5','left a threat open','JACK-ONE-2',0,4290,NULL,NULL);
INSERT INTO "answers" VALUES(89,2,'visit-291',1,'puzzle/a-29','0123456789abcdef','mix','2030-05-06T16:51:00.000000+00:00','right','QS@b5','left a threat open','JACK-ONE-2',0,4291,NULL,NULL);
INSERT INTO "answers" VALUES(90,3,'visit-292',1,'puzzle/a-29','0123456789abcdef','mix','2030-05-06T16:52:00.000000+00:00','right','QS@b5','left a threat open','JACK-ONE-2',0,4292,NULL,NULL);
INSERT INTO "answers" VALUES(91,1,'visit-300',1,'puzzle/a-30','0123456789abcdef','mix','2030-05-06T17:00:00.000000+00:00','right','QS@b5','','',0,4300,0.3,NULL);
INSERT INTO "answers" VALUES(92,2,'visit-301',1,'puzzle/a-30','0123456789abcdef','mix','2030-05-06T17:01:00.000000+00:00','right','QS@b5','','',0,4301,0.3,NULL);
INSERT INTO "answers" VALUES(93,3,'visit-302',1,'puzzle/a-30','0123456789abcdef','mix','2030-05-06T17:02:00.000000+00:00','right','QS@b5','','',0,4302,0.3,NULL);
INSERT INTO "answers" VALUES(94,1,'visit-310',1,'puzzle/a-31','0123456789abcdef','daily','2030-05-06T17:10:00.000000+00:00','wrong','QS@b5','','',0,4310,NULL,NULL);
INSERT INTO "answers" VALUES(95,2,'visit-311',1,'puzzle/a-31','0123456789abcdef','daily','2030-05-06T17:11:00.000000+00:00','wrong','QS@b5','','',0,4311,NULL,NULL);
INSERT INTO "answers" VALUES(96,3,'visit-312',1,'puzzle/a-31','0123456789abcdef','daily','2030-05-06T17:12:00.000000+00:00','wrong','QS@b5','','',0,4312,NULL,NULL);
INSERT INTO "answers" VALUES(97,1,'visit-320',1,'puzzle/a-32','0123456789abcdef','mix','2030-05-06T17:20:00.000000+00:00','refused','QS@b5','','',0,4320,NULL,NULL);
INSERT INTO "answers" VALUES(98,2,'visit-321',1,'puzzle/a-32','0123456789abcdef','mix','2030-05-06T17:21:00.000000+00:00','refused','QS@b5','','',0,4321,NULL,NULL);
INSERT INTO "answers" VALUES(99,3,'visit-322',1,'puzzle/a-32','0123456789abcdef','mix','2030-05-06T17:22:00.000000+00:00','refused','QS@b5','','',0,4322,NULL,NULL);
INSERT INTO "answers" VALUES(100,1,'visit-330',1,'puzzle/a-33','0123456789abcdef','mix','2030-05-06T17:30:00.000000+00:00','shown','QS@b5','left a threat open','JACK-ONE-2',0,4330,NULL,NULL);
INSERT INTO "answers" VALUES(101,2,'visit-331',1,'puzzle/a-33','0123456789abcdef','mix','2030-05-06T17:31:00.000000+00:00','shown','QS@b5','left a threat open','JACK-ONE-2',0,4331,NULL,NULL);
INSERT INTO "answers" VALUES(102,3,'visit-332',1,'puzzle/a-33','0123456789abcdef','mix','2030-05-06T17:32:00.000000+00:00','shown','QS@b5','left a threat open','JACK-ONE-2',0,4332,NULL,NULL);
INSERT INTO "answers" VALUES(103,1,'visit-340',1,'puzzle/a-34','0123456789abcdef','mix','2030-05-06T17:40:00.000000+00:00','right','QS@b5','','',0,4340,NULL,NULL);
INSERT INTO "answers" VALUES(104,2,'visit-341',1,'puzzle/a-34','0123456789abcdef','mix','2030-05-06T17:41:00.000000+00:00','right','QS@b5','','',0,4341,NULL,NULL);
INSERT INTO "answers" VALUES(105,3,'visit-342',1,'puzzle/a-34','0123456789abcdef','mix','2030-05-06T17:42:00.000000+00:00','right','QS@b5','','',0,4342,NULL,NULL);
INSERT INTO "answers" VALUES(106,1,'visit-350',1,'puzzle/a-35','0123456789abcdef','storm review','2030-05-06T17:50:00.000000+00:00','right','QS@b5','','',1,4350,0.35,NULL);
INSERT INTO "answers" VALUES(107,2,'visit-351',1,'puzzle/a-35','0123456789abcdef','storm review','2030-05-06T17:51:00.000000+00:00','right','QS@b5','','',1,4351,0.35,NULL);
INSERT INTO "answers" VALUES(108,3,'visit-352',1,'puzzle/a-35','0123456789abcdef','storm review','2030-05-06T17:52:00.000000+00:00','right','QS@b5','','',1,4352,0.35,NULL);
INSERT INTO "answers" VALUES(109,1,'visit-360',1,'puzzle/a-36','0123456789abcdef','mix','2030-05-06T18:00:00.000000+00:00','wrong','QS@b5','','',0,4360,NULL,NULL);
INSERT INTO "answers" VALUES(110,2,'visit-361',1,'puzzle/a-36','0123456789abcdef','mix','2030-05-06T18:01:00.000000+00:00','wrong','QS@b5','','',0,4361,NULL,NULL);
INSERT INTO "answers" VALUES(111,3,'visit-362',1,'puzzle/a-36','0123456789abcdef','mix','2030-05-06T18:02:00.000000+00:00','wrong','QS@b5','','',0,4362,NULL,NULL);
INSERT INTO "answers" VALUES(112,1,'visit-370',1,'puzzle/a-37','0123456789abcdef','mix','2030-05-06T18:10:00.000000+00:00','refused','QS@b5','left a threat open','JACK-ONE-2',0,4370,NULL,NULL);
INSERT INTO "answers" VALUES(113,2,'visit-371',1,'puzzle/a-37','0123456789abcdef','mix','2030-05-06T18:11:00.000000+00:00','refused','QS@b5','left a threat open','JACK-ONE-2',0,4371,NULL,NULL);
INSERT INTO "answers" VALUES(114,3,'visit-372',1,'puzzle/a-37','0123456789abcdef','mix','2030-05-06T18:12:00.000000+00:00','refused','QS@b5','left a threat open','JACK-ONE-2',0,4372,NULL,NULL);
INSERT INTO "answers" VALUES(115,1,'visit-380',1,'puzzle/a-38','0123456789abcdef','mix','2030-05-06T18:20:00.000000+00:00','shown','QS@b5','','',0,4380,NULL,NULL);
INSERT INTO "answers" VALUES(116,2,'visit-381',1,'puzzle/a-38','0123456789abcdef','mix','2030-05-06T18:21:00.000000+00:00','shown','QS@b5','','',0,4381,NULL,NULL);
INSERT INTO "answers" VALUES(117,3,'visit-382',1,'puzzle/a-38','0123456789abcdef','mix','2030-05-06T18:22:00.000000+00:00','shown','QS@b5','','',0,4382,NULL,NULL);
INSERT INTO "answers" VALUES(118,1,'visit-390',1,'puzzle/a-39','0123456789abcdef','lesson','2030-05-06T18:30:00.000000+00:00','right','QS@b5','','',0,4390,NULL,NULL);
INSERT INTO "answers" VALUES(119,2,'visit-391',1,'puzzle/a-39','0123456789abcdef','lesson','2030-05-06T18:31:00.000000+00:00','right','QS@b5','','',0,4391,NULL,NULL);
INSERT INTO "answers" VALUES(120,3,'visit-392',1,'puzzle/a-39','0123456789abcdef','lesson','2030-05-06T18:32:00.000000+00:00','right','QS@b5','','',0,4392,NULL,NULL);
INSERT INTO "answers" VALUES(121,1,'visit-400',1,'puzzle/a-40','0123456789abcdef','mix','2030-05-06T18:40:00.000000+00:00','right','QS@b5','','',0,4400,0.4,NULL);
INSERT INTO "answers" VALUES(122,2,'visit-401',1,'puzzle/a-40','0123456789abcdef','mix','2030-05-06T18:41:00.000000+00:00','right','QS@b5','','',0,4401,0.4,NULL);
INSERT INTO "answers" VALUES(123,3,'visit-402',1,'puzzle/a-40','0123456789abcdef','mix','2030-05-06T18:42:00.000000+00:00','right','QS@b5','','',0,4402,0.4,NULL);
INSERT INTO "answers" VALUES(124,1,'visit-410',1,'puzzle/a-41','0123456789abcdef','mix','2030-05-06T18:50:00.000000+00:00','wrong','QS@b5','left a threat open','JACK-ONE-2',0,4410,NULL,NULL);
INSERT INTO "answers" VALUES(125,2,'visit-411',1,'puzzle/a-41','0123456789abcdef','mix','2030-05-06T18:51:00.000000+00:00','wrong','QS@b5','left a threat open','JACK-ONE-2',0,4411,NULL,NULL);
INSERT INTO "answers" VALUES(126,3,'visit-412',1,'puzzle/a-41','0123456789abcdef','mix','2030-05-06T18:52:00.000000+00:00','wrong','QS@b5','left a threat open','JACK-ONE-2',0,4412,NULL,NULL);
INSERT INTO "answers" VALUES(127,1,'visit-420',1,'puzzle/a-42','0123456789abcdef','mix','2030-05-06T19:00:00.000000+00:00','refused','QS@b5','','',0,4420,NULL,NULL);
INSERT INTO "answers" VALUES(128,2,'visit-421',1,'puzzle/a-42','0123456789abcdef','mix','2030-05-06T19:01:00.000000+00:00','refused','QS@b5','','',0,4421,NULL,NULL);
INSERT INTO "answers" VALUES(129,3,'visit-422',1,'puzzle/a-42','0123456789abcdef','mix','2030-05-06T19:02:00.000000+00:00','refused','QS@b5','','',0,4422,NULL,NULL);
INSERT INTO "answers" VALUES(130,1,'visit-430',1,'puzzle/a-43','0123456789abcdef','mistakes','2030-05-06T19:10:00.000000+00:00','shown','QS@b5','','',0,4430,NULL,NULL);
INSERT INTO "answers" VALUES(131,2,'visit-431',1,'puzzle/a-43','0123456789abcdef','mistakes','2030-05-06T19:11:00.000000+00:00','shown','QS@b5','','',0,4431,NULL,NULL);
INSERT INTO "answers" VALUES(132,3,'visit-432',1,'puzzle/a-43','0123456789abcdef','mistakes','2030-05-06T19:12:00.000000+00:00','shown','QS@b5','','',0,4432,NULL,NULL);
INSERT INTO "answers" VALUES(133,1,'visit-440',1,'puzzle/a-44','0123456789abcdef','mix','2030-05-06T19:20:00.000000+00:00','right','QS@b5','','',1,4440,NULL,NULL);
INSERT INTO "answers" VALUES(134,2,'visit-441',1,'puzzle/a-44','0123456789abcdef','mix','2030-05-06T19:21:00.000000+00:00','right','QS@b5','','',1,4441,NULL,NULL);
INSERT INTO "answers" VALUES(135,3,'visit-442',1,'puzzle/a-44','0123456789abcdef','mix','2030-05-06T19:22:00.000000+00:00','right','QS@b5','','',1,4442,NULL,NULL);
INSERT INTO "answers" VALUES(136,1,'visit-450',1,'puzzle/a-45','0123456789abcdef','mix','2030-05-06T19:30:00.000000+00:00','right','QS@b5','left a threat open','JACK-ONE-2',0,4450,0.45,NULL);
INSERT INTO "answers" VALUES(137,2,'visit-451',1,'puzzle/a-45','0123456789abcdef','mix','2030-05-06T19:31:00.000000+00:00','right','QS@b5','left a threat open','JACK-ONE-2',0,4451,0.45,NULL);
INSERT INTO "answers" VALUES(138,3,'visit-452',1,'puzzle/a-45','0123456789abcdef','mix','2030-05-06T19:32:00.000000+00:00','right','QS@b5','left a threat open','JACK-ONE-2',0,4452,0.45,NULL);
INSERT INTO "answers" VALUES(139,1,'visit-460',1,'puzzle/a-46','0123456789abcdef','mix','2030-05-06T19:40:00.000000+00:00','wrong','QS@b5','','',0,4460,NULL,NULL);
INSERT INTO "answers" VALUES(140,2,'visit-461',1,'puzzle/a-46','0123456789abcdef','mix','2030-05-06T19:41:00.000000+00:00','wrong','QS@b5','','',0,4461,NULL,NULL);
INSERT INTO "answers" VALUES(141,3,'visit-462',1,'puzzle/a-46','0123456789abcdef','mix','2030-05-06T19:42:00.000000+00:00','wrong','QS@b5','','',0,4462,NULL,NULL);
INSERT INTO "answers" VALUES(142,1,'visit-470',1,'puzzle/a-47','0123456789abcdef','storm','2030-05-06T19:50:00.000000+00:00','refused','QS@b5','','',0,4470,NULL,NULL);
INSERT INTO "answers" VALUES(143,2,'visit-471',1,'puzzle/a-47','0123456789abcdef','storm','2030-05-06T19:51:00.000000+00:00','refused','QS@b5','','',0,4471,NULL,NULL);
INSERT INTO "answers" VALUES(144,3,'visit-472',1,'puzzle/a-47','0123456789abcdef','storm','2030-05-06T19:52:00.000000+00:00','refused','QS@b5','','',0,4472,NULL,NULL);
INSERT INTO "answers" VALUES(145,1,'visit-480',1,'puzzle/a-48','0123456789abcdef','mix','2030-05-06T20:00:00.000000+00:00','shown','QS@b5','','',0,4480,NULL,NULL);
INSERT INTO "answers" VALUES(146,2,'visit-481',1,'puzzle/a-48','0123456789abcdef','mix','2030-05-06T20:01:00.000000+00:00','shown','QS@b5','','',0,4481,NULL,NULL);
INSERT INTO "answers" VALUES(147,3,'visit-482',1,'puzzle/a-48','0123456789abcdef','mix','2030-05-06T20:02:00.000000+00:00','shown','QS@b5','','',0,4482,NULL,NULL);
INSERT INTO "answers" VALUES(148,1,'visit-490',1,'puzzle/a-49','0123456789abcdef','mix','2030-05-06T20:10:00.000000+00:00','right','QS@b5','left a threat open','JACK-ONE-2',0,4490,NULL,NULL);
INSERT INTO "answers" VALUES(149,2,'visit-491',1,'puzzle/a-49','0123456789abcdef','mix','2030-05-06T20:11:00.000000+00:00','right','QS@b5','left a threat open','JACK-ONE-2',0,4491,NULL,NULL);
INSERT INTO "answers" VALUES(150,3,'visit-492',1,'puzzle/a-49','0123456789abcdef','mix','2030-05-06T20:12:00.000000+00:00','right','QS@b5','left a threat open','JACK-ONE-2',0,4492,NULL,NULL);
INSERT INTO "answers" VALUES(151,1,'visit-500',1,'puzzle/a-0','0123456789abcdef','mix','2030-05-06T20:20:00.000000+00:00','right','QS@b5','','',0,4500,0.5,NULL);
INSERT INTO "answers" VALUES(152,2,'visit-501',1,'puzzle/a-0','0123456789abcdef','mix','2030-05-06T20:21:00.000000+00:00','right','QS@b5','','',0,4501,0.5,NULL);
INSERT INTO "answers" VALUES(153,3,'visit-502',1,'puzzle/a-0','0123456789abcdef','mix','2030-05-06T20:22:00.000000+00:00','right','QS@b5','','',0,4502,0.5,NULL);
INSERT INTO "answers" VALUES(154,1,'visit-510',1,'puzzle/a-1','0123456789abcdef','carried over','2030-05-06T20:30:00.000000+00:00','wrong','QS@b5','','',0,4510,NULL,NULL);
INSERT INTO "answers" VALUES(155,2,'visit-511',1,'puzzle/a-1','0123456789abcdef','carried over','2030-05-06T20:31:00.000000+00:00','wrong','QS@b5','','',0,4511,NULL,NULL);
INSERT INTO "answers" VALUES(156,3,'visit-512',1,'puzzle/a-1','0123456789abcdef','carried over','2030-05-06T20:32:00.000000+00:00','wrong','QS@b5','','',0,4512,NULL,NULL);
INSERT INTO "answers" VALUES(157,1,'visit-520',1,'puzzle/a-2','0123456789abcdef','mix','2030-05-06T20:40:00.000000+00:00','refused','QS@b5','','',0,4520,NULL,NULL);
INSERT INTO "answers" VALUES(158,2,'visit-521',1,'puzzle/a-2','0123456789abcdef','mix','2030-05-06T20:41:00.000000+00:00','refused','QS@b5','','',0,4521,NULL,NULL);
INSERT INTO "answers" VALUES(159,3,'visit-522',1,'puzzle/a-2','0123456789abcdef','mix','2030-05-06T20:42:00.000000+00:00','refused','QS@b5','','',0,4522,NULL,NULL);
INSERT INTO "answers" VALUES(160,1,'visit-530',1,'puzzle/a-3','0123456789abcdef','mix','2030-05-06T20:50:00.000000+00:00','shown','QS@b5','left a threat open','JACK-ONE-2',1,4530,NULL,NULL);
INSERT INTO "answers" VALUES(161,2,'visit-531',1,'puzzle/a-3','0123456789abcdef','mix','2030-05-06T20:51:00.000000+00:00','shown','QS@b5','left a threat open','JACK-ONE-2',1,4531,NULL,NULL);
INSERT INTO "answers" VALUES(162,3,'visit-532',1,'puzzle/a-3','0123456789abcdef','mix','2030-05-06T20:52:00.000000+00:00','shown','QS@b5','left a threat open','JACK-ONE-2',1,4532,NULL,NULL);
INSERT INTO "answers" VALUES(163,1,'visit-540',1,'puzzle/a-4','0123456789abcdef','mix','2030-05-06T21:00:00.000000+00:00','right','QS@b5','','',0,4540,NULL,NULL);
INSERT INTO "answers" VALUES(164,2,'visit-541',1,'puzzle/a-4','0123456789abcdef','mix','2030-05-06T21:01:00.000000+00:00','right','QS@b5','','',0,4541,NULL,NULL);
INSERT INTO "answers" VALUES(165,3,'visit-542',1,'puzzle/a-4','0123456789abcdef','mix','2030-05-06T21:02:00.000000+00:00','right','QS@b5','','',0,4542,NULL,NULL);
INSERT INTO "answers" VALUES(166,1,'visit-1000',1,'puzzle/puzzle-1000','0123456789abcdef','lesson','2030-05-07T04:40:00.000000+00:00','right','QS@b5','','',0,5000,NULL,NULL);
INSERT INTO "answers" VALUES(167,2,'visit-1000',1,'puzzle/puzzle-1000','0123456789abcdef','lesson','2030-05-07T04:40:00.000000+00:00','right','QS@b5','','',0,5000,NULL,NULL);
INSERT INTO "answers" VALUES(168,3,'visit-1000',1,'puzzle/puzzle-1000','0123456789abcdef','lesson','2030-05-07T04:40:00.000000+00:00','right','QS@b5','','',0,5000,NULL,NULL);
INSERT INTO "answers" VALUES(169,1,'visit-1001',1,'puzzle/puzzle-1001','0123456789abcdef','chapter','2030-05-07T04:41:00.000000+00:00','right','QS@b5','','',0,5001,NULL,NULL);
INSERT INTO "answers" VALUES(170,2,'visit-1001',1,'puzzle/puzzle-1001','0123456789abcdef','chapter','2030-05-07T04:41:00.000000+00:00','right','QS@b5','','',0,5001,NULL,NULL);
INSERT INTO "answers" VALUES(171,3,'visit-1001',1,'puzzle/puzzle-1001','0123456789abcdef','chapter','2030-05-07T04:41:00.000000+00:00','right','QS@b5','','',0,5001,NULL,NULL);
INSERT INTO "answers" VALUES(172,1,'visit-1002',1,'puzzle/puzzle-1002','0123456789abcdef','mix','2030-05-07T04:42:00.000000+00:00','wrong','QS@b5','','',0,5002,NULL,NULL);
INSERT INTO "answers" VALUES(173,2,'visit-1002',1,'puzzle/puzzle-1002','0123456789abcdef','mix','2030-05-07T04:42:00.000000+00:00','wrong','QS@b5','','',0,5002,NULL,NULL);
INSERT INTO "answers" VALUES(174,3,'visit-1002',1,'puzzle/puzzle-1002','0123456789abcdef','mix','2030-05-07T04:42:00.000000+00:00','wrong','QS@b5','','',0,5002,NULL,NULL);
INSERT INTO "answers" VALUES(175,1,'visit-1003',1,'puzzle/puzzle-1003','0123456789abcdef','theme','2030-05-07T04:43:00.000000+00:00','right','QS@b5','','',0,5003,NULL,NULL);
INSERT INTO "answers" VALUES(176,2,'visit-1003',1,'puzzle/puzzle-1003','0123456789abcdef','theme','2030-05-07T04:43:00.000000+00:00','right','QS@b5','','',0,5003,NULL,NULL);
INSERT INTO "answers" VALUES(177,3,'visit-1003',1,'puzzle/puzzle-1003','0123456789abcdef','theme','2030-05-07T04:43:00.000000+00:00','right','QS@b5','','',0,5003,NULL,NULL);
INSERT INTO "answers" VALUES(178,1,'visit-1004',1,'puzzle/puzzle-1004','0123456789abcdef','mistakes','2030-05-07T04:44:00.000000+00:00','right','QS@b5','','',0,5004,NULL,NULL);
INSERT INTO "answers" VALUES(179,2,'visit-1004',1,'puzzle/puzzle-1004','0123456789abcdef','mistakes','2030-05-07T04:44:00.000000+00:00','right','QS@b5','','',0,5004,NULL,NULL);
INSERT INTO "answers" VALUES(180,3,'visit-1004',1,'puzzle/puzzle-1004','0123456789abcdef','mistakes','2030-05-07T04:44:00.000000+00:00','right','QS@b5','','',0,5004,NULL,NULL);
INSERT INTO "answers" VALUES(181,1,'visit-1005',1,'puzzle/puzzle-1005','0123456789abcdef','daily','2030-05-07T04:45:00.000000+00:00','wrong','QS@b5','','',0,5005,NULL,NULL);
INSERT INTO "answers" VALUES(182,2,'visit-1005',1,'puzzle/puzzle-1005','0123456789abcdef','daily','2030-05-07T04:45:00.000000+00:00','wrong','QS@b5','','',0,5005,NULL,NULL);
INSERT INTO "answers" VALUES(183,3,'visit-1005',1,'puzzle/puzzle-1005','0123456789abcdef','daily','2030-05-07T04:45:00.000000+00:00','wrong','QS@b5','','',0,5005,NULL,NULL);
INSERT INTO "answers" VALUES(184,1,'visit-1006',1,'puzzle/puzzle-1006','0123456789abcdef','day','2030-05-07T04:46:00.000000+00:00','right','QS@b5','','',0,5006,NULL,NULL);
INSERT INTO "answers" VALUES(185,2,'visit-1006',1,'puzzle/puzzle-1006','0123456789abcdef','day','2030-05-07T04:46:00.000000+00:00','right','QS@b5','','',0,5006,NULL,NULL);
INSERT INTO "answers" VALUES(186,3,'visit-1006',1,'puzzle/puzzle-1006','0123456789abcdef','day','2030-05-07T04:46:00.000000+00:00','right','QS@b5','','',0,5006,NULL,NULL);
INSERT INTO "answers" VALUES(187,1,'visit-1007',1,'puzzle/puzzle-1007','0123456789abcdef','streak','2030-05-07T04:47:00.000000+00:00','right','QS@b5','','',0,5007,NULL,NULL);
INSERT INTO "answers" VALUES(188,2,'visit-1007',1,'puzzle/puzzle-1007','0123456789abcdef','streak','2030-05-07T04:47:00.000000+00:00','right','QS@b5','','',0,5007,NULL,NULL);
INSERT INTO "answers" VALUES(189,3,'visit-1007',1,'puzzle/puzzle-1007','0123456789abcdef','streak','2030-05-07T04:47:00.000000+00:00','right','QS@b5','','',0,5007,NULL,NULL);
INSERT INTO "answers" VALUES(190,1,'visit-1008',1,'puzzle/puzzle-1008','0123456789abcdef','storm','2030-05-07T04:48:00.000000+00:00','wrong','QS@b5','','',0,5008,NULL,NULL);
INSERT INTO "answers" VALUES(191,2,'visit-1008',1,'puzzle/puzzle-1008','0123456789abcdef','storm','2030-05-07T04:48:00.000000+00:00','wrong','QS@b5','','',0,5008,NULL,NULL);
INSERT INTO "answers" VALUES(192,3,'visit-1008',1,'puzzle/puzzle-1008','0123456789abcdef','storm','2030-05-07T04:48:00.000000+00:00','wrong','QS@b5','','',0,5008,NULL,NULL);
INSERT INTO "answers" VALUES(193,1,'visit-1009',1,'puzzle/puzzle-1009','0123456789abcdef','storm review','2030-05-07T04:49:00.000000+00:00','right','QS@b5','','',0,5009,NULL,NULL);
INSERT INTO "answers" VALUES(194,2,'visit-1009',1,'puzzle/puzzle-1009','0123456789abcdef','storm review','2030-05-07T04:49:00.000000+00:00','right','QS@b5','','',0,5009,NULL,NULL);
INSERT INTO "answers" VALUES(195,3,'visit-1009',1,'puzzle/puzzle-1009','0123456789abcdef','storm review','2030-05-07T04:49:00.000000+00:00','right','QS@b5','','',0,5009,NULL,NULL);
INSERT INTO "answers" VALUES(196,1,'visit-1010',1,'puzzle/puzzle-1010','0123456789abcdef','class','2030-05-07T04:50:00.000000+00:00','right','QS@b5','','',0,5010,NULL,NULL);
INSERT INTO "answers" VALUES(197,2,'visit-1010',1,'puzzle/puzzle-1010','0123456789abcdef','class','2030-05-07T04:50:00.000000+00:00','right','QS@b5','','',0,5010,NULL,NULL);
INSERT INTO "answers" VALUES(198,3,'visit-1010',1,'puzzle/puzzle-1010','0123456789abcdef','class','2030-05-07T04:50:00.000000+00:00','right','QS@b5','','',0,5010,NULL,NULL);
INSERT INTO "answers" VALUES(199,1,'visit-1011',1,'puzzle/puzzle-1011','0123456789abcdef','own pace','2030-05-07T04:51:00.000000+00:00','wrong','QS@b5','','',0,5011,NULL,NULL);
INSERT INTO "answers" VALUES(200,2,'visit-1011',1,'puzzle/puzzle-1011','0123456789abcdef','own pace','2030-05-07T04:51:00.000000+00:00','wrong','QS@b5','','',0,5011,NULL,NULL);
INSERT INTO "answers" VALUES(201,3,'visit-1011',1,'puzzle/puzzle-1011','0123456789abcdef','own pace','2030-05-07T04:51:00.000000+00:00','wrong','QS@b5','','',0,5011,NULL,NULL);
INSERT INTO "answers" VALUES(202,1,'visit-1012',1,'puzzle/puzzle-1012','0123456789abcdef','carried over','2030-05-07T04:52:00.000000+00:00','right','QS@b5','','',0,5012,NULL,NULL);
INSERT INTO "answers" VALUES(203,2,'visit-1012',1,'puzzle/puzzle-1012','0123456789abcdef','carried over','2030-05-07T04:52:00.000000+00:00','right','QS@b5','','',0,5012,NULL,NULL);
INSERT INTO "answers" VALUES(204,3,'visit-1012',1,'puzzle/puzzle-1012','0123456789abcdef','carried over','2030-05-07T04:52:00.000000+00:00','right','QS@b5','','',0,5012,NULL,NULL);
CREATE TABLE people (
	number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	"key" TEXT, 
	words TEXT, 
	since TEXT NOT NULL, 
	reviews BOOLEAN NOT NULL, 
	last TEXT NOT NULL, 
	CONSTRAINT uq_people_id UNIQUE (id), 
	CONSTRAINT uq_people_key UNIQUE ("key"), 
	CONSTRAINT uq_people_words UNIQUE (words)
);
INSERT INTO "people" VALUES(1,'p-1','Ada','k-1k-1k-1k-1k-1k-1k-1k-1','calm-otter-47','2030-05-06T12:00:00.000000+00:00',1,'');
INSERT INTO "people" VALUES(2,'p-2','Łukasz','k-2k-2k-2k-2k-2k-2k-2k-2',NULL,'2030-05-06T12:00:00.000000+00:00',0,'puzzle/a-1');
INSERT INTO "people" VALUES(3,'p-3','小明',NULL,'brave-heron-12','2030-05-06T12:00:00.000000+00:00',0,'');
CREATE TABLE person_ratings (
	person INTEGER NOT NULL, 
	rating TEXT NOT NULL, 
	CONSTRAINT pk_person_ratings PRIMARY KEY (person), 
	CONSTRAINT fk_person_ratings_person FOREIGN KEY(person) REFERENCES people (number) ON DELETE CASCADE
);
INSERT INTO "person_ratings" VALUES(1,'1019.4324052571891 70.26971690570959 0.06000310782743156 2030-05-07T04:42:00.000000+00:00');
INSERT INTO "person_ratings" VALUES(2,'1025.3984840308299 69.94169767865887 0.059992696970023 2030-05-07T04:42:00.000000+00:00');
INSERT INTO "person_ratings" VALUES(3,'1029.9372641183165 70.17040703571226 0.05998673002990116 2030-05-07T04:42:00.000000+00:00');
CREATE TABLE puzzle_ratings (
	puzzle TEXT NOT NULL, 
	rating TEXT NOT NULL, 
	CONSTRAINT pk_puzzle_ratings PRIMARY KEY (puzzle)
);
INSERT INTO "puzzle_ratings" VALUES('a-25','896.2595278910661 123.82956618706606 0.05999630931888072 2030-05-06T16:12:00.000000+00:00');
INSERT INTO "puzzle_ratings" VALUES('a-28','1151.351673980311 122.40020653598002 0.06000006027461274 2030-05-06T16:42:00.000000+00:00');
INSERT INTO "puzzle_ratings" VALUES('a-29','894.3049002775526 123.50696049430525 0.05999635602219375 2030-05-06T16:52:00.000000+00:00');
INSERT INTO "puzzle_ratings" VALUES('a-30','898.9705646038573 123.83032843272757 0.059996118523924474 2030-05-06T17:02:00.000000+00:00');
INSERT INTO "puzzle_ratings" VALUES('a-33','1154.2374327983596 122.20506538823457 0.060000309163626274 2030-05-06T17:32:00.000000+00:00');
INSERT INTO "puzzle_ratings" VALUES('a-34','897.095281988037 123.54482520011766 0.059996166455629114 2030-05-06T17:42:00.000000+00:00');
INSERT INTO "puzzle_ratings" VALUES('a-36','1151.8843685385891 122.00163616465922 0.06000001272360997 2030-05-06T18:02:00.000000+00:00');
INSERT INTO "puzzle_ratings" VALUES('a-38','1145.3659896876359 121.82016654870203 0.05999930470855254 2030-05-06T18:22:00.000000+00:00');
INSERT INTO "puzzle_ratings" VALUES('a-40','890.2836598065071 122.8715990841948 0.05999647010400408 2030-05-06T18:42:00.000000+00:00');
INSERT INTO "puzzle_ratings" VALUES('a-41','1143.925688851086 121.69917938138737 0.0599991298330346 2030-05-06T18:52:00.000000+00:00');
INSERT INTO "puzzle_ratings" VALUES('a-45','889.274408889428 122.7191879307758 0.05999650266763 2030-05-06T19:32:00.000000+00:00');
INSERT INTO "puzzle_ratings" VALUES('a-46','1142.68724261345 121.599977331074 0.05999898145264718 2030-05-06T19:42:00.000000+00:00');
INSERT INTO "puzzle_ratings" VALUES('a-48','1137.7351332969633 121.54985057649608 0.05999849002713346 2030-05-06T20:02:00.000000+00:00');
INSERT INTO "puzzle_ratings" VALUES('a-49','884.145629339273 122.30994021095486 0.059996786897205265 2030-05-06T20:12:00.000000+00:00');
INSERT INTO "puzzle_ratings" VALUES('puzzle-1002','1136.987868357527 121.48539629753175 0.05999840142320043 2030-05-07T04:42:00.000000+00:00');
CREATE TABLE rated_answers (
	answer INTEGER NOT NULL, 
	met TEXT NOT NULL, 
	person TEXT NOT NULL, 
	puzzle TEXT NOT NULL, 
	CONSTRAINT pk_rated_answers PRIMARY KEY (answer), 
	CONSTRAINT fk_rated_answers_answer FOREIGN KEY(answer) REFERENCES answers (number) ON DELETE CASCADE
);
INSERT INTO "rated_answers" VALUES(1,'1000.0 150.0 0.06','1125.083530906793 262.7889996950461 0.059999924041806915 2030-05-06T12:00:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(2,'1000.0 150.0 0.06','1125.083530906793 262.7889996950461 0.059999924041806915 2030-05-06T12:01:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(3,'1000.0 150.0 0.06','1125.083530906793 262.7889996950461 0.059999924041806915 2030-05-06T12:02:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(4,'1000.0 150.0 0.06','959.048709668723 220.49783988117846 0.060000531650426396 2030-05-06T12:10:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(5,'1000.0 150.0 0.06','959.048709668723 220.49783988117846 0.060000531650426396 2030-05-06T12:11:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(6,'1000.0 150.0 0.06','959.048709668723 220.49783988117846 0.060000531650426396 2030-05-06T12:12:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(13,'1000.0 150.0 0.06','1064.5453382941769 191.5810766389914 0.060000395054158454 2030-05-06T12:40:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(14,'1000.0 150.0 0.06','1064.5453382941769 191.5810766389914 0.060000395054158454 2030-05-06T12:41:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(15,'1000.0 150.0 0.06','1064.5453382941769 191.5810766389914 0.060000395054158454 2030-05-06T12:42:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(16,'1000.0 150.0 0.06','1128.631191837416 171.9733884446881 0.059999481083862306 2030-05-06T12:50:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(17,'1000.0 150.0 0.06','1128.631191837416 171.9733884446881 0.059999481083862306 2030-05-06T12:51:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(18,'1000.0 150.0 0.06','1128.631191837416 171.9733884446881 0.059999481083862306 2030-05-06T12:52:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(19,'1000.0 150.0 0.06','1042.4251403566889 158.38305297739925 0.06000084858425464 2030-05-06T13:00:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(20,'1000.0 150.0 0.06','1042.4251403566889 158.38305297739925 0.06000084858425464 2030-05-06T13:01:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(21,'1000.0 150.0 0.06','1042.4251403566889 158.38305297739925 0.06000084858425464 2030-05-06T13:02:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(28,'1000.0 150.0 0.06','1092.1377514934122 146.59093944422528 0.06000011945094893 2030-05-06T13:30:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(29,'1000.0 150.0 0.06','1092.1377514934122 146.59093944422528 0.06000011945094893 2030-05-06T13:31:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(30,'1000.0 150.0 0.06','1092.1377514934122 146.59093944422528 0.06000011945094893 2030-05-06T13:32:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(31,'1000.0 150.0 0.06','1129.709271469157 137.4694389362713 0.059999078675093666 2030-05-06T13:40:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(32,'1000.0 150.0 0.06','1129.709271469157 137.4694389362713 0.059999078675093666 2030-05-06T13:41:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(33,'1000.0 150.0 0.06','1129.709271469157 137.4694389362713 0.059999078675093666 2030-05-06T13:42:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(40,'1000.0 150.0 0.06','1071.3086049396811 130.237856375971 0.060000757120531455 2030-05-06T14:10:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(41,'1000.0 150.0 0.06','1071.3086049396811 130.237856375971 0.060000757120531455 2030-05-06T14:11:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(42,'1000.0 150.0 0.06','1071.3086049396811 130.237856375971 0.060000757120531455 2030-05-06T14:12:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(43,'1000.0 150.0 0.06','1103.723937251689 123.57733896272202 0.05999985058720967 2030-05-06T14:20:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(44,'1000.0 150.0 0.06','1103.723937251689 123.57733896272202 0.05999985058720967 2030-05-06T14:21:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(45,'1000.0 150.0 0.06','1103.723937251689 123.57733896272202 0.05999985058720967 2030-05-06T14:22:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(46,'1000.0 150.0 0.06','1130.4039710801683 118.04215063768049 0.059998757469291564 2030-05-06T14:30:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(47,'1000.0 150.0 0.06','1130.4039710801683 118.04215063768049 0.059998757469291564 2030-05-06T14:31:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(48,'1000.0 150.0 0.06','1130.4039710801683 118.04215063768049 0.059998757469291564 2030-05-06T14:32:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(49,'1000.0 150.0 0.06','1086.0949971227965 113.37304988765904 0.06000060590635069 2030-05-06T14:40:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(50,'1000.0 150.0 0.06','1086.0949971227965 113.37304988765904 0.06000060590635069 2030-05-06T14:41:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(51,'1000.0 150.0 0.06','1086.0949971227965 113.37304988765904 0.06000060590635069 2030-05-06T14:42:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(55,'1000.0 150.0 0.06','1048.4490906110993 108.96321872174966 0.060001679245541666 2030-05-06T15:00:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(56,'1000.0 150.0 0.06','1048.4490906110993 108.96321872174966 0.060001679245541666 2030-05-06T15:01:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(57,'1000.0 150.0 0.06','1048.4490906110993 108.96321872174966 0.060001679245541666 2030-05-06T15:02:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(61,'1000.0 150.0 0.06','1073.465904307839 104.9032155750852 0.06000097691749163 2030-05-06T15:20:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(62,'1000.0 150.0 0.06','1073.465904307839 104.9032155750852 0.06000097691749163 2030-05-06T15:21:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(63,'1000.0 150.0 0.06','1073.465904307839 104.9032155750852 0.06000097691749163 2030-05-06T15:22:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(64,'1000.0 150.0 0.06','1041.7456376293399 101.33503000048914 0.060001882873650145 2030-05-06T15:30:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(65,'1000.0 150.0 0.06','1041.7456376293399 101.33503000048914 0.060001882873650145 2030-05-06T15:31:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(66,'1000.0 150.0 0.06','1041.7456376293399 101.33503000048914 0.060001882873650145 2030-05-06T15:32:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(73,'1000.0 150.0 0.06','1064.0222091089195 98.03311183370187 0.06000125416992079 2030-05-06T16:00:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(74,'1000.0 150.0 0.06','1064.0222091089195 98.03311183370187 0.06000125416992079 2030-05-06T16:01:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(75,'1000.0 150.0 0.06','1064.0222091089195 98.03311183370187 0.06000125416992079 2030-05-06T16:02:00.000000+00:00','1000.0 150.0 0.06');
INSERT INTO "rated_answers" VALUES(76,'1000.0 150.0 0.06','1083.6417411382613 95.07808135292535 0.06000043369849256 2030-05-06T16:10:00.000000+00:00','956.1576515458354 138.9848824313056 0.059998984850867805 2030-05-06T16:10:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(77,'956.1576515458354 138.9848824313056 0.059998984850867805 2030-05-06T16:10:00.000000+00:00','1081.267900295887 95.1494757324532 0.06000010808541522 2030-05-06T16:11:00.000000+00:00','922.8219572270253 130.52698969202544 0.059997709509120555 2030-05-06T16:11:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(78,'922.8219572270253 130.52698969202544 0.059997709509120555 2030-05-06T16:11:00.000000+00:00','1079.493414644617 95.25449188374225 0.059999940484731146 2030-05-06T16:12:00.000000+00:00','896.2595278910661 123.82956618706606 0.05999630931888072 2030-05-06T16:12:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(85,'1000.0 150.0 0.06','1056.690376121548 92.42625600063558 0.060001570652912055 2030-05-06T16:40:00.000000+00:00','1065.4350198159832 139.147054237457 0.06000091743856794 2030-05-06T16:40:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(86,'1065.4350198159832 139.147054237457 0.06000091743856794 2030-05-06T16:40:00.000000+00:00','1057.900669963433 92.30412420010947 0.06000016677607116 2030-05-06T16:41:00.000000+00:00','1113.986286225436 129.94108533438802 0.060000785290371346 2030-05-06T16:41:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(87,'1113.986286225436 129.94108533438802 0.060000785290371346 2030-05-06T16:41:00.000000+00:00','1058.8726534460432 92.36034102835292 0.059999354435893784 2030-05-06T16:42:00.000000+00:00','1151.351673980311 122.40020653598002 0.06000006027461274 2030-05-06T16:42:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(88,'1000.0 150.0 0.06','1074.6309080959231 89.9233711408258 0.06000081801228561 2030-05-06T16:50:00.000000+00:00','955.0393738835639 138.82418822842962 0.0599990287476033 2030-05-06T16:50:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(89,'955.0393738835639 138.82418822842962 0.0599990287476033 2030-05-06T16:50:00.000000+00:00','1073.5465465998625 89.86778426750939 0.05999904877289743 2030-05-06T16:51:00.000000+00:00','921.1397352669583 130.26222021836915 0.05999776226792362 2030-05-06T16:51:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(90,'921.1397352669583 130.26222021836915 0.05999776226792362 2030-05-06T16:51:00.000000+00:00','1072.8628407278538 90.00989702172029 0.05999804981210698 2030-05-06T16:52:00.000000+00:00','894.3049002775526 123.50696049430525 0.05999635602219375 2030-05-06T16:52:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(91,'1000.0 150.0 0.06','1090.7710316568007 87.64823726816938 0.059999922540585 2030-05-06T17:00:00.000000+00:00','957.4405963466554 138.9599713336171 0.05999889020615296 2030-05-06T17:00:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(92,'957.4405963466554 138.9599713336171 0.05999889020615296 2030-05-06T17:00:00.000000+00:00','1087.78052998849 87.65750185086517 0.059997862583925574 2030-05-06T17:01:00.000000+00:00','924.9448152390308 130.5120053489466 0.059997556920108955 2030-05-06T17:01:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(93,'924.9448152390308 130.5120053489466 0.059997556920108955 2030-05-06T17:01:00.000000+00:00','1085.7115168653047 87.87220715541423 0.05999671382706794 2030-05-06T17:02:00.000000+00:00','898.9705646038573 123.83032843272757 0.059996118523924474 2030-05-06T17:02:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(100,'1000.0 150.0 0.06','1067.3321163930534 85.57501892821752 0.060001229307227746 2030-05-06T17:30:00.000000+00:00','1066.9008313382044 139.1220771640186 0.06000106774814117 2030-05-06T17:30:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(101,'1066.9008313382044 139.1220771640186 0.06000106774814117 2030-05-06T17:30:00.000000+00:00','1067.5130502427232 85.42098737884251 0.05999802067881431 2030-05-06T17:31:00.000000+00:00','1116.341249288694 129.82663719433398 0.0600010053526181 2030-05-06T17:31:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(102,'1116.341249288694 129.82663719433398 0.0600010053526181 2030-05-06T17:31:00.000000+00:00','1067.8059325891804 85.58094489942545 0.05999618479528622 2030-05-06T17:32:00.000000+00:00','1154.2374327983596 122.20506538823457 0.060000309163626274 2030-05-06T17:32:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(103,'1000.0 150.0 0.06','1082.3466858406164 83.59419267885605 0.06000039451935534 2030-05-06T17:40:00.000000+00:00','956.372090137015 138.81408350799268 0.05999893161883497 2030-05-06T17:40:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(104,'956.372090137015 138.81408350799268 0.05999893161883497 2030-05-06T17:40:00.000000+00:00','1080.650565560603 83.5016325778602 0.05999685939978894 2030-05-06T17:41:00.000000+00:00','923.3362169167385 130.27543953520768 0.05999760828555019 2030-05-06T17:41:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(105,'923.3362169167385 130.27543953520768 0.05999760828555019 2030-05-06T17:41:00.000000+00:00','1079.6192404462797 83.7244524799092 0.05999485692981026 2030-05-06T17:42:00.000000+00:00','897.095281988037 123.54482520011766 0.059996166455629114 2030-05-06T17:42:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(109,'1000.0 150.0 0.06','1061.30636989722 81.77239204088114 0.06000156865530045 2030-05-06T18:00:00.000000+00:00','1065.809689015443 138.9538848262023 0.06000091370414209 2030-05-06T18:00:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(110,'1065.809689015443 138.9538848262023 0.06000091370414209 2030-05-06T18:00:00.000000+00:00','1062.4490474818433 81.55761989104066 0.05999694210352557 2030-05-06T18:01:00.000000+00:00','1114.4832969296658 129.62015501019235 0.060000761465736255 2030-05-06T18:01:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(111,'1114.4832969296658 129.62015501019235 0.060000761465736255 2030-05-06T18:01:00.000000+00:00','1063.4811303404902 81.73794821481872 0.059994287584758825 2030-05-06T18:02:00.000000+00:00','1151.8843685385891 122.00163616465922 0.06000001272360997 2030-05-06T18:02:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(115,'1000.0 150.0 0.06','1042.0315230036103 80.03115150791379 0.06000238109725648 2030-05-06T18:20:00.000000+00:00','1062.6577778558767 138.69663821587818 0.06000053077636748 2030-05-06T18:20:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(116,'1062.6577778558767 138.69663821587818 0.06000053077636748 2030-05-06T18:20:00.000000+00:00','1045.708171555486 79.7397667734225 0.05999681826955962 2030-05-06T18:21:00.000000+00:00','1109.2666372521976 129.37159694217468 0.06000016888164368 2030-05-06T18:21:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(117,'1109.2666372521976 129.37159694217468 0.06000016888164368 2030-05-06T18:21:00.000000+00:00','1048.5465815555099 79.89673282707713 0.05999360358551701 2030-05-06T18:22:00.000000+00:00','1145.3659896876359 121.82016654870203 0.05999930470855254 2030-05-06T18:22:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(121,'1000.0 150.0 0.06','1056.2582430683203 78.375410680391 0.06000178245184234 2030-05-06T18:40:00.000000+00:00','952.7241484638646 138.51456593817042 0.05999913128200693 2030-05-06T18:40:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(122,'952.7241484638646 138.51456593817042 0.05999913128200693 2030-05-06T18:40:00.000000+00:00','1057.9295775177463 78.13310654258633 0.05999576436616218 2030-05-06T18:41:00.000000+00:00','917.6739361084825 129.74468640206925 0.05999788725560639 2030-05-06T18:41:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(123,'917.6739361084825 129.74468640206925 0.05999788725560639 2030-05-06T18:41:00.000000+00:00','1059.4109032690224 78.3415073802437 0.059992320875507744 2030-05-06T18:42:00.000000+00:00','890.2836598065071 122.8715990841948 0.05999647010400408 2030-05-06T18:42:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(124,'1000.0 150.0 0.06','1038.690324767672 76.83174088227247 0.0600025235239522 2030-05-06T18:50:00.000000+00:00','1062.0180702949347 138.59984030508159 0.06000044507358474 2030-05-06T18:50:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(125,'1062.0180702949347 138.59984030508159 0.06000044507358474 2030-05-06T18:50:00.000000+00:00','1042.6654531249399 76.52959437015815 0.05999559695897216 2030-05-06T18:51:00.000000+00:00','1108.154487499552 129.2505966012561 0.06000002894802803 2030-05-06T18:51:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(126,'1108.154487499552 129.2505966012561 0.06000002894802803 2030-05-06T18:51:00.000000+00:00','1045.7609753534432 76.71803929202689 0.0599916111270546 2030-05-06T18:52:00.000000+00:00','1143.925688851086 121.69917938138737 0.0599991298330346 2030-05-06T18:52:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(136,'1000.0 150.0 0.06','1051.9711018729595 75.36273302061777 0.06000196369617603 2030-05-06T19:30:00.000000+00:00','952.1794193623963 138.44510614423376 0.059999157433978774 2030-05-06T19:30:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(137,'952.1794193623963 138.44510614423376 0.059999157433978774 2030-05-06T19:30:00.000000+00:00','1054.0504378141243 75.10349780914888 0.05999456107865312 2030-05-06T19:31:00.000000+00:00','916.830475466985 129.62422267398895 0.05999792088905132 2030-05-06T19:31:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(138,'916.830475466985 129.62422267398895 0.05999792088905132 2030-05-06T19:31:00.000000+00:00','1055.8776551237222 75.33521613072365 0.05999033577194979 2030-05-06T19:32:00.000000+00:00','889.274408889428 122.7191879307758 0.05999650266763 2030-05-06T19:32:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(139,'1000.0 150.0 0.06','1035.837065777609 73.98323868850908 0.06000264469637323 2030-05-06T19:40:00.000000+00:00','1061.4708615017757 138.51950644217985 0.06000037284904335 2030-05-06T19:40:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(140,'1061.4708615017757 138.51950644217985 0.06000037284904335 2030-05-06T19:40:00.000000+00:00','1040.0275154335995 73.67630260146915 0.05999435655656948 2030-05-06T19:41:00.000000+00:00','1107.201128013493 129.15077849830197 0.05999991062260636 2030-05-06T19:41:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(141,'1107.201128013493 129.15077849830197 0.05999991062260636 2030-05-06T19:41:00.000000+00:00','1043.312274303467 73.89058975546618 0.05998960372070311 2030-05-06T19:42:00.000000+00:00','1142.68724261345 121.599977331074 0.05999898145264718 2030-05-06T19:42:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(145,'1000.0 150.0 0.06','1020.8404247940919 72.66568206671197 0.06000306897867583 2030-05-06T20:00:00.000000+00:00','1059.0313897558065 138.3864141488613 0.06000010695545763 2030-05-06T20:00:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(146,'1059.0313897558065 138.3864141488613 0.06000010695545763 2030-05-06T20:00:00.000000+00:00','1026.9303108473844 72.33091508290033 0.0599940067894302 2030-05-06T20:01:00.000000+00:00','1103.2198419832014 129.04607906713085 0.05999950008461378 2030-05-06T20:01:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(147,'1103.2198419832014 129.04607906713085 0.05999950008461378 2030-05-06T20:01:00.000000+00:00','1031.5157713637875 72.53564113611675 0.05998878969388936 2030-05-06T20:02:00.000000+00:00','1137.7351332969633 121.54985057649608 0.05999849002713346 2030-05-06T20:02:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(148,'1000.0 150.0 0.06','1033.3749518118532 71.4082465244119 0.06000271396906888 2030-05-06T20:10:00.000000+00:00','949.4893713102038 138.29858010214411 0.05999933736645171 2030-05-06T20:10:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(149,'949.4893713102038 138.29858010214411 0.05999933736645171 2030-05-06T20:10:00.000000+00:00','1037.5722867371032 71.10295614081367 0.05999306847841609 2030-05-06T20:11:00.000000+00:00','912.6079229048493 129.322738906315 0.05999817689652523 2030-05-06T20:11:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(150,'912.6079229048493 129.322738906315 0.05999817689652523 2030-05-06T20:11:00.000000+00:00','1040.9147552440095 71.34100682463072 0.059987558804701475 2030-05-06T20:12:00.000000+00:00','884.145629339273 122.30994021095486 0.059996786897205265 2030-05-06T20:12:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(172,'1000.0 150.0 0.06','1019.4324052571891 70.26971690570959 0.06000310782743156 2030-05-07T04:42:00.000000+00:00','1058.7342478154499 138.33675701274092 0.06000006777678777 2030-05-07T04:42:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(173,'1058.7342478154499 138.33675701274092 0.06000006777678777 2030-05-07T04:42:00.000000+00:00','1025.3984840308299 69.94169767865887 0.059992696970023 2030-05-07T04:42:00.000000+00:00','1102.6697297876365 128.9822327030375 0.05999943223328927 2030-05-07T04:42:00.000000+00:00');
INSERT INTO "rated_answers" VALUES(174,'1102.6697297876365 128.9822327030375 0.05999943223328927 2030-05-07T04:42:00.000000+00:00','1029.9372641183165 70.17040703571226 0.05998673002990116 2030-05-07T04:42:00.000000+00:00','1136.987868357527 121.48539629753175 0.05999840142320043 2030-05-07T04:42:00.000000+00:00');
CREATE TABLE sequence_trainer_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT sequence_trainer_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "sequence_trainer_version" VALUES('0001');
CREATE INDEX ix_answers_person_number ON answers (person, number);
CREATE INDEX ix_answers_person_question ON answers (person, question);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('people',3);
INSERT INTO "sqlite_sequence" VALUES('answers',204);
COMMIT;
