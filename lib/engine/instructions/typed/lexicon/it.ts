/** Italian, in the same form. */
export const italian = `
by: secondo, in base a, suddiviso per, diviso per, suddivisi per, divisi per, raggruppato per, a seconda di, a seconda del, a seconda della, a seconda dei, a seconda delle, a seconda dell
per: per, per ogni, per ciascun, per ciascuna, in ogni, di ogni, ogni, ciascun, ciascuna
divided: diviso, divisa, divisi, divise, diviso per, divisa per, divisi per, divise per, fratto, rispetto a, rispetto al, rispetto ai, rispetto alle, rispetto alla, rispetto agli, in rapporto a, in rapporto ai, in rapporto al, in rapporto alle
over: su
gap: differenza tra, differenza fra, divario tra
minus: meno il, meno la, meno
ratio: rapporto tra, rapporto
share: quota, percentuale, quote, proporzione, per cento, che parte, quale parte
rate: tasso, tassi
of: di, del, della, dei, delle, dello, degli, dell, tipo di, tipi di
in: in, nel, nella, nei, nelle, nell, a, al, alla, ai, alle, da, dal, dalla, su, sul, sulla, durante, tra i, tra le, fra
with: con, che, cui, dove, ha, hanno, aveva, e, sono, era, erano, stati, state
without: senza, tranne, escluso, esclusa, esclusi, escluse, eccetto, non, ne, nessun, nessuna, salvo, non contare, senza contare, escludendo, senza le, senza i, senza gli, senza il, senza la, lasciando fuori, lasciare fuori, a parte, ma non, ad eccezione di
only: solo, soltanto, solamente, unicamente
and: e, ed, nonche, &
or: o, oppure, od
vs: contro, rispetto a, rispetto al, confronto, confronta, a confronto, confrontato con, vs, rispetto ai, rispetto alle, rispetto alla, rispetto agli, in rapporto a, in rapporto ai, in rapporto al, in rapporto alle
to: a, fino a, e
sum: totale, totali, somma, quanto, quanta, complessivo, complessiva, in totale
avg: medio, media, medi, medie, in media, mediamente
median: mediana, mediano, mediane
max: massimo, massima
min: minimo, minima
count: numero di, quanti, quante, quante volte, n di, conteggio
distinct: diversi, diverse, distinti, distinte, unici, uniche, differenti, una volta, una sola volta
percentile: percentile
gt: piu di, superiore a, superiori a, maggiore di, maggiori di, sopra, sopra i, oltre, oltre i
lt: meno di, inferiore a, inferiori a, minore di, minori di, sotto, sotto i
gte: almeno, a partire da, minimo
lte: al massimo, fino a
ormore: o piu, e piu, e oltre, o oltre, in su
orless: o meno, e meno
between: tra, fra
year: anno, anni, annuale, annuali, annuo, annua, anno per anno
quarter: trimestre, trimestri, trimestrale, trimestre per trimestre
month: mese, mesi, mensile, mensili, mese per mese
week: settimana, settimane, settimanale, settimana per settimana
day: giorno, giorni, giornaliero, giorno per giorno
hour: ora, ore, ora del giorno, fascia oraria
weekday: giorno della settimana, giorni della settimana
moy: mese dell anno
time: nel tempo, andamento, evoluzione, tendenza
weekend: fine settimana, weekend
last: ultimo, ultima, ultimi, ultime, scorso, scorsa
this: questo, questa, attuale, corrente
since: dal, da, a partire da
before: prima del, prima di, fino al, prima
after: dopo, dopo il
half: semestre
first: primo, prima
second: secondo, seconda
third: terzo
fourth: quarto
top: top, piu frequent*, piu comun*, migliore, migliori, maggiore, maggiori, piu alto, piu alta, piu alti, piu grande, piu grandi, di piu, primi, prime, principali, piu costos*, piu, maggior, piu veloc*, piu rapid*, piu lung*, piu car*
frequent: piu frequent*, piu comun*
bottom: peggiore, peggiori, piu basso, piu bassa, piu bassi, piu piccol*, di meno, piu economic*, piu lent*, piu brev*, piu cort*, meno car*
which: quale, quali, che, chi, qual
where: dove
more: piu alto, piu alta, piu basso, piu bassa, migliore, peggiore
growth: crescita, aumento, variazione, cambiamento, cresciuto, cresciuta, calo, cambiato, aumentato, diminuito, salito, sceso
running: cumulato, cumulata, cumulativo, cumulati
whole: totale, tutti, tutte, complessivo
bar: barre, grafico a barre
line: linea, linee
pie: torta
scatter: dispersione
table: tabella
sort: ordinato, ordinata, ordinati, ordinate, ordina
desc: decrescente
asc: crescente
howlong: quanto tempo, quanti giorni, quante ore, durata, quanto dura, quanto durano, giorni tra
missing: mancanti, mancante, vuoto
why: perche, spiega, motivo, motivi, causa, cause
forecast: previsione, previsioni, anno prossimo, mese prossimo
rows: righe, riga, casi, record
people: persone, persona, gente, quelli, coloro
light: ancora, gia, venduto, venduti, vendute, speso, spesi, pagato, pagati, fatto, fatti, fanno, fa, abbiamo, viene, vengono, porta, portano, incassato, dura, durano, ci sono, c e
drawn: grafico, istogramma, disegna
filler: buongiorno, buonasera, salve, servirebbe, serve, ma, pero, cordiali saluti, il, lo, la, i, gli, le, l, un, uno, una, di, del, della, dei, delle, dell, nostro, nostra, nostri, nostre, mio, mia, mi, ci, si, ne, per favore, grazie, mostra, mostrami, mostrare, dammi, vorrei, voglio, puoi, vedere, ciao, anche, poi, molto, come, grafico, suddivisione, valori, valore, dati, essere, quanto, quanti, circa, d, suo, sua, loro
takes: rendono, rende, guadagniamo, incassiamo, portano, incassa
list: lista, elenco, elenca, elenco di, lista di
relation: relazione, correlazione, legame, dipende, rapporto tra
spread: distribuzione, distribuiti, distribuite, ripartizione, istogramma, varia, variano, dispersione
steps: fasce, intervalli, scaglioni, classi, passi
rest: altri, gli altri, resto
gone: via, esclusi, escluse, escluso, esclusa, tolti, non conta, non contano, a parte, non si contano, non contare, non inclusi, non incluse, da escludere, lasciali fuori, lasciale fuori, toglili, toglile, non contarli, non contarle, escludili, escludile
together: insieme, messi insieme, messe insieme
dealt: ripartizione
who: chi
selling: vende, vendono, venduto
buying: compra, comprano, spende, spendono
quick: piu veloc*, piu rapid*
slow: piu lent*
lasting: piu lung*, piu brev*, piu cort*
priced: piu costos*, piu car*, piu economic*, meno car*
best: migliore, migliori, peggiore, peggiori
`
