import type { Course } from '../forms/courses'

export const courses: Record<Course, string> = {
  'highest in {1}, lowest in {2}': 'au plus haut en {1}, au plus bas en {2}',
  'highest on {1}, lowest on {2}': 'au plus haut le {1}, au plus bas le {2}',
  'on average it is highest in {1} and lowest in {2}':
    'en moyenne, au plus haut en {1} et au plus bas en {2}',
  'on average it is highest on {1} and lowest on {2}':
    'en moyenne, au plus haut le {1} et au plus bas le {2}',
  'on average it is highest at {1} and lowest at {2}': 'en moyenne, au plus haut à {1} et au plus bas à {2}',
  '{1} is on average highest in {2} and lowest in {3}':
    '{1} est en moyenne au plus haut en {2} et au plus bas en {3}',
  '{1} is on average highest on {2} and lowest on {3}':
    '{1} est en moyenne au plus haut le {2} et au plus bas le {3}',
  '{1} is on average highest at {2} and lowest at {3}':
    '{1} est en moyenne au plus haut à {2} et au plus bas à {3}',
  '{1} has a yearly pattern: on average it is highest in {2} and lowest in {3}':
    '{1} suit un rythme annuel : en moyenne, au plus haut en {2} et au plus bas en {3}',
  '{1} has a weekly pattern: on average it is highest on {2} and lowest on {3}':
    '{1} suit un rythme hebdomadaire : en moyenne, au plus haut le {2} et au plus bas le {3}',
  '{1} has a daily pattern: on average it is highest at {2} and lowest at {3}':
    '{1} suit un rythme quotidien : en moyenne, au plus haut à {2} et au plus bas à {3}',
  'from {1} to {2}': 'de {1} à {2}',
  'in all, from {1} to {2}': 'au total, de {1} à {2}',
  'no clear trend: a {1} comes to {2} on average': 'pas de tendance nette : en moyenne {2} par {1}',
  'no clear trend: a {1} averages {2}': 'pas de tendance nette : en moyenne {2} par {1}',
  '{1} shows no trend from {2} to {3}: a {4} comes to {5} on average':
    '{1} ne montre pas de tendance de {2} à {3} : en moyenne {5} par {4}',
  '{1} shows no trend from {2} to {3}: a {4} averages {5}':
    '{1} ne montre pas de tendance de {2} à {3} : en moyenne {5} par {4}',
  '{1} trends upward: it averages {2}': '{1} suit une tendance à la hausse : en moyenne {2}',
  '{1} trends downward: it averages {2}': '{1} suit une tendance à la baisse : en moyenne {2}',
  'it trends upward: it averages {1}': 'tendance à la hausse : en moyenne {1}',
  'it trends downward: it averages {1}': 'tendance à la baisse : en moyenne {1}',
  'the sum of a {1} rises by about {2} each {3}': 'la somme par {1} augmente d’environ {2} chaque {3}',
  'the sum of a {1} falls by about {2} each {3}': 'la somme par {1} diminue d’environ {2} chaque {3}',
  '{1} goes up and down: it lies between {2} and {3}': '{1} fluctue entre {2} et {3}',
  '{1} goes up and down and rises on the whole: a {2} averages {3}':
    '{1} fluctue, avec une hausse d’ensemble : en moyenne par {2}, {3}',
  '{1} goes up and down and falls on the whole: a {2} averages {3}':
    '{1} fluctue, avec une baisse d’ensemble : en moyenne par {2}, {3}',
  '{1} goes up and down and rises on the whole: a {2} comes to {3}':
    '{1} fluctue, avec une hausse d’ensemble : par {2}, {3}',
  '{1} goes up and down and falls on the whole: a {2} comes to {3}':
    '{1} fluctue, avec une baisse d’ensemble : par {2}, {3}',
  '{1} rises from {2} to {3}': '{1} monte de {2} à {3}',
  '{1} falls from {2} to {3}': '{1} descend de {2} à {3}',
  '{1} goes from {2} to {3}': '{1} passe de {2} à {3}',
  '{1} rises from {2} to {3}, then falls to {4}': '{1} monte de {2} à {3}, puis redescend à {4}',
  '{1} falls from {2} to {3}, then rises to {4}': '{1} descend de {2} à {3}, puis remonte à {4}',
  '{1} falls from {2} to {3}, {4} less': '{1} descend de {2} à {3}, soit {4} de moins',
  '{1} rises from {2} to {3}, {4} more': '{1} monte de {2} à {3}, soit {4} de plus',
  '{1} steps up around {2}: it averages {3} before and {4} after':
    '{1} monte d’un palier vers {2} : en moyenne {3} avant et {4} après',
  '{1} steps down around {2}: it averages {3} before and {4} after':
    '{1} descend d’un palier vers {2} : en moyenne {3} avant et {4} après',
  'about half of it comes from more rows of {1}: {2} of all after {3}, and these average {4}':
    'la moitié environ vient de lignes plus nombreuses avec {1} : {2} de l’ensemble après {3}, avec {4} en moyenne',
  '{1} rises against the rest since around {2}: {3} averages {4}, {5} than before ({6}), while the others together {7}':
    '{1} progresse par rapport au reste, à partir de {2} environ : {3} s’établit à {4} en moyenne, {5} qu’avant ({6}), alors que les autres ensemble {7}',
  '{1} falls against the rest since around {2}: {3} averages {4}, {5} than before ({6}), while the others together {7}':
    '{1} recule par rapport au reste, à partir de {2} environ : {3} s’établit à {4} en moyenne, {5} qu’avant ({6}), alors que les autres ensemble {7}',
  '{1} rises against the rest over time: {2} averages {3} from {4} on, {5} than before ({6}), while the others together {7}':
    '{1} progresse au fil du temps par rapport au reste : {2} s’établit à {3} en moyenne à partir de {4}, {5} qu’avant ({6}), alors que les autres ensemble {7}',
  '{1} falls against the rest over time: {2} averages {3} from {4} on, {5} than before ({6}), while the others together {7}':
    '{1} recule au fil du temps par rapport au reste : {2} s’établit à {3} en moyenne à partir de {4}, {5} qu’avant ({6}), alors que les autres ensemble {7}',
  '{1} rises against the rest since around {2}: {3} averages {4}, {5} times as much as before ({6}), while the others together {7}':
    '{1} progresse par rapport au reste, à partir de {2} environ : {3} s’établit à {4} en moyenne, {5} fois plus qu’avant ({6}), alors que les autres ensemble {7}',
  '{1} rises against the rest over time: {2} averages {3} from {4} on, {5} times as much as before ({6}), while the others together {7}':
    '{1} progresse au fil du temps par rapport au reste : {2} s’établit à {3} en moyenne à partir de {4}, {5} fois plus qu’avant ({6}), alors que les autres ensemble {7}',
  'in {1}: {2}, after {3} in {4}': 'en {1} : {2}, après {3} en {4}',
  'in {1}: {2}, after {3} in {4}: {5}': 'en {1} : {2}, après {3} en {4}, soit {5}',
  'in {1}: {2}, after {3}': 'en {1} : {2}, après {3}',
  'in {1}: {2}, after {3}: {4}': 'en {1} : {2}, après {3}, soit {4}',
  'from {1} to {2}: {3}, after {4} in the twelve months before':
    'de {1} à {2} : {3}, après {4} sur les douze mois précédents',
  'from {1} to {2}: {3}, after {4} in the twelve months before: {5}':
    'de {1} à {2} : {3}, après {4} sur les douze mois précédents, soit {5}',
  'from {1} to {2}: {3}, after {4} in the three months before':
    'de {1} à {2} : {3}, après {4} sur les trois mois précédents',
  'from {1} to {2}: {3}, after {4} in the three months before: {5}':
    'de {1} à {2} : {3}, après {4} sur les trois mois précédents, soit {5}',
  'from {1} to {2}: {3}, after {4} in the {5} before': 'de {1} à {2} : {3}, après {4} sur les {5} d’avant',
  'from {1} to {2}: {3}, against {4} in the same months of the year before':
    'de {1} à {2} : {3}, contre {4} sur les mêmes mois de l’année précédente',
  'from {1} to {2}: {3}, {4} than in the same months of the year before':
    'de {1} à {2} : {3}, {4} que sur les mêmes mois de l’année précédente',
  'it averages {1} from {2} to {3}, {4} than in the twelve months before ({5})':
    'en moyenne {1} de {2} à {3}, {4} que sur les douze mois précédents ({5})',
  'it is {1} from {2} to {3}, {4} than in the twelve months before ({5})':
    '{1} de {2} à {3}, {4} que sur les douze mois précédents ({5})',
  'it averages {1} from {2} to {3}, {4} than in the {5} before ({6})':
    'en moyenne {1} de {2} à {3}, {4} que sur les {5} d’avant ({6})',
  'it is {1} from {2} to {3}, {4} than in the {5} before ({6})':
    '{1} de {2} à {3}, {4} que sur les {5} d’avant ({6})',
  'it averages {1} from {2} to {3}, {4} than in the same months of the year before ({5})':
    'en moyenne {1} de {2} à {3}, {4} que sur les mêmes mois de l’année précédente ({5})',
  'it is {1} from {2} to {3}, {4} than in the same months of the year before ({5})':
    '{1} de {2} à {3}, {4} que sur les mêmes mois de l’année précédente ({5})',
  '{1} averages {2} from {3} to {4}, {5} than in the twelve months before ({6})':
    '{1} : {2} en moyenne de {3} à {4}, {5} que sur les douze mois précédents ({6})',
  '{1} is {2} from {3} to {4}, {5} than in the twelve months before ({6})':
    '{1} : {2} de {3} à {4}, {5} que sur les douze mois précédents ({6})',
  '{1} averages {2} from {3} to {4}, {5} than in the same months of the year before ({6})':
    '{1} : {2} en moyenne de {3} à {4}, {5} que sur les mêmes mois de l’année précédente ({6})',
  '{1} is {2} from {3} to {4}, {5} than in the same months of the year before ({6})':
    '{1} : {2} de {3} à {4}, {5} que sur les mêmes mois de l’année précédente ({6})',
  '{1} is {2}, {3} than in {4} ({5})': '{1} : {2}, {3} qu’en {4} ({5})',
  'it is {1}, {2} than in {3} ({4})': 'le chiffre est de {1}, {2} qu’en {3} ({4})',
  'it is {1} in {2}, {3} than in {4} ({5})': 'en {2} : {1}, {3} qu’en {4} ({5})',
  'it averages {1} in {2}, {3} than in {4} ({5})': 'en {2} : {1} en moyenne, {3} qu’en {4} ({5})',
  '{1} is not complete': '{1} : période incomplète',
  '{1} is not complete and is not compared': '{1} : période incomplète, non comparée',
  'a {1} that is not complete is left out': 'période incomplète écartée ({1})',
  '{1} stands at {2} at its last {3} over {4}': '{1} s’établit à {2} au dernier relevé ({3}), sur {4}',
  '{1} stands at {2} at its last date over {3}, {4} than at its first ({5})':
    '{1} s’établit à {2} à la dernière date sur {3}, {4} qu’à la première ({5})',
  '{1} stands at {2} at its last date over {3}, after {4} at its first':
    '{1} s’établit à {2} à la dernière date sur {3}, après {4} à la première',
  '{1} is unusually high for {2}: {3} over {4}, against {5} for {6} otherwise and {7} for {8} otherwise':
    '{1} atteint un niveau inhabituellement élevé pour {2} : {3} sur {4}, contre, hors de ce croisement, {5} pour {6} et {7} pour {8}',
  '{1} is unusually low for {2}: {3} over {4}, against {5} for {6} otherwise and {7} for {8} otherwise':
    '{1} tombe à un niveau inhabituellement bas pour {2} : {3} sur {4}, contre, hors de ce croisement, {5} pour {6} et {7} pour {8}',
  '{1} is unusually high where {2}: {3}, against {4} where only the first holds and {5} where only the second does':
    '{1} atteint un niveau inhabituellement élevé quand {2} : {3}, contre {4} si seule la première condition est remplie et {5} si seule la seconde l’est',
  '{1} is unusually low where {2}: {3}, against {4} where only the first holds and {5} where only the second does':
    '{1} tombe à un niveau inhabituellement bas quand {2} : {3}, contre {4} si seule la première condition est remplie et {5} si seule la seconde l’est',
  '{1} of {2} repeat an earlier one in every cell: with them {3} averages {4}, without them {5}':
    '{1} sur {2} en répètent une autre dans toutes les cellules : avec elles, {3} s’établit à {4} en moyenne, sans elles à {5}',
  'one value of {1} lies far off its course: {2}, where what came before and after leads to expect about {3} ({4} times the usual distance above)':
    'une valeur de {1} s’écarte nettement de la trajectoire : {2}, alors que les valeurs précédentes et suivantes laissent attendre environ {3} ({4} fois l’écart habituel, au-dessus)',
  'one value of {1} lies far off its course: {2}, where what came before and after leads to expect about {3} ({4} times the usual distance below)':
    'une valeur de {1} s’écarte nettement de la trajectoire : {2}, alors que les valeurs précédentes et suivantes laissent attendre environ {3} ({4} fois l’écart habituel, au-dessous)',
  '{1} is highest in {2}, at {3}, where a {4} usually comes to {5}':
    '{1} culmine en {2}, à {3}, contre {5} d’ordinaire par {4}',
  '{1} is highest from {2} to {3}, up to {4}, where a {5} usually comes to {6}':
    '{1} culmine de {2} à {3}, jusqu’à {4}, contre {6} d’ordinaire par {5}',
  'none of the {1} patterns tried is stronger than chance would make it':
    'aucune des {1} relations testées ne dépasse ce que produirait le hasard',
  'the one pattern that could be tried is not stronger than chance would make it':
    'la seule relation qui a pu être testée ne dépasse pas ce que produirait le hasard',
  '{*}, within its usual ups and downs': '{*}, dans la limite des fluctuations habituelles',
  '{*}, with only two years to compare': '{*}, avec seulement deux années à comparer',
  'without the largest row, {*}': 'sans la ligne la plus élevée, {*}',
  '{1} is {2} from {3} to {4}, {5} more than in the {6} before ({7})':
    '{1} : {2} de {3} à {4}, {5} de plus que sur les {6} d’avant ({7})',
  '{1} averages {2} from {3} to {4}, {5} than in the {6} before ({7})':
    '{1} : {2} en moyenne de {3} à {4}, {5} que sur les {6} d’avant ({7})',
  '{1} is {2} from {3} to {4}, {5} than in the {6} before ({7})':
    '{1} : {2} de {3} à {4}, {5} que sur les {6} d’avant ({7})',
  '{1} is {2} from {3} to {4}, {5} than in the three months before ({6})':
    '{1} : {2} de {3} à {4}, {5} que sur les trois mois précédents ({6})',
  '{1} averages {2} from {3} to {4}, {5} than in the three months before ({6})':
    '{1} : {2} en moyenne de {3} à {4}, {5} que sur les trois mois précédents ({6})',
  'it is {1} from {2} to {3}, {4} than in the three months before ({5})':
    '{1} de {2} à {3}, {4} que sur les trois mois précédents ({5})',
  'it averages {1} from {2} to {3}, {4} than in the three months before ({5})':
    'en moyenne {1} de {2} à {3}, {4} que sur les trois mois précédents ({5})',
  '{1} averages {2} in {3}, {4} than in {5} ({6})': '{1} en {3} : {2} en moyenne, {4} qu’en {5} ({6})',
  '{1} is {2} in {3}, {4} than in {5} ({6})': '{1} en {3} : {2}, {4} qu’en {5} ({6})',
  'from {1} to {2}: {3}, against {4} the same months of the year before':
    'de {1} à {2} : {3}, contre {4} sur les mêmes mois de l’année précédente',
  '{1} is {2} for {3} from {4} to {5}, against {6} before':
    '{1} : {2} pour {3} de {4} à {5}, contre {6} avant',
  'the others average {1} then': 'les autres s’établissent alors à {1} en moyenne',
  '{1} stands out in {2}: {3}, where a {4} usually averages {5}':
    '{1} se distingue en {2} : {3}, contre {5} d’ordinaire en moyenne par {4}',
  '{1} stands out in {2}: {3}, where a {4} usually comes to {5}':
    '{1} se distingue en {2} : {3}, contre {5} d’ordinaire par {4}',
  '{1} is not complete, so it is left out of changes and trends':
    '{1} : période incomplète, exclue des évolutions et des tendances',
  'most of it comes from more rows of {1}: {2} of all after {3}, and these average {4}':
    'l’essentiel vient de lignes plus nombreuses avec {1} : {2} de l’ensemble après {3}, avec {4} en moyenne',
  'without the largest row of {1}': 'sans la ligne la plus élevée de {1}',
  'without the {1} largest rows, {2} together': 'sans les {1} lignes les plus élevées, {2} ensemble',
  'the {1} after {2}, of which {3} are open, are left out of changes and trends':
    'les {1} après {2}, dont {3} en cours, n’entrent ni dans les évolutions ni dans les tendances',
  '{1} have no {2} yet and lie after {3}: they are left out of changes and trends':
    '{1} n’ont pas encore de valeur pour {2} et se situent après {3}, donc hors des évolutions et des tendances',
  '{1} falls by {2} from {3} to {4} against the three months before':
    '{1} recule de {2} de {3} à {4} par rapport aux trois mois précédents',
  '{1} rises by {2} from {3} to {4} against the three months before':
    '{1} progresse de {2} de {3} à {4} par rapport aux trois mois précédents',
  '{1} alone ({2}) falls by {3}': 'rien que pour {1} ({2}), la baisse est de {3}',
  '{1} alone ({2}) rises by {3}': 'rien que pour {1} ({2}), la hausse est de {3}',
  '{1} in {2} states before are left out': 'on laisse de côté {1} dans {2} états antérieurs',
  'the number of {1} shows no trend from {2} to {3}: a {4} comes to {5} on average':
    'le nombre de {1} ne montre pas de tendance de {2} à {3} : en moyenne {5} par {4}',
  '{1} shows no trend from {2} to {3}: an {4} averages {5}':
    '{1} ne montre pas de tendance de {2} à {3} : en moyenne {5} par {4}',
  '{1} shows no trend from {2} to {3}: an {4} comes to {5} on average':
    '{1} ne montre pas de tendance de {2} à {3} : en moyenne {5} par {4}',
  'no clear trend: an {1} comes to {2} on average': 'pas de tendance nette : en moyenne {2} par {1}',
  'no clear trend: an {1} averages {2}': 'pas de tendance nette : en moyenne {2} par {1}',
  'from {1} to {2}: {3}': 'de {1} à {2} : {3}',
  '{1} averages {2} from {3} to {4}, {5} than in the same weeks of the year before ({6})':
    '{1} : {2} en moyenne de {3} à {4}, {5} que sur les mêmes semaines de l’année précédente ({6})',
  '{1} is {2} from {3} to {4}, {5} than in the same weeks of the year before ({6})':
    '{1} : {2} de {3} à {4}, {5} que sur les mêmes semaines de l’année précédente ({6})',
  'from {1} to {2}: {3}, against {4} in the same weeks of the year before':
    'de {1} à {2} : {3}, contre {4} sur les mêmes semaines de l’année précédente',
  'from {1} to {2}: {3}, {4} than in the same weeks of the year before':
    'de {1} à {2} : {3}, {4} que sur les mêmes semaines de l’année précédente',
  '{1} in {2} vs {3}': '{1} en {2} par rapport à {3}',
  '{1} from {2} to {3} vs the twelve months before': '{1} de {2} à {3} par rapport aux douze mois précédents',
  '{1} from {2} to {3} vs the three months before': '{1} de {2} à {3} par rapport aux trois mois précédents',
  '{1} from {2} to {3} vs the {4} before': '{1} de {2} à {3} par rapport aux {4} d’avant',
  '{1} from {2} to {3} vs the same months of the year before':
    '{1} de {2} à {3} par rapport aux mêmes mois de l’année précédente',
  '{1} from {2} to {3} vs the same weeks of the year before':
    '{1} de {2} à {3} par rapport aux mêmes semaines de l’année précédente',
  '{1} rises by {2} from {3} to {4} against the {5} before':
    '{1} : hausse de {2} de {3} à {4} par rapport aux {5} précédentes',
  '{1} falls by {2} from {3} to {4} against the {5} before':
    '{1} : baisse de {2} de {3} à {4} par rapport aux {5} précédentes',
  '{1} makes {2} of the rise, with {3} of {4} before':
    '{1} fait {2} de la hausse, avec auparavant {3} de {4}',
  '{1} makes {2} of the fall, with {3} of {4} before':
    '{1} fait {2} de la baisse, avec auparavant {3} de {4}',
  '{1} are not complete': '{1} : périodes incomplètes',
  '{1} is highest in both: {2}, {3}': '{1} est au plus haut dans les deux : {2}, {3}',
}
