"""Number talk: what names a number is refused, what does not is not (4.1)."""

import pytest

from stammtisch.games.the_game.talk.numbers import number_in

NUMBERS = """
I have 37
4 2
４２
it's the ③
the ⅷ
四十二
🔟 please
thirty-seven
Thirty Seven
thirtyseven
THIRTY
fourty two
forty.two
ninety one
twenty_one
seventy–five
a hundred
two of them
two dozen
sevennn
s e v e n
s-i-x
s.i.x.t.y
fifth
the twelfth one
in the forties
sixes
one higher than that
it is one above
one one
minus one
ten lower
ten
twelve!
eleven,
forty-two's mine
ｆｏｒｔｙ
fîve
siх
XLII
xlii
my card is an IX
iv
X marks it
III
||||
oh one oh two
"""

WORDS = """
please leave this pile to me
this one is mine
that one please
no one should play there
one more turn and I can help
the second pile is mine
wait a second
third pile please
not on the fourth pile
I'll take A
I'd rather not
I'm in trouble
We'll see
not on C or D
a big jump here
a small jump on B is fine
mix it up
so far so good
often someone's attention has weight
stone cold, none of that
don't, won't, can't
well done
XD
ill
to be or not to be, for me too
high cards only
please spare the ascending piles
you are great 👍
"""


@pytest.mark.parametrize("text", NUMBERS.strip().splitlines())
def test_a_number_is_found(text: str) -> None:
    assert number_in(text)


@pytest.mark.parametrize("text", WORDS.strip().splitlines())
def test_other_words_are_let_through(text: str) -> None:
    assert number_in(text) is None
