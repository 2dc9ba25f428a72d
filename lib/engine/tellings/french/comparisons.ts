import type { Comparison } from '../forms/comparisons'

export const comparisons: Record<Comparison, string> = {
  '{1} differs by {2}: the average is {3} and {4}': '{1} varie selon {2} : en moyenne {3} et {4}',
  '{1} differs by {2}: the median is {3} and {4}': '{1} varie selon {2} : en médiane {3} et {4}',
  '{1} differs by {2}: {3} and {4}': '{1} varie selon {2} : {3} et {4}',
  '{1} differs by {2}: {3} and {4}, {5} times as high':
    '{1} varie selon {2} : {3} et {4}, soit {5} fois plus',
  '{1} differs by {2}': '{1} varie selon {2}',
  'it differs by {1}: the average is {2} and {3}': 'écart selon {1} : en moyenne {2} et {3}',
  'it differs by {1}: the median is {2} and {3}': 'écart selon {1} : en médiane {2} et {3}',
  'it differs by {1}: {2} and {3}': 'écart selon {1} : {2} et {3}',
  '{1} differs by what {2} says: the average is {3} where that has {4} and {5} elsewhere':
    '{1} varie selon le contenu de {2} : en moyenne {3} avec {4} et {5} ailleurs',
  'that is {1} times as high': 'soit {1} fois plus',
  'that is {1} times as much': 'soit {1} fois plus',
  'that is {1} times as low': 'soit {1} fois moins',
  '{1} is {2} in {3} of the rows, ahead of {4}': '{1} vaut {2} dans {3} des lignes, devant {4}',
  '{1} is {2} in {3} of the rows that have one, ahead of {4}':
    '{1} vaut {2} dans {3} des lignes renseignées, devant {4}',
  '{1} is {2} in {3} of the rows with {4}, against {5} elsewhere':
    '{1} vaut {2} dans {3} des lignes avec {4}, contre {5} ailleurs',
  '{1} is {2} of the rows, ahead of {3}': '{1} : {2} des lignes, devant {3}',
  '{1} is {2} of the rows with {3}, against {4} elsewhere':
    '{1} : {2} des lignes avec {3}, contre {4} ailleurs',
  '{1}: {2}, against {3} elsewhere': '{1} : {2}, contre {3} ailleurs',
  '{1} leads by {2}: {3}, followed by {4}': '{1} arrive en tête pour {2} : {3}, devant {4}',
  '{1} makes {2} of {3}, ahead of {4}': '{1} représente {2} de {3}, devant {4}',
  '{1} makes {2} of {3} with {4} of the rows, ahead of {5}':
    '{1} représente {2} de {3} avec {4} des lignes, devant {5}',
  '{1} makes {2} of {3} with {4} of the rows': '{1} représente {2} de {3} avec {4} des lignes',
  '{1} has the largest share of {2} by {3}: {4}, ahead of {5}':
    '{1} détient la plus grande part de {2} selon {3} : {4}, devant {5}',
  'a single row makes {1} of the first': 'une seule ligne apporte {1} à la première valeur',
  'one row alone makes {1} of the total, {2}': 'une seule ligne représente {1} du total, soit {2}',
  'the highest tenth begins at {1}': 'les 10 % les plus élevés commencent à {1}',
  'the largest tenth of the rows holds {1} of the total':
    'les 10 % de lignes les plus élevées concentrent {1} du total',
  '{1} is highest at {2}, {3} lowest at {4}': '{1} est au plus haut à {2}, {3} au plus bas à {4}',
  '{1} is highest at {2}': '{1} est au plus haut à {2}',
  '{1} is highest: {2}': '{1} est au plus haut : {2}',
  '{1} with {2} is highest: {3}': '{1} avec {2} est au plus haut : {3}',
  'highest at {1}, lowest at {2}': 'au plus haut à {1}, au plus bas à {2}',
  'among rows of similar {1} they hardly differ': 'à {1} comparable, l’écart est minime',
  'among rows with the same {1} they hardly differ': 'à {1} identique, l’écart est minime',
  'among rows of similar {1} it is not clear that they differ': 'à {1} comparable, l’écart n’est pas établi',
  'among rows with the same {1} it is not clear that they differ':
    'à {1} identique, l’écart n’est pas établi',
  'among rows with the same {1} they lie less than half as far apart':
    'à {1} identique, l’écart est réduit de plus de moitié',
  'among rows of similar {1} they lie less than half as far apart':
    'à {1} comparable, l’écart est réduit de plus de moitié',
  'among rows with the same {1} it is the other way round': 'à {1} identique, c’est l’inverse',
  'among rows of similar {1} it is the other way round': 'à {1} comparable, c’est l’inverse',
  '{1} stands out only where {2}: {3} against {4} for the others, elsewhere {5} against {6}':
    '{1} se distingue seulement quand {2} : {3} contre {4} pour les autres, ailleurs {5} contre {6}',
  '{1} stands out above all where {2}: {3} against {4} for the others, elsewhere {5} against {6}':
    '{1} se distingue surtout quand {2} : {3} contre {4} pour les autres, ailleurs {5} contre {6}',
  '{1} stands out only where {2}: {3} against {4} for {5}, elsewhere {6} against {7}':
    '{1} se distingue seulement quand {2} : {3} contre {4} pour {5}, ailleurs {6} contre {7}',
  '{1} and {2} tend to rise together': '{1} et {2} tendent à augmenter ensemble',
  '{1} tends to be lower where {2} is higher': '{1} tend à diminuer quand {2} augmente',
  'it tends to be lower where {1} is higher': 'tendance à diminuer quand {1} augmente',
  'it tends to rise together with {1}': 'tendance à augmenter avec {1}',
  '{1} and {2} tend to rise together, but hardly among rows with the same {3}':
    '{1} et {2} tendent à augmenter ensemble, mais à peine à {3} identique',
  '{1} is higher where {2} is higher, in these {3}': '{1} augmente avec {2}, sur ces {3}',
  '{1} is lower where {2} is higher, in these {3}': '{1} diminue quand {2} augmente, sur ces {3}',
  '{1} is higher where {2} is higher, in a sample of {3}': '{1} augmente avec {2}, sur un échantillon de {3}',
  '{1} is lower where {2} is higher, in a sample of {3}':
    '{1} diminue quand {2} augmente, sur un échantillon de {3}',
  'over all rows {1} is higher where {2} is higher, but lower inside each of the {3} values of {4}':
    'sur l’ensemble des lignes, {1} augmente avec {2}, mais diminue au sein de chacune des {3} valeurs de {4}',
  'over all rows {1} is lower where {2} is higher, but higher inside each of the {3} values of {4}':
    'sur l’ensemble des lignes, {1} diminue quand {2} augmente, mais augmente au sein de chacune des {3} valeurs de {4}',
  'on average {1} in the quarter of rows where {2} is highest, {3} where it is lowest':
    'en moyenne {1} dans le quart des lignes où {2} est au plus haut, {3} dans celui au plus bas',
  'on average {1} in the quarter of rows where that is highest, {2} where it is lowest':
    'en moyenne {1} dans le quart des lignes où cette valeur est au plus haut, {2} dans celui au plus bas',
  'on average {1} in the {2} of rows where {3} is highest, {4} where it is lowest':
    'en moyenne {1} dans {2} des lignes où {3} est au plus haut, {4} là où c’est au plus bas',
  'on average {1} in the {2} of rows where that is highest, {3} where it is lowest':
    'en moyenne {1} dans {2} des lignes où cette valeur est au plus haut, {3} là où c’est au plus bas',
  'on average {1} where {2} is {3}, {4} where it is {5}': 'en moyenne {1} quand {2} vaut {3}, {4} pour {5}',
  '{1} is spread evenly over the {2} values of {3}: each has between {4} and {5}':
    '{1} se répartit de façon homogène entre les {2} valeurs de {3} : entre {4} et {5} pour chacune',
  '{1} does not clearly differ by {2}': '{1} ne varie pas nettement selon {2}',
  '{1} hardly differs by {2}': '{1} varie à peine selon {2}',
  'no clear difference by {1}: from {2} to {3}': 'pas d’écart net selon {1} : de {2} à {3}',
  'spread evenly by {1}: from {2} to {3}': 'répartition homogène selon {1} : de {2} à {3}',
  '{1} is missing in {2} of the rows where {3}, against {4} elsewhere':
    '{1} manque dans {2} des lignes quand {3}, contre {4} ailleurs',
  '{1} is missing in {2} of the rows from {3} to {4}, against {5} of all rows':
    '{1} manque dans {2} des lignes de {3} à {4}, contre {5} sur l’ensemble des lignes',
  'values are missing in {1}': 'valeurs manquantes : {1}',
  '{1} makes all of it, from {2} to {3}, the others together from {4} to {5}':
    '{1} en explique la totalité, de {2} à {3}, tandis que les autres passent ensemble de {4} à {5}',
  '{1} makes most of it, from {2} to {3}, the others together from {4} to {5}':
    '{1} en explique l’essentiel, de {2} à {3}, tandis que les autres passent ensemble de {4} à {5}',
  '{1} is high, {2} over {3}, where {4}': '{1} se situe à un niveau élevé, {2} sur {3}, quand {4}',
  'it is low, {1} over {2}, where {3}': 'niveau bas, {1} sur {2}, quand {3}',
  '{1} is high, {2} of {3}, where {4}': '{1} se situe à un niveau élevé, {2} sur {3}, quand {4}',
  'it is low, {1} of {2}, where {3}': 'niveau bas, {1} sur {2}, quand {3}',
  'it is high, {1} over {2}, where {3}': 'niveau élevé, {1} sur {2}, quand {3}',
  '{1} alone holds {2} of {3}, {4}: with it {5} adds up to {6}, without it to {7}':
    'une seule valeur, {1}, concentre {2} de {3}, soit {4} : avec elle, {5} totalise {6}, sans elle {7}',
  'one value of {1} stands far apart: {2}, {3} times the usual spread above the median of {4}':
    'une valeur de {1} se détache nettement : {2}, soit {3} fois la dispersion habituelle au-dessus de la médiane de {4}',
  'one value of {1} stands far apart: {2}, {3} times the usual spread below the median of {4}':
    'une valeur de {1} se détache nettement : {2}, soit {3} fois la dispersion habituelle au-dessous de la médiane de {4}',
  'the top {1} of {2} values of {3} hold {4} of {5}, with {6} of the rows':
    'les {1} premières des {2} valeurs de {3} concentrent {4} de {5}, avec {6} des lignes',
  'the top {1} of {2} values of {3} ({4}) hold {5} of {6}, with {7} of the rows':
    'les {1} premières des {2} valeurs de {3} ({4}) concentrent {5} de {6}, avec {7} des lignes',
  '{1} says {2} in {3} of the rows with {4}, against {5} elsewhere':
    '{1} mentionne {2} dans {3} des lignes avec {4}, contre {5} ailleurs',
  'among {1}': 'sur {1}',
  '{*}, among the {1} of {2} with {3} or more': '{*}, parmi les {1} groupes sur {2} d’au moins {3}',
  '{*}, among those with {1} or more': '{*}, parmi les groupes d’au moins {1}',
  '{*}, but hardly among rows with the same {1}': '{*}, mais à peine à {1} identique',
  '{*}, but hardly among rows of similar {1}': '{*}, mais à peine à {1} comparable',
  '{*}, but less than half as much among rows with the same {1}':
    '{*}, mais plus de deux fois moins à {1} identique',
  '{*}, but less than half as much among rows of similar {1}':
    '{*}, mais plus de deux fois moins à {1} comparable',
  '{*}, but the other way round among rows with the same {1}': '{*}, mais l’inverse à {1} identique',
  '{*}, but the other way round among rows of similar {1}': '{*}, mais l’inverse à {1} comparable',
  'in {1}: {2}, against {3} in {4}': 'en {1} : {2}, contre {3} en {4}',
  'a single row makes {1} of {2}': 'une seule ligne apporte {1} du total ({2})',
  'a single row makes {1} of it': 'une seule ligne en apporte {1}',
  '{1} is about {2} everywhere': '{1} se situe partout autour de {2}',
  'these {1} show hardly any relation': 'ces {1} ne montrent guère de relation',
  '{1} in {2} of the rows, ahead of {3}': '{1} dans {2} des lignes, devant {3}',
  '{1} is missing in {2} of the rows from {3} to {4}': '{1} manque dans {2} des lignes de {3} à {4}',
  '{1} is highest overall: {2}': '{1} est au plus haut au total : {2}',
  'the median is highest for {1} and lowest for {2}':
    'la médiane est la plus haute pour {1} et la plus basse pour {2}',
  'highest for {1} in {2}': 'au plus haut pour {1} ({2})',
  'highest for {1} on {2}': 'au plus haut pour {1} ({2})',
  'their rank correlation (Spearman) is {1}': 'leur corrélation de rang (Spearman) est de {1}',
  'these {1} show a weak relation': 'relation faible dans ces données ({1})',
  'a sample of {1} shows hardly any relation': 'un échantillon de {1} ne montre guère de relation',
  'a sample of {1} shows a weak relation': 'un échantillon de {1} montre une relation faible',
  '{1} is highest at {2}, {3} lowest at {4}, in {5}': '{1} au plus haut à {2}, {3} au plus bas à {4}, en {5}',
}
