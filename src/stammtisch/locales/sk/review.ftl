# Rozbor hry, pre prehliadač aj príkazový riadok.
# V dôvodoch je $name hráč, ktorého miesto poznámka udáva ako `seat` alebo `who`.

## Rozhodnutia, ktoré niečo stáli

review-kind-inaccuracy = Nepresnosť
review-kind-mistake = Chyba
review-kind-blunder = Hrubá chyba

## Čo zmenilo šancu na výhru

review-cause-start = Pred rozdaním
review-cause-choice = Rozhodnutie
review-cause-luck = Šťastie
review-cause-others = Ostatní
review-cause-outcome = Výsledok
review-cause-choice-about = Čo vlastné rozhodnutia priniesli alebo stáli v porovnaní s tým, ako by hral { $bot }
review-cause-luck-about = Ťahané karty a hodené kocky, pokiaľ ich hráč videl
review-cause-others-about = Čo urobili ostatní a čo to prezradilo o ich kartách

## Čo čísla znamenajú

review-chance = Šanca na výhru
review-chance-means = Šanca na výhru hovorí, ako často by to vyšlo, keby odtiaľ hral za všetkých { $bot }. Posudzuje sa podľa toho, čo hráč mohol vedieť; všetko ostatné sa mnohokrát myslene rozdá.
review-share-means = Delené víťazstvo sa počíta pomernou časťou.
review-noise-means = ± je neistota: v 95 prípadoch zo 100 je skutočná hodnota vnútri.
review-accuracy = Presnosť
review-accuracy-means = Presnosť je 100 %, kde sa nenašlo nič lepšie, a klesá s každou premárnenou šancou.

## Prečo je ťah lepší: THE GAME

the-game-better-win =
    To hneď vyhráva: { $cards ->
        [one] leží posledná karta
        [few] ležia posledné { $cards } karty
       *[other] leží posledných { $cards } kariet
    }.
the-game-better-minimum =
    Len tak sa { $cards ->
        [one] dá položiť karta, ktorú
        [few] dajú položiť { $cards } karty, ktoré
       *[other] dá položiť { $cards } kariet, ktoré
    } ťah žiada.
the-game-better-spare = Šetrí balíček { $pile }, ako si žiada { $name }.
the-game-better-take = Využíva balíček { $pile }, ktorý { $name } uvoľňuje.
the-game-better-ten-back = Karta { $card } vracia balíček { $pile } o desať späť.
the-game-better-pair-kept = { $low } a { $high } zostávajú spolu: neskôr o desať späť.
the-game-better-back-kept = V ruke zostáva { $card }, ktorá môže vrátiť balíček { $pile } o desať späť.
the-game-better-steps = Všetky kroky spolu: { $steps } namiesto { $instead }.
the-game-better-small = Všetky kroky spolu sú len { $steps }.
the-game-better-room =
    Balíček { $pile } zostáva na { $top }: o { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } krokov
    } viac miesta.
the-game-better-fits =
    { $cards ->
        [one] Karta { $card } sa ešte dá položiť; inak sa už na žiadny balíček nehodí.
        [few] { $cards } karty (napríklad { $card }) sa ešte dajú položiť; inak sa už na žiadny balíček nehodia.
       *[other] { $cards } kariet (napríklad { $card }) sa ešte dá položiť; inak sa už na žiadny balíček nehodí.
    }
the-game-better-waits = Karta { $card } môže počkať: aj neskôr bude blízko balíčka { $pile }.
the-game-better-fewer =
    { $cards ->
        [one] Stačí { $cards } karta
        [few] Stačia { $cards } karty
       *[other] Stačí { $cards } kariet
    } namiesto { $instead }: zvyšok môže počkať.
the-game-better-more =
    Teraz sa { $cards ->
        [one] hodí { $cards } karta
        [few] hodia { $cards } karty
       *[other] hodí { $cards } kariet
    }, nielen { $instead }.

## Prečo je ťah lepší: RAISE

raise-better-pot =
    Víťazný balíček s { $points ->
        [one] { $points } bodom
        [few] { $points } bodmi
       *[other] { $points } bodmi
    } nestojí za { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } kariet
    }.
raise-better-save =
    { $cards ->
        [one] { $cards } karta zostáva
        [few] { $cards } karty zostávajú
       *[other] { $cards } kariet zostáva
    } na { $rounds ->
        [one] zostávajúce kolo
        [few] { $rounds } zostávajúce kolá
       *[other] { $rounds } zostávajúcich kôl
    }.
raise-better-overtaken = { $name } ťa ešte môže predstihnúť.
raise-better-points =
    V ruke { $points ->
        [one] zostáva { $points } víťazný bod
        [few] zostávajú { $points } víťazné body
       *[other] zostáva { $points } víťazných bodov
    }.
raise-better-sure = Už ťa nikto nemôže predstihnúť.
raise-better-safe = Sotva ťa niekto predstihne.
raise-better-worth =
    Víťazný balíček s { $points ->
        [one] { $points } bodom
        [few] { $points } bodmi
       *[other] { $points } bodmi
    } stojí za { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } kariet
    }.
raise-better-spare =
    Máš { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } kariet
    } na toto kolo a { $rounds ->
        [one] { $rounds } ďalšie
        [few] { $rounds } ďalšie
       *[other] { $rounds } ďalších
    }: netreba šetriť.
raise-better-last = Je posledné kolo: karty už nie je na čo šetriť.
raise-better-fewer =
    { $cards ->
        [one] Stačí { $cards } karta
        [few] Stačia { $cards } karty
       *[other] Stačí { $cards } kariet
    } namiesto { $instead }.
raise-better-lower = Stačia nižšie karty; vyššie zostávajú na ďalšie kolá.
raise-better-further =
    Vedie o { $fields ->
        [one] { $fields } pole
        [few] { $fields } polia
       *[other] { $fields } polí
    } ďalej.
raise-better-symbol =
    V tomto kole { $symbol ->
        [bell] platí zvonček
        [diamond] platí diamant
        [gear] platí ozubené koleso
        [cloud] platí oblak
        [hourglass] platia presýpacie hodiny
       *[other] platí { $symbol }
    } { $times }×: využi to.
raise-better-keep-symbol =
    V tomto kole { $symbol ->
        [bell] platí zvonček
        [diamond] platí diamant
        [gear] platí ozubené koleso
        [cloud] platí oblak
        [hourglass] platia presýpacie hodiny
       *[other] platí { $symbol }
    } { $times }×: nechaj si také karty, keď budeš hrať ďalej.
raise-better-front =
    Silnejšia prvá karta bojuje o { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }: pole { $field } namiesto { $instead }.
raise-better-back =
    Na kartu s { $points ->
        [one] { $points } bodom
        [few] { $points } bodmi
       *[other] { $points } bodmi
    } stačí slabšia prvá karta: pole { $field } namiesto { $instead }.
raise-better-later =
    V tomto kole { $symbol ->
        [bell] platí zvonček
        [diamond] platí diamant
        [gear] platí ozubené koleso
        [cloud] platí oblak
        [hourglass] platia presýpacie hodiny
       *[other] platí { $symbol }
    } len { $times }×; nechaj si tú kartu na lepšie.
