# Rozbor hry, pro prohlížeč i příkazový řádek.
# V důvodech je $name hráč, jehož místo poznámka udává jako `seat` nebo `who`.

## Rozhodnutí, která něco stála

review-kind-inaccuracy = Nepřesnost
review-kind-mistake = Chyba
review-kind-blunder = Hrubá chyba

## Co změnilo šanci na výhru

review-cause-start = Před rozdáním
review-cause-choice = Rozhodnutí
review-cause-luck = Štěstí
review-cause-others = Ostatní
review-cause-outcome = Výsledek
review-cause-choice-about = Co vlastní rozhodnutí přinesla nebo stála ve srovnání s tím, jak by hrál { $bot }
review-cause-luck-about = Tažené karty a hozené kostky, pokud je hráč viděl
review-cause-others-about = Co udělali ostatní a co to prozradilo o jejich kartách

## Co čísla znamenají

review-chance = Šance na výhru
review-chance-means = Šance na výhru říká, jak často by to vyšlo, kdyby odtud hrál za všechny { $bot }. Posuzuje se podle toho, co hráč mohl vědět; všechno ostatní se mnohokrát myšleně rozdá.
review-share-means = Dělené vítězství se počítá poměrnou částí.
review-noise-means = ± je nejistota: v 95 případech ze 100 je skutečná hodnota uvnitř.
review-accuracy = Přesnost
review-accuracy-means = Přesnost je 100 %, kde se nenašlo nic lepšího, a klesá s každou promarněnou šancí.

## Proč je tah lepší: THE GAME

the-game-better-win =
    To rovnou vyhrává: { $cards ->
        [one] leží poslední karta
        [few] leží poslední { $cards } karty
       *[other] leží posledních { $cards } karet
    }.
the-game-better-minimum =
    Jen tak jde položit { $cards ->
        [one] kartu, kterou
        [few] { $cards } karty, které
       *[other] { $cards } karet, které
    } tah žádá.
the-game-better-spare = Šetří balíček { $pile }, jak si žádá { $name }.
the-game-better-take = Využívá balíček { $pile }, který { $name } uvolňuje.
the-game-better-ten-back = Karta { $card } vrací balíček { $pile } o deset zpět.
the-game-better-pair-kept = { $low } a { $high } zůstávají spolu: později o deset zpět.
the-game-better-back-kept = V ruce zůstává { $card }, která může vrátit balíček { $pile } o deset zpět.
the-game-better-steps = Všechny kroky dohromady: { $steps } místo { $instead }.
the-game-better-small = Všechny kroky dohromady jsou jen { $steps }.
the-game-better-room =
    Balíček { $pile } zůstává na { $top }: o { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    } víc místa.
the-game-better-fits =
    { $cards ->
        [one] Kartu { $card } ještě jde položit; jinak už se na žádný balíček nehodí.
        [few] { $cards } karty (třeba { $card }) ještě jde položit; jinak už se na žádný balíček nehodí.
       *[other] { $cards } karet (třeba { $card }) ještě jde položit; jinak už se na žádný balíček nehodí.
    }
the-game-better-waits = Karta { $card } může počkat: i později bude blízko balíčku { $pile }.
the-game-better-fewer =
    Stačí { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    } místo { $instead }: zbytek může počkat.
the-game-better-more =
    Teď se hodí { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }, nejen { $instead }.

## Proč je tah lepší: RAISE

raise-better-pot =
    Vítězný balíček s { $points ->
        [one] { $points } bodem
        [few] { $points } body
       *[other] { $points } body
    } nestojí za { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }.
raise-better-save =
    { $cards ->
        [one] { $cards } karta zůstává
        [few] { $cards } karty zůstávají
       *[other] { $cards } karet zůstává
    } na { $rounds ->
        [one] zbývající kolo
        [few] { $rounds } zbývající kola
       *[other] { $rounds } zbývajících kol
    }.
raise-better-overtaken = { $name } tě ještě může předhonit.
raise-better-points =
    V ruce { $points ->
        [one] zůstává { $points } vítězný bod
        [few] zůstávají { $points } vítězné body
       *[other] zůstává { $points } vítězných bodů
    }.
raise-better-sure = Už tě nikdo nemůže předhonit.
raise-better-safe = Sotva tě někdo předhoní.
raise-better-worth =
    Vítězný balíček s { $points ->
        [one] { $points } bodem
        [few] { $points } body
       *[other] { $points } body
    } stojí za { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }.
raise-better-spare =
    Máš { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    } na toto kolo a { $rounds ->
        [one] { $rounds } další
        [few] { $rounds } další
       *[other] { $rounds } dalších
    }: není třeba šetřit.
raise-better-last = Je poslední kolo: karty už není na co šetřit.
raise-better-fewer =
    Stačí { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    } místo { $instead }.
raise-better-lower = Stačí nižší karty; vyšší zůstávají na další kola.
raise-better-further =
    Vede o { $fields ->
        [one] { $fields } pole
        [few] { $fields } pole
       *[other] { $fields } polí
    } dál.
raise-better-symbol =
    V tomto kole platí { $symbol ->
        [bell] zvonek
        [diamond] diamant
        [gear] ozubené kolo
        [cloud] oblak
        [hourglass] přesýpací hodiny
       *[other] { $symbol }
    } { $times }×: využij to.
raise-better-keep-symbol =
    V tomto kole platí { $symbol ->
        [bell] zvonek
        [diamond] diamant
        [gear] ozubené kolo
        [cloud] oblak
        [hourglass] přesýpací hodiny
       *[other] { $symbol }
    } { $times }×: nech si takové karty, až budeš hrát dále.
raise-better-front =
    Silnější první karta bojuje o { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }: pole { $field } místo { $instead }.
raise-better-back =
    Na kartu s { $points ->
        [one] { $points } bodem
        [few] { $points } body
       *[other] { $points } body
    } stačí slabší první karta: pole { $field } místo { $instead }.
raise-better-later =
    V tomto kole platí { $symbol ->
        [bell] zvonek
        [diamond] diamant
        [gear] ozubené kolo
        [cloud] oblak
        [hourglass] přesýpací hodiny
       *[other] { $symbol }
    } jen { $times }×; nech si tu kartu na lepší.
