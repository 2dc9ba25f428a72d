/** French, in the same form. */
export const french = `
by: selon, en fonction de, suivant, ventile par, ventiles par, reparti par, repartis par, d apres, en fonction du, en fonction des
per: par, pour chaque, dans chaque, de chaque, chaque
divided: divise par, divisee par, divises par, divisees par, divise, rapporte a, rapportee a, rapportes a, rapportees a, rapporte au, rapportee au, rapportes au, rapportees au, sur le total, par rapport a, par rapport au, par rapport aux
over: sur
times: fois, multiplie par
gap: ecart entre, difference entre
minus: moins le, moins la, moins
ratio: ratio, rapport entre
share: part, parts, pourcentage, pour cent, proportion, quelle part, poids de, le poids de
rate: taux
of: de, du, des, d, type de, types de, sorte de, genre de
in: en, dans, a, au, aux, chez, sur, pour, pendant, parmi, durant
with: avec, ayant, qui, dont, ou, ont, a, avait, est, sont, etait, etaient
without: sans, sauf, hors, excepte, hormis, pas, non, ni, aucun, aucune, exclure, a l exception de, ne, pas les, pas la, pas le, hors les, sans compter, ne pas compter, sans tenir compte de, laisser de cote, laissez de cote, ignorer, ignorez, en dehors de, en ignorant, en laissant de cote, mais pas
only: seulement, uniquement, que, seul, seuls, seule, seules, rien que
and: et, ainsi que, &
or: ou, soit
vs: contre, compare a, comparee a, par rapport a, comparer, compare, comparaison, vs, face a, par rapport au, par rapport aux
to: a, jusqu a, et
sum: total, totale, totaux, somme, combien, au total, cumul
avg: moyen, moyenne, moyens, moyennes, en moyenne
median: mediane, median, medianes
max: maximum, maximal, maximale
min: minimum, minimal, minimale
count: nombre de, nombre d, nombre, combien de, combien d, nb de, nb, combien y a t il
distinct: differents, differentes, distincts, distinctes, uniques, une fois, une seule fois
percentile: centile, percentile, percentiles
gt: plus de, superieur a, superieure a, superieurs a, au dessus de, au dela de, depassant, depasse
lt: moins de, inferieur a, inferieure a, inferieurs a, en dessous de, sous
gte: au moins, a partir de, minimum
lte: au plus, jusqu a, maximum
more: plus eleve, plus elevee, plus haut, plus haute, plus bas, plus basse, meilleur, meilleure, plus grand, plus grande, plus long, plus longue
older: plus ages de, age de plus de, ages de plus de, plus de
younger: plus jeunes que, ages de moins de, age de moins de
ormore: ou plus, et plus, et au dela, et au dessus
orless: ou moins, et moins
between: entre
year: an, ans, annee, annees, annuel*, annee par annee
quarter: trimestre, trimestres, trimestriel*, trimestre par trimestre
month: mois, mensuel*, mois par mois
week: semaine, semaines, hebdomadaire*, semaine par semaine
day: jour, jours, journalier*, quotidien*, jour par jour
hour: heure, heures, heure de la journee, heure du jour
weekday: jour de la semaine, jours de la semaine, jour de semaine
moy: mois de l annee, mois calendaire
time: au fil du temps, evolution, tendance, dans le temps
weekend: week end, weekend
last: dernier, derniere, derniers, dernieres, precedent*
this: ce, cette, actuel*
since: depuis, a partir de
before: avant, jusqu en
after: apres
half: semestre
first: premier, premiere
second: deuxieme, second
third: troisieme
fourth: quatrieme
top: top, plus frequent*, plus courant*, meilleur*, plus grand*, plus gros*, plus eleve*, le plus, la plus, les plus, premiers, premieres, principaux, principales, plus cher*, plus rapide*, plus long*, le plus rapide*, la plus rapide*, les plus rapide*, le plus long*, la plus long*, les plus long*, le plus grand*, la plus grand*, les plus grand*, le plus cher*, la plus cher*, les plus cher*, le plus eleve*, la plus eleve*, les plus eleve*, le plus haut*, la plus haut*, les plus haut*
frequent: plus frequent*, plus courant*
bottom: pire*, plus petit*, plus faible*, le moins, la moins, les moins, moins cher*, plus bas*, plus jeune*, plus lent*, plus court*, le plus lent*, la plus lent*, les plus lent*, le plus court*, la plus court*, les plus court*, le plus petit*, la plus petit*, les plus petit*, le plus bas*, la plus bas*, les plus bas*, le plus faible*, la plus faible*, les plus faible*
which: quel, quelle, quels, quelles, qui, que, quoi
where: ou
growth: croissance, augmentation, hausse, baisse, changement, progression, augmente, diminue, diminution, variation, evolue, monte, baisse, progresse
running: cumule, cumulee, cumules, cumulees, cumulatif
whole: total, totale, ensemble, tous, toutes, global
bar: barres, diagramme en barres, histogramme en barres, en barres
line: courbe, ligne
pie: camembert
scatter: nuage de points
table: tableau
stacked: empile*
sort: trie*, classe*, ordonne*
desc: decroissant
asc: croissant
howlong: combien de temps, combien de jours, combien d heures, duree, delai, temps entre, jours entre
missing: manquant*, vide, inconnu*
why: pourquoi, explique, raison, raisons, cause, causes
forecast: prevision, previsions, annee prochaine, mois prochain
rows: lignes, ligne, enregistrements, cas
people: personnes, gens, ceux, celles, personne
light: encore, toujours, deja, vendu, vendus, depense, paye, payes, payees, fait, font, fais, viennent, vient, a t on, avons, avons nous, y a t il, ont, ete, eu, dure, durent, represente, reviennent, vendons, vend, vendent, coutent, coute, arrivent, prend, prennent, passe, passent
drawn: graphique, diagramme, histogramme, trace, dessine
filler: cordialement, bonne journee, besoin, faudrait, deux choses, le, la, les, l, un, une, des, de, du, d, nos, notre, mes, mon, ma, leur, leurs, ses, son, sa, nous, on, je, il, elle, ils, elles, y, en, ce, cet, ces, cela, s il vous plait, svp, stp, merci, montre, montrer, montrez, moi, donne, donner, donnez, veux, voudrais, aimerais, peux, peut, voir, affiche, afficher, bonjour, aussi, puis, alors, tres, t, qu, n, c, j, m, se, est ce que, valeur, valeurs, chiffres, graphique, entre eux, eux, comment, combien, environ, etre, chiffre
takes: chiffre d affaires, chiffre affaires, rapporte, rapportent, gagne, gagnent, encaisse, encaissons, rapporter
list: liste, liste des, lister, la liste
relation: lien, relation, correlation, rapport entre, depend
spread: repartition, distribution, repartis, repartissent, histogramme, varie, varient, dispersion
steps: tranches, paliers, pas, classes, intervalles
rest: autres, les autres, le reste
gone: exclus, exclu, exclue, exclues, enleves, retires, ne compte pas, ne comptent pas, mis de cote, a part, compte pas, comptent pas, a exclure, a retirer, a ignorer, non compris, non comprise, mis a part, de cote, laisse les de cote, laissez les de cote, enleve les, enlevez les, sans les compter, ne les compte pas, ne les comptez pas, exclus les, excluez les
together: confondus, confondues, ensemble, reunis, reunies
dealt: repartition, repartis, repartissent
who: qui
selling: vend, vendent, vendu
buying: achete, achetent, depense, depensent
quick: plus rapide*, le plus rapide*, la plus rapide*, les plus rapide*
slow: plus lent*, le plus lent*, la plus lent*, les plus lent*
lasting: plus long*, plus court*, le plus long*, la plus long*, les plus long*, le plus court*, la plus court*, les plus court*
priced: plus cher*, moins cher*, le plus cher*, la plus cher*, les plus cher*
best: meilleur*, pire*
`
