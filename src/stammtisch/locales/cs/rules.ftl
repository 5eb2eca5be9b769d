# Co říkají nakreslené příklady k pravidlům. Klíč je hra a jméno příkladu.
# Lidé se vždy jmenují Ada, Bruno a Carla; čísla jsou ta z obrázku.

rules-allowed = smí se
rules-forbidden = nesmí se

## THE GAME

the-game-piles = Takhle leží čtyři balíčky před první kartou.
the-game-two = Ada pokládá 26 na A a 92 na D. Dvě karty stačí: tah končí a dobírají se dvě nové.
the-game-rows = Tady rozložené, aby bylo všechno vidět: A stoupá od 1 k 51, C klesá od 100 k 57. Malé skoky nechají víc místa.
the-game-fits = Na 51 balíčku A smí 68, i když je to skok o 17. Na A je 49 málo a na C, kde leží 57, je 59 moc.
the-game-trick = Na 47 se vrací 37, na 65 zase 75: pokaždé deset kroků k dobru. S 38 to nejde, je nižší jen o devět.
the-game-four = Ada pokládá čtyři karty na tři balíčky, nejdřív 15, pak 33 a 36, pak 58. Potom si čtyři dobere a v ruce je zase šest.
the-game-empty = Dobírací balíček je prázdný: na tenhle tah stačí 86 na B a nic se nedobírá. Karty 13 a 97 by ještě mohly následovat.
the-game-talk = Ada a Bruno to říct smějí. Carla ne: je to číslo karty.
the-game-talk-spare = Prosím nic na poslední balíček!
the-game-talk-jump = Tady prosím žádný velký skok.
the-game-talk-number = Mám 44.
the-game-signals = Takhle vypadají signály u stolu.
the-game-stuck = Mají to být dvě karty. Karta 90 se na A ještě hodí; potom už žádná z ostatních nesedí nikam a hra končí.
the-game-stop = Po samotné 43 Ada tah ještě ukončit nesmí. Po 53 to jde, i když by na B ještě seděla 64.
the-game-left = Adě zbyly tři karty, Brunovi dvě, Carle žádná a dobírací balíček je prázdný: dohromady pět, výborný výsledek.
the-game-left-none-count = 0
the-game-left-none = hra je poražená
the-game-left-few-count = 1–9
the-game-left-few = výborné
the-game-left-many-count = 10–98
the-game-left-many = příště!

## RAISE

raise-card = Přesýpací hodiny 4, které mají 5 vítězných bodů: takových je málo.
raise-card-number = číslo
raise-card-symbol = symbol
raise-symbols = Pět symbolů. Každý má svou barvu a svůj obrys.
raise-roll = Padly tři zvonky, dva diamanty, jedno ozubené kolo a jedna strana bez symbolu. S tím vytištěným se zvonek počítá 4×, diamant 3×, ozubené kolo 2×, oblak a přesýpací hodiny jednou.
raise-values = Stejný hod: zvonek 2, který má Ada, má hodnotu 2 × 4 = 8, diamant 5, který má Bruno, hodnotu 15 a ozubené kolo 3, které má Carla, hodnotu 6.
raise-set = Ada tedy staví kámen na pole 8, Bruno na 15 a Carla na 6. Carla je vzadu a hraje první.
raise-last = Tady má i Carla kartu s hodnotou 8, vyloženou po Adě. Kámen Carly leží navrchu, takže je nejvíc vzadu: na řadě je Carla.
raise-overtake = Carla je na 6 a musí přes 8. Oblak 4 vede na 10 a vzadu je pak Ada. Přesýpací hodiny 2 vedou jen na 8: na stejném poli ještě není předhoněno.
raise-stack = Kámen Carly leží na kameni Ady. Pak předhoní kterákoli karta: přesýpací hodiny 2 vedou na 10 a vzadu je Ada.
raise-enough = Nejdřív přesýpací hodiny 2, na pole 8: ještě to nestačí. Oblak 4 tedy smí následovat. Po přesýpacích hodinách 3 je ale Carla na 9, a tedy za polem 8: oblak 4 je o kartu víc, než se smí.
raise-short = Carla má jen tyhle tři karty a musí přes 15. Všechny dohromady vedou na 15, dál ne: Carla musí pasovat.
raise-foremost = Všichni vyložili poslední kartu. Na 27 leží kámen Carly na kameni Bruna, takže ten spodní, Brunův, je nejvíc vpředu a vyhrává.
raise-pot = Karta s body 14 a pět karet, jedna z nich za 5 bodů: kdo vyhraje, bere 23 bodů.
raise-score = Karty s body, vyhrané karty a ruka dají 40 bodů. Co zbylo v balíčku na lízání, se nepočítá.
raise-score-draw = Balíček na lízání
