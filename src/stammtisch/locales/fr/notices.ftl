# Ce qui est dit aux personnes qui ne sont pas sur la page, par Web Push et par e-mail. Aucun navigateur ne charge ceci.

notice-turn-title = À toi de jouer : { $game }
notice-turn-body = À la table avec { $names }.
notice-full-title = Ta table est complète : { $game }
notice-full-body = La partie a commencé, avec { $names }.
notice-result-title = La partie est finie : { $game }
notice-result-body = Regarde comment elle s’est terminée, avec { $names }.
notice-nudge-title = C’est toujours à toi : { $game }
notice-nudge-body = On t’attend : { $names }.
notice-invited-title = Une invitation : { $game }
notice-invited-body = De { $names } : une place t’attend.
letter-open = Ouvrir la table : { $link }
letter-stop = Ne plus recevoir ces e-mails, d’un seul geste : { $link }
letter-confirm-subject = stammtisch peut-il t’écrire ?
letter-confirm-body = Quelqu’un, sans doute toi, a demandé sur { $server } de recevoir un avis à { $address } quand vient son tour de jouer.
letter-confirm-link = Si c’est exact, touche ici : { $link }
letter-confirm-else = Sinon, ne fais rien : aucun autre e-mail ne viendra, et l’adresse sera effacée dans une semaine.
