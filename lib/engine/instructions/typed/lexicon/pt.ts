/** Portuguese, in the same form. */
export const portuguese = `
by: segundo, conforme, desagregado por, dividido por, separado por, agrupado por, em funcao de, de acordo com
per: por, por cada, para cada, em cada, de cada, cada, a cada
divided: dividido pelo, dividido pela, dividido por, dividir pelo, dividir pela, dividir por, a dividir pelo, a dividir pela, a dividir por, dividida pelo, dividida pela, dividida por, divididos por, divididas por, sobre o total
over: sobre
times: vezes, multiplicado por
gap: diferenca entre
minus: menos o, menos a, menos
ratio: racio, razao entre, relacao entre
share: percentagem, porcentagem, percentual, percentuais, proporcao, parte, quota, fatia, por cento, que parte, peso de
rate: taxa, taxas, indice
of: de, do, da, dos, das, tipo de, tipos de, forma de, formas de
in: em, no, na, nos, nas, a, ao, a, as, para, durante, dentro, sobre, entre os, entre as
with: com, que, cujo, cuja, onde, tem, teem, tinham, sao, foi, foram, esta, estao, ha, houve
without: sem, exceto, salvo, excluindo, menos, nao, nem, nenhum, nenhuma, tirando, a parte de, sem contar, deixando de fora, sem os, sem as, sem o, sem a, fora, a parte, mas nao
only: so, somente, apenas, unicamente
and: e, assim como, bem como, &
or: ou
vs: face a, comparado com, comparada com, contra, vs, versus, em comparacao com, comparar, em relacao a
to: a, ate, e
sum: total, totais, soma, quanto, quanta, no total, ao todo
avg: medio, media, medios, medias, em media
median: mediana, mediano, medianas
max: maximo, maxima
min: minimo, minima
count: numero de, quantos, quantas, quantidade de, quantas vezes, n de, contagem de, contagem
distinct: distintos, distintas, diferentes, unicos, unicas, uma vez, uma so vez
percentile: percentil
gt: mais de, superior a, superiores a, maior que, maiores que, acima de, maior do que, mais que, mais do que
lt: menos de, inferior a, inferiores a, menor que, menores que, abaixo de, menor do que, menos que, menos do que
gte: pelo menos, no minimo, a partir de, ao menos
lte: no maximo, ate
ormore: ou mais, e mais, ou maior, ou maiores, em diante, para cima
orless: ou menos, e menos, para baixo
between: entre
year: ano, anos, anual, anuais, ano a ano, ano por ano
quarter: trimestre, trimestres, trimestral, trimestrais, trimestre a trimestre
month: mes, meses, mensal, mensais, mes a mes, mes por mes
week: semana, semanas, semanal, semanais, semana a semana
day: dia, dias, diario, diaria, dia a dia
hour: hora, horas, hora do dia, faixa horaria
weekday: dia da semana, dias da semana
moy: mes do ano
time: ao longo do tempo, evolucao, tendencia, com o tempo
weekend: fim de semana, fins de semana
last: ultimo, ultima, ultimos, ultimas, passado, passada
this: este, esta, atual
since: desde, a partir de
before: antes de, antes do, ate, antes
after: depois de, depois do, apos, depois
half: semestre
first: primeiro, primeira
second: segunda
third: terceiro, terceira
fourth: quarto, quarta
top: top, mais frequente*, mais comu*, melhor*, maior*, mais alto*, mais alta*, mais elevad*, mais grande*, mais, mais caro*, mais cara*, primeiros, primeiras, principais, mais rapid*, mais long*
frequent: mais frequente*, mais comu*
bottom: pior*, menor*, mais baixo*, mais baixa*, mais pequen*, menos, mais barat*, mais lent*, mais curt*
which: que, qual, quais, quem, em que, a que
where: onde
more: mais alto, mais alta, mais baixo, mais baixa, melhor, pior
growth: crescimento, aumento, variacao, mudanca, cresceu, subida, descida, queda, subiu, desceu, caiu, aumentou, diminuiu, mudou, variou
running: acumulado, acumulada, acumulados, acumuladas
whole: total, todos, todas, todo, toda, conjunto
bar: barras, grafico de barras
line: linha, linhas, grafico de linhas
pie: pizza, circular
scatter: dispersao
table: tabela
stacked: empilhad*
sort: ordenado, ordenada, ordenados, ordenadas, ordena, ordenar
desc: decrescente, do maior para o menor
asc: crescente, do menor para o maior
howlong: quanto tempo, quantos dias, quantas horas, duracao, quanto demora, quanto demoram, dias entre
missing: faltam, falta, vazio, vazios, desconhecido*
why: por que, porque razao, explica, motivo, motivos, causa, causas, razao, razoes
forecast: previsao, previsoes, proximo ano, proximo mes, ano que vem
rows: linhas, linha, registos, registo, registros, casos
people: pessoas, pessoa, gente, aqueles, quem
light: vendemos, vendido, vendidos, vendidas, vende, vendem, gasto, gastamos, gasta, pago, pagos, pagamos, fizemos, faz, fazem, gera, geram, temos, vem, dura, duram, traz, recebemos, compram, aparecem, demora, demoram, custam, fica, ficam
drawn: grafico, histograma, desenha
filler: bom dia, boa tarde, preciso, precisamos, mas, o, a, os, as, um, uma, uns, umas, de, do, da, dos, das, nosso, nossa, nossos, nossas, meu, minha, meus, minhas, seu, sua, seus, suas, me, nos, se, lhe, por favor, obrigado, obrigada, mostra, mostre, mostrar, da, quero, queria, gostaria, pode, podes, ver, ola, tambem, depois, muito, como, sao, grafico, valores, dados, eu, isto, isso, ser, haver, quanto, quantos, aproximadamente, cerca, la, ai, porque, ca
takes: rendem, rende, faturamos, fatura, faturam, arrecadam, arrecada, ganhamos, trazem
list: lista, lista de, listar, listagem
relation: relacao, correlacao, ligacao, depende, influencia
spread: distribuicao, distribuem, distribui, reparticao, repartem, histograma, varia, variam, dispersao
steps: faixas, intervalos, escaloes, classes, passos
rest: outros, os outros, resto, restantes
gone: fora, excluidos, excluidas, excluido, excluida, tirados, nao conta, nao contam, nao se contam, nao incluidos, nao incluidas, a parte
together: juntos, juntas, em conjunto
dealt: reparticao, repartem
who: quem
selling: vende, vendem, vendeu
buying: compra, compram, gasta, gastam
quick: mais rapid*
slow: mais lent*
lasting: mais long*, mais curt*
priced: mais caro*, mais cara*, mais barat*
best: melhor*, pior*
`
