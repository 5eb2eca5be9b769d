# Čo hovoria nakreslené príklady k pravidlám. Kľúč je hra a meno príkladu.
# Ľudia sa vždy volajú Ada, Bruno a Carla; čísla sú tie z obrázka.

rules-allowed = smie sa
rules-forbidden = nesmie sa

## THE GAME

the-game-piles = Takto ležia štyri balíčky pred prvou kartou.
the-game-two = Ada kladie 26 na A a 92 na D. Dve karty stačia: ťah sa končí a ťahajú sa dve nové.
the-game-rows = Tu rozložené, aby bolo všetko vidieť: A stúpa od 1 po 51, C klesá od 100 po 57. Malé skoky nechajú viac miesta.
the-game-fits = Na 51 balíčka A smie 68, hoci je to skok o 17. Na A je 49 primálo a na C, kde leží 57, je 59 priveľa.
the-game-trick = Na 47 sa vracia 37, na 65 zas 75: zakaždým desať krokov k dobru. S 38 to nejde, je nižšia iba o deväť.
the-game-four = Ada kladie štyri karty na tri balíčky, najprv 15, potom 33 a 36, potom 58. Nato si štyri potiahne a v ruke je zase šesť.
the-game-empty = Ťahací balíček je prázdny: na tento ťah stačí 86 na B a nič sa neťahá. Karty 13 a 97 by ešte mohli nasledovať.
the-game-talk = Ada a Bruno to povedať smú. Carla nie: je to číslo karty.
the-game-talk-spare = Prosím, nič na posledný balíček!
the-game-talk-jump = Tu, prosím, nijaký veľký skok.
the-game-talk-number = Mám 44.
the-game-signals = Takto vyzerajú signály pri stole.
the-game-stuck = Majú to byť dve karty. Karta 90 sa na A ešte hodí; potom už nijaká z ostatných nesedí nikam a hra sa končí.
the-game-stop = Po samotnej 43 Ada ťah ešte ukončiť nesmie. Po 53 to ide, hoci by na B ešte sedela 64.
the-game-left = Ade zostali tri karty, Brunovi dve, Carle nijaká a ťahací balíček je prázdny: spolu päť, výborný výsledok.
the-game-left-none-count = 0
the-game-left-none = hra je porazená
the-game-left-few-count = 1–9
the-game-left-few = výborné
the-game-left-many-count = 10–98
the-game-left-many = nabudúce!

## RAISE

raise-card = Presýpacie hodiny 4, ktoré majú 5 víťazných bodov: takých je málo.
raise-card-number = číslo
raise-card-symbol = symbol
raise-symbols = Päť symbolov. Každý má svoju farbu a svoj obrys.
raise-roll = Padli tri zvončeky, dva diamanty, jedno ozubené koleso a jedna strana bez symbolu. S tým vytlačeným sa zvonček počíta 4×, diamant 3×, ozubené koleso 2×, oblak a presýpacie hodiny raz.
raise-values = Ten istý hod: zvonček 2, ktorý má Ada, má hodnotu 2 × 4 = 8, diamant 5, ktorý má Bruno, hodnotu 15 a ozubené koleso 3, ktoré má Carla, hodnotu 6.
raise-set = Ada teda stavia kameň na pole 8, Bruno na 15 a Carla na 6. Carla je vzadu a hrá prvá.
raise-last = Tu má aj Carla kartu s hodnotou 8, vyloženú po Ade. Kameň Carly leží navrchu, takže je najviac vzadu: na rade je Carla.
raise-overtake = Carla je na 6 a musí cez 8. Oblak 4 vedie na 10 a vzadu je potom Ada. Presýpacie hodiny 2 vedú iba na 8: na rovnakom poli ešte nie je predstihnuté.
raise-stack = Kameň Carly leží na kameni Ady. Vtedy predstihne ktorákoľvek karta: presýpacie hodiny 2 vedú na 10 a vzadu je Ada.
raise-enough = Najprv presýpacie hodiny 2, na pole 8: ešte to nestačí. Oblak 4 teda smie nasledovať. Po presýpacích hodinách 3 je však Carla na 9, a teda za poľom 8: oblak 4 je o kartu viac, než sa smie.
raise-short = Carla má iba tieto tri karty a musí cez 15. Všetky spolu vedú na 15, ďalej nie: Carla musí pasovať.
raise-foremost = Všetci vyložili poslednú kartu. Na 27 leží kameň Carly na kameni Bruna, takže ten spodný, Brunov, je najviac vpredu a vyhráva.
raise-pot = Karta s bodmi 14 a päť kariet, jedna z nich za 5 bodov: kto vyhrá, berie 23 bodov.
raise-score = Karty s bodmi, vyhrané karty a ruka dajú 40 bodov. Čo zostalo v balíčku na lízanie, sa nepočíta.
raise-score-draw = Balíček na lízanie
