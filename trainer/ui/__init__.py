"""Streamlit pages and the Plotly board: they ask training and draw what it says."""
