"""Words for codes and nicknames: friendly in every combination, easy to spell, none like another.

Left out: words that sound like another word (bear, hare), that are spelled in two ways (grey,
harbour), that name a team's colour, or that could be meant badly beside some other word.
"""

from __future__ import annotations

from typing import Final

_ADJECTIVES: Final = """
able active agile airy alert amazing artful autumnal awake balmy beaming blissful bouncy
brainy brave breezy bright brisk bubbly busy calm candid capable careful caring casual
charming chatty cheery chirpy clever comfy confident cosmic crafty creative crisp curious
curly daily dainty decent deluxe devoted diligent dreamy early earnest elegant endless epic
exact expert famous fancy fearless festive fluent fluffy focused fresh friendly frosty
funny gallant generous gentle genuine giddy gifted glad gleaming glossy glowing golden
graceful grand groovy handy happy harmless hearty helpful heroic hopeful humble ideal
inventive jaunty jazzy jolly jovial joyful keen kind lasting lavish leafy legendary lively
logical loyal lucid lucky lunar magical major mellow memorable merry mighty mindful misty
modern modest musical mythical neat nifty nimble noble noted notable optimal orderly
original outdoor peaceful peppy perfect perky playful pleasant poetic polar polite popular
positive precise prompt proper proud puzzled quick quirky radiant rapid regal regular
reliable relaxed rosy rustic scenic secure serene sharing shimmering shiny sincere sleepy
smart smiling snappy snowy snug sociable speedy splendid sporty stable starry steady
stellar strong sublime subtle super swift tactful talented tidy tireless tranquil trendy
tropical trusty truthful twinkling unique upbeat useful valiant velvet vibrant victorious
vivid warm watchful wavy winning witty wonderful worthy young zany zealous zesty zippy
"""
_NOUNS: Final = """
acorn alpaca anchor antelope apple apricot arrow aspen avocado badger bagel bamboo banjo
basket beacon bicycle birch biscuit bison blossom bonnet bramble bridge brook buffalo
butterfly buttercup cabin cactus camera candle canoe canyon caribou castle cello chipmunk
circle clarinet clover cloud collie comet compass corgi cottage crayon cricket crocus crown
crystal daffodil daisy dandelion dolphin dragon drum duckling eagle easel elk ember engine
falcon feather fern firefly flamingo flute forest fox gadget galaxy garden gazelle gecko
glacier gosling guitar hammock hamster harp hazel hedgehog helmet heron holly iguana island
ivy jaguar jasmine jigsaw jungle kangaroo kayak kestrel kettle kingfisher kite kitten koala
ladder lagoon lantern lavender lemon lemur leopard lighthouse lily lion lobster lotus
magnet magpie mango maple marble marigold marmot meadow meerkat meteor mirror mongoose moon
mountain mushroom nebula necklace notebook oasis ocean octopus okapi olive orbit orchid
osprey ostrich otter oyster paddle panda panther papaya parcel parrot parsley pebble
pelican pencil penguin petunia piano picnic planet pony puffin pumpkin puppet puppy puzzle
quilt rabbit rainbow raven ribbon river robin robot rocket salmon sandal saxophone scarf
scooter seahorse shell signal sketch sky snowflake spaniel sparrow spoon spring spruce
squirrel starfish storm stream summit sunset swan teapot telescope temple tent ticket tiger
toucan tractor trumpet tulip tunnel turtle umbrella unicorn valley village violet violin
volcano waffle wagon waterfall whistle willow windmill window wizard wombat woodland zebra
"""

ADJECTIVES: Final = tuple(_ADJECTIVES.split())
NOUNS: Final = tuple(_NOUNS.split())
