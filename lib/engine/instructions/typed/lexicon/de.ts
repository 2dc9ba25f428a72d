/** German, in the same form; without accents, `ss` for `ß`. */
export const german = `
by: nach, aufgeschlusselt nach, aufgeteilt nach, unterteilt nach, gruppiert nach, abhangig von, getrennt nach, verteilt auf, uber die, uber alle, je nach, je nachdem
per: pro, je, fur jede, fur jeden, fur jedes, in jeder, in jedem, jede, jeder, jedes, jeden, jedem, jeweils
divided: geteilt durch, dividiert durch, durch, im verhaltnis zu, im verhaltnis zur, im verhaltnis zum
times: mal, multipliziert mit
gap: differenz zwischen, unterschied zwischen, abstand zwischen
minus: minus, abzuglich
ratio: verhaltnis von, verhaltnis
share: anteil, anteile, prozentsatz, prozent, prozentual*, wie viel prozent, wieviel prozent
rate: quote, rate, quoten, raten
of: von, der, des, vom, art der, art von, arten von, arten der
in: in, im, an, am, bei, auf, fur, innerhalb, wahrend, unter, aus, zu, zum, zur, beim, ins, uber
with: mit, die, welche, deren, wo, hat, haben, hatte, hatten, ist, sind, war, waren, wurde, wurden, dessen
without: bis auf, ohne, ausser, nicht, kein, keine, keinen, keiner, keinem, weder, ausgenommen, exklusive, ohne die, weglassen, ohne das, ohne den, abgesehen von, nicht mitzahlen, nicht mitrechnen, lass weg, lasst weg
only: nur, ausschliesslich, lediglich, bloss
and: und, sowie, plus, &
or: oder, entweder, bzw, beziehungsweise
vs: gegenuber, im vergleich zu, im vergleich mit, verglichen mit, vergleich, vergleiche, vs, gegen, im vergleich, als
to: bis, bis zu
sum: gesamt*, summe, insgesamt, summen, wie viel, wieviel, wie hoch, gesamtsumme, in summe
avg: durchschnitt*, mittel, mittelwert, mittler*, im schnitt, schnitt, im mittel, durchschnittlich*
median: median*
max: maximum, maximal*, hochst
min: minimum, minimal*
count: anzahl, wie viele, wieviele, zahl der, zahl von, anzahl der, anzahl von, wie oft
distinct: verschiedene*, unterschiedliche*, eindeutige*, einmal
percentile: perzentil, quantil
gt: mehr als, uber, grosser als, hoher als, oberhalb, ab mehr als
lt: weniger als, unter, kleiner als, niedriger als, unterhalb
gte: mindestens, ab, wenigstens
lte: hochstens, maximal, bis zu
more: hoher, niedriger, besser, schlechter, grosser, kleiner, langer, kurzer, schneller, langsamer
older: alter als
younger: junger als
dearer: teurer als
cheaper: billiger als, gunstiger als
longer: langer als
shorter: kurzer als
ormore: oder mehr, und mehr, oder daruber, und daruber, oder alter, und hoher, und alter, aufwarts
orless: oder weniger, und weniger, oder darunter, und darunter
between: zwischen
year: jahr, jahre, jahren, jahres, jahrlich*, kalenderjahr, jahr fur jahr
quarter: quartal, quartale, quartalen, quartals, quartalsweise, vierteljahr, quartal fur quartal
month: monat, monate, monaten, monats, monatlich*, monat fur monat
week: woche, wochen, wochentlich*, kalenderwoche, woche fur woche
day: tag, tage, tagen, tages, taglich*, tag fur tag
hour: stunde, stunden, tageszeit, uhrzeit, stundlich*
weekday: wochentag, wochentage, wochentagen, wochentags
moy: kalendermonat, kalendermonaten
time: im zeitverlauf, zeitverlauf, verlauf, entwicklung, entwickelt, uber die zeit, im laufe der zeit, trend
weekend: wochenende, wochenenden
last: letzte*, vergangene*, vorige*, jungste*
this: diese*, aktuelle*, laufende*
since: seit, ab
before: vor, bis
after: nach dem
half: halbjahr
first: erste*
second: zweite*
third: dritte*
fourth: vierte*
top: top, beste, besten, bester, bestes, grosste*, hochste*, meiste*, meisten, am meisten, am haufigsten, haufigste*, starkste*, teuerste*, langste*, alteste*, umsatzstarkste*, schnellste*
frequent: haufigste*, am haufigsten
bottom: schlechteste*, kleinste*, niedrigste*, wenigste*, wenigsten, am wenigsten, schwachste*, billigste*, gunstigste*, kurzeste*, jungste, geringste*, langsamste*
which: welche, welcher, welches, welchen, welchem, was, wer, an welchen, in welchen, in welchem
where: wo
growth: wachstum, gewachsen, veranderung, verandert, zunahme, abnahme, anstieg, ruckgang, gestiegen, gesunken, zugelegt, verloren, gestiegen, gefallen
running: kumuliert*, laufende summe, aufsummiert*, aufgelaufen*
whole: gesamt*, allen, alle, aller, insgesamt, ganzen, ganze
bar: balkendiagramm, saulendiagramm, balken, saulen
line: liniendiagramm, linie
pie: kreisdiagramm, tortendiagramm, torte
scatter: streudiagramm, punktdiagramm
table: tabelle
boxplot: boxplot
heatmap: heatmap
stacked: gestapelt*
sort: sortiert, sortiere, geordnet
desc: absteigend
asc: aufsteigend
howlong: verweildauer, wie lange, wie viele tage, wie viele stunden, dauer, tage zwischen, zeit zwischen
missing: fehlend*, leer, unbekannt
why: warum, weshalb, wieso, woran liegt, treibt, ursache, ursachen, grund, grunde
forecast: prognose, vorhersage, nachstes jahr, nachsten monat, nachstes quartal
rows: zeilen, zeile, eintrage, datensatze, falle, posten
people: leute, personen, menschen, person, diejenigen
light: noch, schon, bereits, verkauft, gab, gibt, gemacht, machen, macht, kommt, kommen, kam, ausgegeben, bezahlt, gezahlt, entfallt, entfallen, liegt, liegen, lag, lagen, geht, gehen, hatten, fallt, fielen, fahren, erzielen, leben, nutzen, arbeiten, dauert, dauern, kommen, rein, raus, herein, brauchen, braucht, gingen
drawn: diagramm, grafik, zeichne, zeichnen, histogramm, gefarbt
filler: guten tag, guten morgen, guten abend, gruss, grusse, brauchte, hatte, gern, gerne, vielen dank, mit freundlichen grussen, aber, der, die, das, den, dem, des, ein, eine, einen, einer, einem, eines, wir, uns, unser, unsere, unserer, unseren, ich, mir, mich, mein, meine, sie, es, ihr, ihre, ihren, sich, bitte, danke, zeig, zeige, zeigen, gib, nenne, will, mochte, brauche, kannst, konnen, du, als, wie, auch, dann, so, da, ja, mal, dieser, diese, dieses, man, einzeln, einzelnen, hallo, etwa, rund, circa, ca, eigentlich, denn, dabei, davon, wert, werte, zahlen, diagramm, grafik, bei uns, uberblick, auf, hoch, gross, aufteilung, aufgeteilt, aufgeschlusselt, wissen, sehen, sein, werden, wird, verglichen
takes: bringen, bringt, einbringen, eingebracht, verdienen, verdient, verdienten, einnehmen, eingenommen
list: liste, liste der, auflisten, liste alle
relation: zusammenhang, korrelation, hangt, abhangig, hangen, beziehung
spread: verteilung, verteilt, verteilen, histogramm, schwankt, schwanken, schwankung, schwankungen, streuung, streuen, streut, variieren, variiert
strewn: verteilung, verteilt, verteilen
steps: schritten, klassen, stufen, schritte, gruppen, bins
rest: anderen, ubrigen, rest, sonstigen
gone: ausgeschlossen, raus, weg, weglassen, ausgenommen, herausgenommen, ignoriert, zahlt nicht, zahlen nicht, nicht zahlen, nicht mitgezahlt, nicht mitgerechnet, zahlt nicht mit, zahlen nicht mit, nicht mitrechnen, nicht mitzahlen, nicht gezahlt, nicht berucksichtigen, nicht einbeziehen, rausnehmen, herausnehmen, rauslassen, ausschliessen, bitte nicht, lassen wir weg, lass weg, ignorieren, die weglassen, diese weglassen, die rauslassen, diese rauslassen, lass die weg, lasst die weg, lassen sie die weg, lass sie weg, die nicht mitzahlen, diese nicht mitzahlen, die nicht mitrechnen
together: zusammen, zusammengenommen, zusammengefasst
who: wer
selling: verkauft, verkaufen
buying: kauft, kaufen, bestellt am, gibt am
quick: schnellste*
slow: langsamste*
lasting: langste*, kurzeste*
priced: teuerste*, billigste*, gunstigste*
best: beste, besten, bester, bestes, schlechteste*
`
