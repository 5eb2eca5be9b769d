# Was Leuten gesagt wird, die gerade nicht auf der Seite sind, per Web Push und E-Mail. Kein Browser lädt das.

notice-turn-title = Du bist dran: { $game }
notice-turn-body = Am Tisch mit { $names }.
notice-full-title = Dein Tisch ist voll: { $game }
notice-full-body = Das Spiel hat begonnen, mit { $names }.
notice-result-title = Das Spiel ist aus: { $game }
notice-result-body = Sieh dir an, wie es ausging, mit { $names }.
notice-nudge-title = Du bist noch dran: { $game }
notice-nudge-body = Auf dich warten: { $names }.
notice-invited-title = Eine Einladung: { $game }
notice-invited-body = Von { $names }: Ein Platz ist für dich frei.
letter-open = Zum Tisch: { $link }
letter-stop = Keine solchen E-Mails mehr, mit einem Tipp: { $link }
letter-confirm-subject = Darf stammtisch dir schreiben?
letter-confirm-body = Jemand, vermutlich du, möchte bei { $server } an { $address } Bescheid bekommen, wenn es im Spiel weitergeht.
letter-confirm-link = Wenn das stimmt, tippe hier: { $link }
letter-confirm-else = Wenn nicht, tu nichts: Es kommen keine weiteren E-Mails, und die Adresse wird in einer Woche gelöscht.
