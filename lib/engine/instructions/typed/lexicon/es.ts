/** Spanish, in the same form. */
export const spanish = `
by: segun, desglosado por, dividido por, agrupado por, en funcion de, en funcion del
per: por, por cada, para cada, en cada, de cada, cada
divided: dividido entre, dividida entre, divididos entre, divididas entre, dividido por, dividida por, dividir entre, dividir por, entre el total, en relacion con, en relacion a, respecto a, respecto de
over: entre
gap: diferencia entre
minus: menos el, menos la, menos
ratio: ratio, relacion entre
share: porcentaje, proporcion, parte, cuota, por ciento, que parte
rate: tasa, tasas, indice
of: de, del, tipo de, tipos de, clase de, forma de
in: en, a, al, para, durante, dentro, entre los, entre las, sobre
with: con, que, cuyo, cuya, donde, tiene, tienen, tenia, es, son, fue, fueron, estan, esta, hay, han, ha
without: sin, excepto, salvo, excluyendo, menos, no, ni, ningun, ninguna, quitando, aparte de, sin contar, no contar, dejando fuera, dejando de lado, pero no, menos el, menos la
only: solo, solamente, unicamente
and: y, e, asi como, &
or: o, u
vs: frente a, comparado con, contra, vs, en comparacion con, comparar, respecto a, en relacion con, en relacion a, respecto de
to: a, hasta, y
sum: total, totales, suma, cuanto, cuanta, en total
avg: medio, media, promedio, medios, medias, en promedio, de media
median: mediana, medianas
max: maximo, maxima
min: minimo, minima
count: numero de, cuantos, cuantas, cantidad de, cuantas veces, n de
distinct: distintos, distintas, diferentes, unicos, unicas, una vez, una sola vez
percentile: percentil
gt: mas de, superior a, superiores a, mayor que, mayores que, por encima de, mayor de, mayores de
lt: menos de, inferior a, inferiores a, menor que, menores que, por debajo de, menor de, menores de
gte: al menos, como minimo, a partir de, desde
lte: como maximo, hasta
ormore: o mas, y mas, o mayor, o mayores, y mayores, en adelante
orless: o menos, y menos
between: entre
year: ano, anos, anual, anuales, ano por ano, ano a ano
quarter: trimestre, trimestres, trimestral*, trimestre a trimestre
month: mes, meses, mensual*, mes a mes, mes por mes
week: semana, semanas, semanal*, semana a semana
day: dia, dias, diario, diaria, dia a dia
hour: hora, horas, hora del dia, franja horaria
weekday: dia de la semana, dias de la semana, dia de semana
moy: mes del ano, mes natural
time: a lo largo del tiempo, evolucion, tendencia, con el tiempo
weekend: fin de semana, fines de semana
last: ultimo, ultima, ultimos, ultimas, pasado, pasada
this: este, esta, actual
since: desde, a partir de
before: antes de, hasta, antes
after: despues de, despues
half: semestre
first: primer, primero, primera
second: segundo, segunda
third: tercer, tercero, tercera
fourth: cuarto, cuarta
top: top, mas frecuente*, mas comun*, mas habitual*, mejor*, mayor*, mas alto*, mas alta*, mas grande*, mas, mas caro*, mas cara*, primeros, primeras, principales, mas rapid*, mas larg*
frequent: mas frecuente*, mas comun*, mas habitual*
bottom: peor*, menor*, mas bajo*, mas baja*, mas pequen*, menos, mas barato*, mas barata*, mas lent*, mas cort*
which: que, cual, cuales, quien, quienes, a que, en que, cuantas
where: donde
more: mas alto, mas alta, mas bajo, mas baja, mejor, peor, mayor, menor, mas largo, mas larga
growth: crecimiento, aumento, cambio, crecio, subida, bajada, variacion, caida, ha crecido, ha cambiado, subido, subio, bajado, bajo, crecido, cambiado, variado
running: acumulado, acumulada, acumulados, acumuladas
whole: total, todos, todas, todo, conjunto
bar: barras, grafico de barras
line: linea, lineas
pie: tarta, circular, pastel
scatter: dispersion
table: tabla
stacked: apilad*
sort: ordenado, ordenada, ordenados, ordenadas, ordena, ordenar
desc: descendente, de mayor a menor
asc: ascendente, de menor a mayor
howlong: cuanto tiempo, cuantos dias, cuantas horas, duracion, cuanto tarda, cuanto tardan, dias entre
missing: faltan*, vacio, vacios, desconocido*
why: por que, explica, motivo, motivos, causa, causas, razon, razones
forecast: prevision, pronostico, proximo ano, proximo mes
rows: filas, fila, registros, casos, lineas
people: personas, persona, gente, aquellos, quienes
light: sigue, siguen, todavia, aun, ya, vendimos, vendido, vendidos, vende, venden, gastado, gastamos, gasta, pagado, pagados, hicimos, hace, hacen, genera, generan, hubo, tenemos, viene, vienen, dura, duran, trae, cobramos, recibimos, vendemos, vendio, vendieron, compran, han comprado, nos han comprado, aparecen, aparte, ponga*, cuestan, tardan, tarda
drawn: grafico, grafica, histograma, dibuja
filler: buenos dias, buenas tardes, necesito, necesitamos, un saludo, pero, el, la, los, las, un, una, unos, unas, de, del, lo, nuestro, nuestra, nuestros, nuestras, mi, mis, su, sus, me, nos, se, le, les, por favor, gracias, muestra, muestrame, dame, quiero, quisiera, puedes, ver, hola, tambien, y luego, muy, como, es, son, grafico, valores, valor, datos, cifra, cifras, yo, esto, eso, ser, haber, cuanto, cuantos, aproximadamente
takes: ingresamos, ganamos, aportan, aporta, recaudan, recaudamos, traen, comprado, compran
list: lista, lista de, listado, listado de, listar
relation: relacion, correlacion, vinculo, depende, influye
spread: reparto, distribucion, reparten, reparte, se reparten, distribuyen, histograma, varia, varian, dispersion
steps: tramos, intervalos, rangos, franjas, bandas, pasos
rest: demas, los demas, otros, resto
gone: fuera, excluidos, excluidas, excluido, excluida, quitados, no cuenta, no cuentan, aparte, no cuenta la, no se cuentan, no se cuenta, no incluidos, no incluidas, dejalos fuera, dejalas fuera, quitalos, quitalas, sin contarlos, sin contarlas, no los cuentes, no las cuentes, excluyelos, excluyelas
together: juntos, juntas, en conjunto
dealt: reparto, reparten, reparte, se reparten
who: quien, quienes
selling: vende, venden, vendio
buying: compra, compran, gasta, gastan
quick: mas rapid*
slow: mas lent*
lasting: mas larg*, mas cort*
priced: mas caro*, mas cara*, mas barato*, mas barata*
best: mejor*, peor*
`
