from MahjongGB import MahjongFanCalculator

# The win of the other example, and one of its own.
MahjongFanCalculator((("PENG", "J1", 2),), ("T1", "T1", "T1", "B5", "B5", "B5", "T9", "T9", "W3", "W3"), "T9", 0, False, False, False, False, 2, 0)
MahjongFanCalculator(
    pack=[["CHI", "W2", 1], ["GANG", "F1", 0]],
    hand=["W1", "W2", "W3", "W9", "W9", "W7", "W8"],
    winTile="W9", flowerCount=2, isSelfDrawn=True, is4thTile=False, isAboutKong=False, isWallLast=True,
    seatWind=0, prevalentWind=0, verbose=True)
