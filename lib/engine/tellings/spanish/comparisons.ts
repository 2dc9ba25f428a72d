import type { Comparison } from '../forms/comparisons'

export const comparisons: Record<Comparison, string> = {
  '{1} differs by {2}: the average is {3} and {4}': '{1} varía según {2}: la media es {3} frente a {4}',
  '{1} differs by {2}: the median is {3} and {4}': '{1} varía según {2}: la mediana es {3} frente a {4}',
  '{1} differs by {2}: {3} and {4}': '{1} varía según {2}: {3} frente a {4}',
  '{1} differs by {2}: {3} and {4}, {5} times as high':
    '{1} varía según {2}: {3} frente a {4}, {5} veces mayor',
  '{1} differs by {2}': '{1} varía según {2}',
  'it differs by {1}: the average is {2} and {3}': 'varía según {1}: la media es {2} frente a {3}',
  'it differs by {1}: the median is {2} and {3}': 'varía según {1}: la mediana es {2} frente a {3}',
  'it differs by {1}: {2} and {3}': 'varía según {1}: {2} frente a {3}',
  '{1} differs by what {2} says: the average is {3} where that has {4} and {5} elsewhere':
    '{1} varía según lo que dice {2}: la media es {3} donde aparece {4} y {5} en el resto',
  'that is {1} times as high': 'es decir, {1} veces mayor',
  'that is {1} times as much': 'es decir, {1} veces mayor',
  'that is {1} times as low': 'es decir, {1} veces menor',
  '{1} is {2} in {3} of the rows, ahead of {4}': '{1} es {2} en el {3} de las filas, por delante de {4}',
  '{1} is {2} in {3} of the rows that have one, ahead of {4}':
    '{1} es {2} en el {3} de las filas con dato, por delante de {4}',
  '{1} is {2} in {3} of the rows with {4}, against {5} elsewhere':
    '{1} es {2} en el {3} de las filas con {4}, frente al {5} en el resto',
  '{1} is {2} of the rows, ahead of {3}': '{1}: {2} de las filas, por delante de {3}',
  '{1} is {2} of the rows with {3}, against {4} elsewhere':
    '{1}: {2} de las filas con {3}, frente a {4} en el resto',
  '{1}: {2}, against {3} elsewhere': '{1}: {2}, frente a {3} en el resto',
  '{1} leads by {2}: {3}, followed by {4}': '{1} va en cabeza en {2}: {3}, y le sigue {4}',
  '{1} makes {2} of {3}, ahead of {4}': '{1} supone el {2} de {3}, por delante de {4}',
  '{1} makes {2} of {3} with {4} of the rows, ahead of {5}':
    '{1} supone el {2} de {3} con el {4} de las filas, por delante de {5}',
  '{1} makes {2} of {3} with {4} of the rows': '{1} supone el {2} de {3} con el {4} de las filas',
  '{1} has the largest share of {2} by {3}: {4}, ahead of {5}':
    '{1} tiene el mayor peso en {2} por {3}: {4}, por delante de {5}',
  'a single row makes {1} of the first': 'una sola fila aporta {1} al primer puesto',
  'one row alone makes {1} of the total, {2}': 'una sola fila aporta {1} del total, el {2}',
  'the highest tenth begins at {1}': 'el 10 % más alto empieza en {1}',
  'the largest tenth of the rows holds {1} of the total':
    'el 10 % de filas con los valores más altos concentra el {1} del total',
  '{1} is highest at {2}, {3} lowest at {4}':
    '{1} tiene el valor más alto, con {2}, y {3} el más bajo, con {4}',
  '{1} is highest at {2}': '{1} tiene el valor más alto, con {2}',
  '{1} is highest: {2}': '{1} tiene el valor más alto: {2}',
  '{1} with {2} is highest: {3}': '{1} con {2} tiene el valor más alto: {3}',
  'highest at {1}, lowest at {2}': 'máximo a las {1}, mínimo a las {2}',
  'among rows of similar {1} they hardly differ':
    'entre filas con valores similares de {1} apenas hay diferencia',
  'among rows with the same {1} they hardly differ':
    'entre filas con el mismo valor de {1} apenas hay diferencia',
  'among rows of similar {1} it is not clear that they differ':
    'entre filas con valores similares de {1} no está claro que haya diferencia',
  'among rows with the same {1} it is not clear that they differ':
    'entre filas con el mismo valor de {1} no está claro que haya diferencia',
  'among rows with the same {1} they lie less than half as far apart':
    'entre filas con el mismo valor de {1} la diferencia es menos de la mitad',
  'among rows of similar {1} they lie less than half as far apart':
    'entre filas con valores similares de {1} la diferencia es menos de la mitad',
  'among rows with the same {1} it is the other way round':
    'entre filas con el mismo valor de {1} ocurre lo contrario',
  'among rows of similar {1} it is the other way round':
    'entre filas con valores similares de {1} ocurre lo contrario',
  '{1} stands out only where {2}: {3} against {4} for the others, elsewhere {5} against {6}':
    '{1} destaca solo donde {2}: {3} frente a {4} en los demás; en el resto, {5} frente a {6}',
  '{1} stands out above all where {2}: {3} against {4} for the others, elsewhere {5} against {6}':
    '{1} destaca sobre todo donde {2}: {3} frente a {4} en los demás; en el resto, {5} frente a {6}',
  '{1} stands out only where {2}: {3} against {4} for {5}, elsewhere {6} against {7}':
    '{1} destaca solo donde {2}: {3} frente a {4} ({5}); en el resto, {6} frente a {7}',
  '{1} and {2} tend to rise together': '{1} y {2} tienden a subir a la vez',
  '{1} tends to be lower where {2} is higher': '{1} tiende a ser menor cuanto mayor es {2}',
  'it tends to be lower where {1} is higher': 'tiende a ser menor cuanto mayor es {1}',
  'it tends to rise together with {1}': 'tiende a subir a la vez que {1}',
  '{1} and {2} tend to rise together, but hardly among rows with the same {3}':
    '{1} y {2} tienden a subir a la vez, pero apenas entre filas con el mismo valor de {3}',
  '{1} is higher where {2} is higher, in these {3}': '{1} es mayor cuanto mayor es {2}, en estos datos ({3})',
  '{1} is lower where {2} is higher, in these {3}': '{1} es menor cuanto mayor es {2}, en estos datos ({3})',
  '{1} is higher where {2} is higher, in a sample of {3}':
    '{1} es mayor cuanto mayor es {2}, en una muestra de {3}',
  '{1} is lower where {2} is higher, in a sample of {3}':
    '{1} es menor cuanto mayor es {2}, en una muestra de {3}',
  'over all rows {1} is higher where {2} is higher, but lower inside each of the {3} values of {4}':
    'en el conjunto de las filas, {1} es mayor cuanto mayor es {2}, pero menor dentro de cada uno de los {3} valores de {4}',
  'over all rows {1} is lower where {2} is higher, but higher inside each of the {3} values of {4}':
    'en el conjunto de las filas, {1} es menor cuanto mayor es {2}, pero mayor dentro de cada uno de los {3} valores de {4}',
  'on average {1} in the quarter of rows where {2} is highest, {3} where it is lowest':
    'de media, {1} en el cuarto de filas con los valores más altos de {2} y {3} en el de los más bajos',
  'on average {1} in the quarter of rows where that is highest, {2} where it is lowest':
    'de media, {1} en el cuarto de filas con los valores más altos de ese dato y {2} en el de los más bajos',
  'on average {1} in the {2} of rows where {3} is highest, {4} where it is lowest':
    'de media, {1} en el {2} de filas con los valores más altos de {3} y {4} en las de los más bajos',
  'on average {1} in the {2} of rows where that is highest, {3} where it is lowest':
    'de media, {1} en el {2} de filas con los valores más altos de ese dato y {3} en las de los más bajos',
  'on average {1} where {2} is {3}, {4} where it is {5}': 'de media, {1} donde {2} es {3} y {4} donde es {5}',
  '{1} is spread evenly over the {2} values of {3}: each has between {4} and {5}':
    '{1} se reparte por igual entre los {2} valores de {3}: cada uno tiene entre el {4} y el {5}',
  '{1} does not clearly differ by {2}': '{1} no varía claramente según {2}',
  '{1} hardly differs by {2}': '{1} apenas varía según {2}',
  'no clear difference by {1}: from {2} to {3}': 'sin diferencias claras por {1}: de {2} a {3}',
  'spread evenly by {1}: from {2} to {3}': 'reparto uniforme por {1}: de {2} a {3}',
  '{1} is missing in {2} of the rows where {3}, against {4} elsewhere':
    'falta {1} en el {2} de las filas donde {3}, frente al {4} en el resto',
  '{1} is missing in {2} of the rows from {3} to {4}, against {5} of all rows':
    'falta {1} en el {2} de las filas de {3} a {4}, frente al {5} del total de filas',
  'values are missing in {1}': 'faltan valores en {1}',
  '{1} makes all of it, from {2} to {3}, the others together from {4} to {5}':
    'todo se debe a {1}, que pasa de {2} a {3}; los demás, en conjunto, de {4} a {5}',
  '{1} makes most of it, from {2} to {3}, the others together from {4} to {5}':
    'la mayor parte se debe a {1}, que pasa de {2} a {3}; los demás, en conjunto, de {4} a {5}',
  '{1} is high, {2} over {3}, where {4}': '{1} tiene un valor alto, {2} en {3}, donde {4}',
  'it is low, {1} over {2}, where {3}': 'valor bajo, {1} en {2}, donde {3}',
  '{1} is high, {2} of {3}, where {4}': '{1} tiene un valor alto, {2} de {3}, donde {4}',
  'it is low, {1} of {2}, where {3}': 'valor bajo, {1} de {2}, donde {3}',
  'it is high, {1} over {2}, where {3}': 'valor alto, {1} en {2}, donde {3}',
  '{1} alone holds {2} of {3}, {4}: with it {5} adds up to {6}, without it to {7}':
    '{1} concentra {2} de {3}, {4}: con ello, {5} suma {6}; sin ello, {7}',
  'one value of {1} stands far apart: {2}, {3} times the usual spread above the median of {4}':
    'un valor de {1} queda muy lejos: {2}, {3} veces la dispersión habitual por encima de la mediana ({4})',
  'one value of {1} stands far apart: {2}, {3} times the usual spread below the median of {4}':
    'un valor de {1} queda muy lejos: {2}, {3} veces la dispersión habitual por debajo de la mediana ({4})',
  'the top {1} of {2} values of {3} hold {4} of {5}, with {6} of the rows':
    'los {1} primeros de {2} valores de {3} concentran el {4} de {5}, con el {6} de las filas',
  'the top {1} of {2} values of {3} ({4}) hold {5} of {6}, with {7} of the rows':
    'los {1} primeros de {2} valores de {3} ({4}) concentran el {5} de {6}, con el {7} de las filas',
  '{1} says {2} in {3} of the rows with {4}, against {5} elsewhere':
    '{1} dice {2} en el {3} de las filas con {4}, frente al {5} en el resto',
  'among {1}': 'entre {1}',
  '{*}, among the {1} of {2} with {3} or more': '{*}, entre los {1} de {2} con {3} o más',
  '{*}, among those with {1} or more': '{*}, entre los que tienen {1} o más',
  '{*}, but hardly among rows with the same {1}': '{*}, pero apenas entre filas con el mismo valor de {1}',
  '{*}, but hardly among rows of similar {1}': '{*}, pero apenas entre filas con valores similares de {1}',
  '{*}, but less than half as much among rows with the same {1}':
    '{*}, pero menos de la mitad entre filas con el mismo valor de {1}',
  '{*}, but less than half as much among rows of similar {1}':
    '{*}, pero menos de la mitad entre filas con valores similares de {1}',
  '{*}, but the other way round among rows with the same {1}':
    '{*}, pero al revés entre filas con el mismo valor de {1}',
  '{*}, but the other way round among rows of similar {1}':
    '{*}, pero al revés entre filas con valores similares de {1}',
  'in {1}: {2}, against {3} in {4}': 'en {1}: {2}, frente a {3} en {4}',
  'a single row makes {1} of {2}': 'una sola fila supone {1} de {2}',
  'a single row makes {1} of it': 'una sola fila supone {1}',
  '{1} is about {2} everywhere': '{1} está en torno a {2} en todos los casos',
  'these {1} show hardly any relation': 'estos datos ({1}) apenas muestran relación',
  '{1} in {2} of the rows, ahead of {3}': '{1} en el {2} de las filas, por delante de {3}',
  '{1} is missing in {2} of the rows from {3} to {4}': 'falta {1} en el {2} de las filas de {3} a {4}',
  '{1} is highest overall: {2}': '{1} es lo más alto en conjunto: {2}',
  'the median is highest for {1} and lowest for {2}':
    'la mediana más alta es la de {1} y la más baja la de {2}',
  'highest for {1} in {2}': 'lo más alto: {1} ({2})',
  'highest for {1} on {2}': 'lo más alto: {1} ({2})',
  'their rank correlation (Spearman) is {1}': 'su correlación de rangos (Spearman) es {1}',
  'these {1} show a weak relation': 'en estos datos ({1}) hay una relación débil',
  'a sample of {1} shows hardly any relation': 'una muestra de {1} apenas muestra relación',
  'a sample of {1} shows a weak relation': 'una muestra de {1} muestra una relación débil',
  '{1} is highest at {2}, {3} lowest at {4}, in {5}':
    '{1} lo más alto con {2}, {3} lo más bajo con {4}, en {5}',
}
