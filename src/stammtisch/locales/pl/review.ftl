# Analiza partii, dla przeglądarki i wiersza poleceń.
# W uzasadnieniach $name to osoba, której miejsce uwaga podaje jako `seat` lub `who`.

## Decyzje, które coś kosztowały

review-kind-inaccuracy = Niedokładność
review-kind-mistake = Błąd
review-kind-blunder = Gruby błąd

## Co zmieniło szansę na wygraną

review-cause-start = Przed rozdaniem
review-cause-choice = Decyzja
review-cause-luck = Szczęście
review-cause-others = Inni
review-cause-outcome = Wynik
review-cause-choice-about = Co własne decyzje dały lub kosztowały w porównaniu z tym, jak zagrałby { $bot }
review-cause-luck-about = Dobrane karty i rzucone kostki, o ile gracz je widział
review-cause-others-about = Co zrobili inni i co to zdradziło o ich kartach

## Co znaczą liczby

review-chance = Szansa na wygraną
review-chance-means = Szansa na wygraną mówi, jak często by się udało, gdyby od tego miejsca za wszystkich grał { $bot }. Ocenia się według tego, co gracz mógł wiedzieć; całą resztę rozdaje się wiele razy na próbę.
review-share-means = Wspólne zwycięstwo liczy się jako odpowiednia część.
review-noise-means = ± to niepewność: 95 razy na 100 prawdziwa wartość mieści się w środku.
review-accuracy = Dokładność
review-accuracy-means = Dokładność wynosi 100%, gdzie nie znalazło się nic lepszego, i spada z każdą zmarnowaną szansą.

## Dlaczego ruch jest lepszy: THE GAME

the-game-better-win =
    To od razu wygrywa: { $cards ->
        [one] leży ostatnia karta
        [few] leżą ostatnie { $cards } karty
       *[other] leży ostatnich { $cards } kart
    }.
the-game-better-minimum =
    Tylko tak da się położyć { $cards ->
        [one] kartę, której
        [few] { $cards } karty, których
       *[other] { $cards } kart, których
    } wymaga tura.
the-game-better-spare = Oszczędza stos { $pile }, o co prosi { $name }.
the-game-better-take = Wykorzystuje stos { $pile }, na który { $name } pozwala kłaść.
the-game-better-ten-back = Karta { $card } cofa stos { $pile } o dziesięć.
the-game-better-pair-kept = { $low } i { $high } zostają razem: później o dziesięć wstecz.
the-game-better-back-kept = W ręce zostaje { $card }, która może cofnąć stos { $pile } o dziesięć.
the-game-better-steps = Wszystkie kroki razem: { $steps } zamiast { $instead }.
the-game-better-small = Wszystkie kroki razem to tylko { $steps }.
the-game-better-room =
    Stos { $pile } zostaje na { $top }: o { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    } więcej miejsca.
the-game-better-fits =
    { $cards ->
        [one] Kartę { $card } da się jeszcze położyć; inaczej nie pasuje już na żaden stos.
        [few] { $cards } karty (na przykład { $card }) da się jeszcze położyć; inaczej nie pasują już na żaden stos.
       *[other] { $cards } kart (na przykład { $card }) da się jeszcze położyć; inaczej nie pasuje już na żaden stos.
    }
the-game-better-waits = Karta { $card } może poczekać: także później będzie blisko stosu { $pile }.
the-game-better-fewer =
    { $cards ->
        [one] Wystarczy { $cards } karta
        [few] Wystarczą { $cards } karty
       *[other] Wystarczy { $cards } kart
    } zamiast { $instead }: reszta może poczekać.
the-game-better-more =
    Teraz dobrze { $cards ->
        [one] pasuje { $cards } karta
        [few] pasują { $cards } karty
       *[other] pasuje { $cards } kart
    }, nie tylko { $instead }.

## Dlaczego ruch jest lepszy: RAISE

raise-better-pot =
    Stos kart zużytych z { $points ->
        [one] { $points } punktem
        [few] { $points } punktami
       *[other] { $points } punktami
    } nie jest wart { $cards ->
        [one] { $cards } karty
        [few] { $cards } kart
       *[other] { $cards } kart
    }.
raise-better-save =
    { $cards ->
        [one] { $cards } karta zostaje
        [few] { $cards } karty zostają
       *[other] { $cards } kart zostaje
    } na { $rounds ->
        [one] pozostałą rundę
        [few] { $rounds } pozostałe rundy
       *[other] { $rounds } pozostałych rund
    }.
raise-better-overtaken = { $name } może cię jeszcze wyprzedzić.
raise-better-points =
    W ręce { $points ->
        [one] zostaje { $points } punkt zwycięstwa
        [few] zostają { $points } punkty zwycięstwa
       *[other] zostaje { $points } punktów zwycięstwa
    }.
raise-better-sure = Nikt nie może cię już wyprzedzić.
raise-better-safe = Mało prawdopodobne, że ktoś cię wyprzedzi.
raise-better-worth =
    Stos kart zużytych z { $points ->
        [one] { $points } punktem
        [few] { $points } punktami
       *[other] { $points } punktami
    } jest wart { $cards ->
        [one] { $cards } karty
        [few] { $cards } kart
       *[other] { $cards } kart
    }.
raise-better-spare =
    Masz { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    } na tę rundę i { $rounds ->
        [one] { $rounds } następną
        [few] { $rounds } następne
       *[other] { $rounds } następnych
    }: nie trzeba oszczędzać.
raise-better-last = To ostatnia runda: nie ma już na co oszczędzać kart.
raise-better-fewer =
    { $cards ->
        [one] Wystarczy { $cards } karta
        [few] Wystarczą { $cards } karty
       *[other] Wystarczy { $cards } kart
    } zamiast { $instead }.
raise-better-lower = Wystarczą niższe karty; wyższe zostają na następne rundy.
raise-better-further =
    Prowadzi o { $fields ->
        [one] { $fields } pole
        [few] { $fields } pola
       *[other] { $fields } pól
    } dalej.
raise-better-symbol =
    W tej rundzie { $symbol ->
        [bell] dzwonek
        [diamond] diament
        [gear] koło zębate
        [cloud] chmura
        [hourglass] klepsydra
       *[other] { $symbol }
    } liczy się { $times }×: wykorzystaj to.
raise-better-keep-symbol =
    W tej rundzie { $symbol ->
        [bell] dzwonek
        [diamond] diament
        [gear] koło zębate
        [cloud] chmura
        [hourglass] klepsydra
       *[other] { $symbol }
    } liczy się { $times }×: zostaw takie karty, żeby grać dalej.
raise-better-front =
    Mocniejsza pierwsza karta walczy o { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }: pole { $field } zamiast { $instead }.
raise-better-back = Na kartę punktacji { $points } wystarczy słabsza pierwsza karta: pole { $field } zamiast { $instead }.
raise-better-later =
    W tej rundzie { $symbol ->
        [bell] dzwonek
        [diamond] diament
        [gear] koło zębate
        [cloud] chmura
        [hourglass] klepsydra
       *[other] { $symbol }
    } liczy się tylko { $times }×; zostaw tę kartę na lepszą.
