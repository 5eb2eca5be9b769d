# Co mówią narysowane przykłady do zasad. Klucz to gra i nazwa przykładu.
# Osoby nazywają się zawsze Ada, Bruno i Carla; liczby są z rysunku.

rules-allowed = wolno
rules-forbidden = nie wolno

## THE GAME

the-game-piles = Tak leżą cztery stosy przed pierwszą kartą.
the-game-two = Ada kładzie 26 na A i 92 na D. Dwie karty wystarczą: tura się kończy i dobiera się dwie nowe.
the-game-rows = Tu rozłożone, żeby wszystko było widać: A rośnie od 1 do 51, C maleje od 100 do 57. Małe skoki zostawiają więcej miejsca.
the-game-fits = Na 51 stosu A wolno położyć 68, choć to skok o 17. Na A 49 to za mało, a na C, gdzie leży 57, 59 to za dużo.
the-game-trick = Na 47 wraca 37, na 65 wraca 75: za każdym razem dziesięć kroków zysku. Z 38 się nie da, jest niższa tylko o dziewięć.
the-game-four = Ada kładzie cztery karty na trzech stosach, najpierw 15, potem 33 i 36, potem 58. Następnie dobiera cztery i znów ma na ręce sześć.
the-game-empty = Talia jest pusta: na tę turę wystarczy 86 na B i nic się nie dobiera. Karty 13 i 97 mogłyby jeszcze pójść za nią.
the-game-talk = Ada i Bruno mogą tak powiedzieć. Carla nie: to liczba na karcie.
the-game-talk-spare = Proszę nic na ostatni stos!
the-game-talk-jump = Tutaj proszę bez dużych skoków.
the-game-talk-number = Mam 44.
the-game-signals = Tak wyglądają sygnały przy stole.
the-game-stuck = Trzeba położyć dwie karty. Karta 90 pasuje jeszcze na A; potem żadna z pozostałych nie pasuje nigdzie i gra się kończy.
the-game-stop = Po samej 43 Ada nie może jeszcze zakończyć tury. Po 53 już tak, choć na B pasowałaby jeszcze 64.
the-game-left = Ada ma jeszcze trzy karty, Bruno dwie, Carla żadnej, a talia jest pusta: razem pięć, doskonały wynik.
the-game-left-none-count = 0
the-game-left-none = gra pokonana
the-game-left-few-count = 1–9
the-game-left-few = doskonale
the-game-left-many-count = 10–98
the-game-left-many = następnym razem!

## RAISE

raise-card = Klepsydra 4 warta 5 punktów zwycięstwa: takich kart jest niewiele.
raise-card-number = liczba
raise-card-symbol = symbol
raise-symbols = Pięć symboli. Każdy ma własny kolor i własny kształt.
raise-roll = Wypadły trzy dzwonki, dwa diamenty, jedno koło zębate i jedna pusta ścianka. Razem z nadrukiem na planszy dzwonek liczy się 4 razy, diament 3 razy, koło zębate 2 razy, chmura i klepsydra raz.
raise-values = Ten sam rzut: dzwonek 2, który ma Ada, jest wart 2 × 4 = 8, diament 5, który ma Bruno, jest wart 15, a koło zębate 3, które ma Carla, jest warte 6.
raise-set = Ada stawia więc znacznik na polu 8, Bruno na 15, a Carla na 6. Carla jest z tyłu i gra pierwsza.
raise-last = Tutaj także Carla ma kartę wartą 8, położoną po Adzie. Znacznik Carli leży na wierzchu, więc jest najbardziej z tyłu: gra Carla.
raise-overtake = Carla jest na 6 i musi minąć 8. Chmura 4 prowadzi na 10 i wtedy z tyłu jest Ada. Klepsydra 2 prowadzi tylko na 8: na tym samym polu to jeszcze nie wyprzedzenie.
raise-stack = Znacznik Carli leży na znaczniku Ady. Wtedy wyprzedza każda karta: klepsydra 2 prowadzi na 10, a z tyłu jest Ada.
raise-enough = Najpierw klepsydra 2, na 8: to jeszcze za mało. Chmura 4 może więc pójść za nią. Po klepsydrze 3 Carla jest jednak na 9 i ma 8 za sobą: chmura 4 to o jedną kartę za dużo.
raise-short = Carla ma tylko te trzy karty i musi minąć 15. Wszystkie razem prowadzą na 15, nie dalej: Carla musi spasować.
raise-foremost = Wszyscy położyli ostatnią kartę. Na 27 znacznik Carli leży na wierzchu, a pod nim jest znacznik, który ma Bruno: ten jest najbardziej z przodu i wygrywa.
raise-pot = Karta punktacji 14 i pięć kart, w tym jedna za 5 punktów: kto wygra, bierze 23 punkty.
raise-score = Karty punktacji, wygrane karty i ręka dają 40 punktów. To, co zostało w talii, się nie liczy.
raise-score-draw = Talia
