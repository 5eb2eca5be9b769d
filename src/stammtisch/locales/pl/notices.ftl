# Co otrzymują osoby, których nie ma na stronie, przez Web Push i e-mail. Żadna przeglądarka tego nie wczytuje.

notice-turn-title = Twoja kolej: { $game }
notice-turn-body = Przy stole z tobą: { $names }.
notice-full-title = Twój stół jest pełny: { $game }
notice-full-body = Gra się zaczęła. Grają z tobą: { $names }.
notice-result-title = Koniec gry: { $game }
notice-result-body = Zobacz, jak się skończyła. Przy stole z tobą: { $names }.
notice-nudge-title = Nadal twoja kolej: { $game }
notice-nudge-body = Czekają na ciebie: { $names }.
notice-invited-title = Zaproszenie: { $game }
notice-invited-body = Od: { $names }. Czeka na ciebie miejsce.
letter-open = Otwórz stół: { $link }
letter-stop = Koniec takich e-maili, jednym stuknięciem: { $link }
letter-confirm-subject = Czy stammtisch może do ciebie pisać?
letter-confirm-body = Ktoś, zapewne ty, chce na { $server } dostawać na { $address } wiadomości, gdy w grze przyjdzie jego kolej.
letter-confirm-link = Jeśli to prawda, stuknij tutaj: { $link }
letter-confirm-else = Jeśli nie, nie rób nic: kolejne e-maile nie przyjdą, a adres zostanie usunięty za tydzień.
