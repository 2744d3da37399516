"""The parts of Scripts/differential.py: what is generated, how it is changed, and what Swift says to it."""
