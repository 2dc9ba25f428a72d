import type { Comparison } from '../forms/comparisons'

export const comparisons: Record<Comparison, string> = {
  '{1} differs by {2}: the average is {3} and {4}': '{1} varia secondo {2}: in media {3} e {4}',
  '{1} differs by {2}: the median is {3} and {4}': '{1} varia secondo {2}: mediana {3} e {4}',
  '{1} differs by {2}: {3} and {4}': '{1} varia secondo {2}: {3} e {4}',
  '{1} differs by {2}: {3} and {4}, {5} times as high': '{1} varia secondo {2}: {3} e {4}, {5} volte tanto',
  '{1} differs by {2}': '{1} varia secondo {2}',
  'it differs by {1}: the average is {2} and {3}': 'varia secondo {1}: in media {2} e {3}',
  'it differs by {1}: the median is {2} and {3}': 'varia secondo {1}: mediana {2} e {3}',
  'it differs by {1}: {2} and {3}': 'varia secondo {1}: {2} e {3}',
  '{1} differs by what {2} says: the average is {3} where that has {4} and {5} elsewhere':
    '{1} varia secondo ciò che dice {2}: in media {3} dove compare {4} e {5} altrove',
  'that is {1} times as high': 'cioè {1} volte tanto',
  'that is {1} times as much': 'cioè {1} volte tanto',
  'that is {1} times as low': 'cioè {1} volte di meno',
  '{1} is {2} in {3} of the rows, ahead of {4}': '{1}: {2} ({3} delle righe), davanti a {4}',
  '{1} is {2} in {3} of the rows that have one, ahead of {4}':
    '{1}: {2} ({3} delle righe che hanno un valore), davanti a {4}',
  '{1} is {2} in {3} of the rows with {4}, against {5} elsewhere':
    '{1}: {2}, {3} delle righe con {4}, contro {5} altrove',
  '{1} is {2} of the rows, ahead of {3}': '{1}: {2} delle righe, davanti a {3}',
  '{1} is {2} of the rows with {3}, against {4} elsewhere':
    '{1}: {2} delle righe con {3}, contro {4} altrove',
  '{1}: {2}, against {3} elsewhere': '{1}: {2}, contro {3} altrove',
  '{1} leads by {2}: {3}, followed by {4}': '{1} è in testa per {2}: {3}, poi {4}',
  '{1} makes {2} of {3}, ahead of {4}': '{1}: {2} di {3}, davanti a {4}',
  '{1} makes {2} of {3} with {4} of the rows, ahead of {5}':
    '{1}: {2} di {3} con {4} delle righe, davanti a {5}',
  '{1} makes {2} of {3} with {4} of the rows': '{1}: {2} di {3} con {4} delle righe',
  '{1} has the largest share of {2} by {3}: {4}, ahead of {5}':
    '{1} ha la quota maggiore di {2} per {3}: {4}, davanti a {5}',
  'a single row makes {1} of the first': 'una sola riga fa {1} del primo valore',
  'one row alone makes {1} of the total, {2}': 'una sola riga fa {1} del totale, {2}',
  'the highest tenth begins at {1}': 'il decimo più alto inizia da {1}',
  'the largest tenth of the rows holds {1} of the total': 'il decimo più grande delle righe: {1} del totale',
  '{1} is highest at {2}, {3} lowest at {4}': '{1} ha il valore più alto: {2}, {3} il più basso: {4}',
  '{1} is highest at {2}': '{1} ha il valore più alto: {2}',
  '{1} is highest: {2}': '{1} ha il valore più alto: {2}',
  '{1} with {2} is highest: {3}': '{1} con {2} ha il valore più alto: {3}',
  'highest at {1}, lowest at {2}': 'massimo alle {1}, minimo alle {2}',
  'among rows of similar {1} they hardly differ': 'tra righe con {1} simile la differenza quasi scompare',
  'among rows with the same {1} they hardly differ': 'tra righe con {1} uguale la differenza quasi scompare',
  'among rows of similar {1} it is not clear that they differ':
    'tra righe con {1} simile non è chiaro se ci sia una differenza',
  'among rows with the same {1} it is not clear that they differ':
    'tra righe con {1} uguale non è chiaro se ci sia una differenza',
  'among rows with the same {1} they lie less than half as far apart':
    'tra righe con {1} uguale la distanza è meno della metà',
  'among rows of similar {1} they lie less than half as far apart':
    'tra righe con {1} simile la distanza è meno della metà',
  'among rows with the same {1} it is the other way round': 'tra righe con {1} uguale è il contrario',
  'among rows of similar {1} it is the other way round': 'tra righe con {1} simile è il contrario',
  '{1} stands out only where {2}: {3} against {4} for the others, elsewhere {5} against {6}':
    '{1} spicca solo dove {2}: {3} contro {4} per il resto, altrove {5} contro {6}',
  '{1} stands out above all where {2}: {3} against {4} for the others, elsewhere {5} against {6}':
    '{1} spicca soprattutto dove {2}: {3} contro {4} per il resto, altrove {5} contro {6}',
  '{1} stands out only where {2}: {3} against {4} for {5}, elsewhere {6} against {7}':
    '{1} spicca solo dove {2}: {3} contro {4} per {5}, altrove {6} contro {7}',
  '{1} and {2} tend to rise together': '{1} e {2} tendono a salire insieme',
  '{1} tends to be lower where {2} is higher': '{1} tende a scendere dove {2} sale',
  'it tends to be lower where {1} is higher': 'tende a scendere dove {1} sale',
  'it tends to rise together with {1}': 'tende a salire insieme a {1}',
  '{1} and {2} tend to rise together, but hardly among rows with the same {3}':
    '{1} e {2} tendono a salire insieme, ma appena tra righe con {3} uguale',
  '{1} is higher where {2} is higher, in these {3}': '{1} sale dove sale {2}, su {3} in tutto',
  '{1} is lower where {2} is higher, in these {3}': '{1} scende dove sale {2}, su {3} in tutto',
  '{1} is higher where {2} is higher, in a sample of {3}': '{1} sale dove sale {2}, in un campione di {3}',
  '{1} is lower where {2} is higher, in a sample of {3}': '{1} scende dove sale {2}, in un campione di {3}',
  'over all rows {1} is higher where {2} is higher, but lower inside each of the {3} values of {4}':
    "su tutte le righe {1} sale dove sale {2}, ma scende all'interno di ciascuno dei {3} valori di {4}",
  'over all rows {1} is lower where {2} is higher, but higher inside each of the {3} values of {4}':
    "su tutte le righe {1} scende dove sale {2}, ma sale all'interno di ciascuno dei {3} valori di {4}",
  'on average {1} in the quarter of rows where {2} is highest, {3} where it is lowest':
    'in media {1} nel quarto di righe con i valori più alti di {2}, {3} in quello con i più bassi',
  'on average {1} in the quarter of rows where that is highest, {2} where it is lowest':
    'in media {1} nel quarto di righe con i valori più alti, {2} in quello con i più bassi',
  'on average {1} in the {2} of rows where {3} is highest, {4} where it is lowest':
    'in media {1} in {2} delle righe con i valori più alti di {3}, {4} in quelle con i più bassi',
  'on average {1} in the {2} of rows where that is highest, {3} where it is lowest':
    'in media {1} in {2} delle righe con i valori più alti, {3} in quelle con i più bassi',
  'on average {1} where {2} is {3}, {4} where it is {5}': 'in media {1} dove {2} è {3}, {4} dove è {5}',
  '{1} is spread evenly over the {2} values of {3}: each has between {4} and {5}':
    '{1} si distribuisce in modo uniforme sui {2} valori di {3}: ciascuno ha tra {4} e {5}',
  '{1} does not clearly differ by {2}': '{1} non varia chiaramente secondo {2}',
  '{1} hardly differs by {2}': '{1} varia appena secondo {2}',
  'no clear difference by {1}: from {2} to {3}': 'nessuna differenza chiara secondo {1}: da {2} a {3}',
  'spread evenly by {1}: from {2} to {3}': 'distribuzione uniforme per {1}: da {2} a {3}',
  '{1} is missing in {2} of the rows where {3}, against {4} elsewhere':
    'valori mancanti di {1}: {2} delle righe dove {3}, contro {4} altrove',
  '{1} is missing in {2} of the rows from {3} to {4}, against {5} of all rows':
    'valori mancanti di {1}: {2} delle righe da {3} a {4}, contro {5} di tutte le righe',
  'values are missing in {1}': 'mancano valori in {1}',
  '{1} makes all of it, from {2} to {3}, the others together from {4} to {5}':
    'si deve tutto a {1}, da {2} a {3}; il resto insieme da {4} a {5}',
  '{1} makes most of it, from {2} to {3}, the others together from {4} to {5}':
    'si deve soprattutto a {1}, da {2} a {3}; il resto insieme da {4} a {5}',
  '{1} is high, {2} over {3}, where {4}': '{1}: valori alti, {2} su {3}, dove {4}',
  'it is low, {1} over {2}, where {3}': 'valori bassi, {1} su {2}, dove {3}',
  '{1} is high, {2} of {3}, where {4}': '{1}: valori alti, {2} su {3}, dove {4}',
  'it is low, {1} of {2}, where {3}': 'valori bassi, {1} su {2}, dove {3}',
  'it is high, {1} over {2}, where {3}': 'valori alti, {1} su {2}, dove {3}',
  '{1} alone holds {2} of {3}, {4}: with it {5} adds up to {6}, without it to {7}':
    'già {1} ha {2} di {3}, {4}: in totale {5} fa {6} con questo valore, {7} senza',
  'one value of {1} stands far apart: {2}, {3} times the usual spread above the median of {4}':
    'un valore di {1} è molto distante: {2}, {3} volte la dispersione abituale al di sopra della mediana di {4}',
  'one value of {1} stands far apart: {2}, {3} times the usual spread below the median of {4}':
    'un valore di {1} è molto distante: {2}, {3} volte la dispersione abituale al di sotto della mediana di {4}',
  'the top {1} of {2} values of {3} hold {4} of {5}, with {6} of the rows':
    'i primi {1} su {2} valori di {3} fanno {4} di {5}, con {6} delle righe',
  'the top {1} of {2} values of {3} ({4}) hold {5} of {6}, with {7} of the rows':
    'i primi {1} su {2} valori di {3} ({4}) fanno {5} di {6}, con {7} delle righe',
  '{1} says {2} in {3} of the rows with {4}, against {5} elsewhere':
    '{1} dice {2}: {3} delle righe con {4}, contro {5} altrove',
  'among {1}': 'tra {1}',
  '{*}, among the {1} of {2} with {3} or more': '{*}, contando solo {1} gruppi su {2} con almeno {3}',
  '{*}, among those with {1} or more': '{*}, contando solo gruppi con almeno {1}',
  '{*}, but hardly among rows with the same {1}': '{*}, ma appena tra righe con {1} uguale',
  '{*}, but hardly among rows of similar {1}': '{*}, ma appena tra righe con {1} simile',
  '{*}, but less than half as much among rows with the same {1}':
    '{*}, ma meno della metà tra righe con {1} uguale',
  '{*}, but less than half as much among rows of similar {1}':
    '{*}, ma meno della metà tra righe con {1} simile',
  '{*}, but the other way round among rows with the same {1}':
    '{*}, ma al contrario tra righe con {1} uguale',
  '{*}, but the other way round among rows of similar {1}': '{*}, ma al contrario tra righe con {1} simile',
  'in {1}: {2}, against {3} in {4}': '{1}: {2}, contro {3} ({4})',
  'a single row makes {1} of {2}': 'una sola riga fa {1} di {2}',
  'a single row makes {1} of it': 'una sola riga ne fa {1}',
  '{1} is about {2} everywhere': '{1} è intorno a {2} ovunque',
  'these {1} show hardly any relation': '{1} in tutto, quasi senza relazione',
  '{1} in {2} of the rows, ahead of {3}': '{1}: {2} delle righe, davanti a {3}',
  '{1} is missing in {2} of the rows from {3} to {4}': 'valori mancanti di {1}: {2} delle righe da {3} a {4}',
  '{1} is highest overall: {2}': '{1} è il più alto nel complesso: {2}',
  'the median is highest for {1} and lowest for {2}': 'la mediana più alta è di {1}, la più bassa di {2}',
  'highest for {1} in {2}': 'il più alto: {1} ({2})',
  'highest for {1} on {2}': 'il più alto: {1} ({2})',
  'their rank correlation (Spearman) is {1}': 'la loro correlazione di rango (Spearman) è {1}',
  'these {1} show a weak relation': 'questi dati ({1}) mostrano una relazione debole',
  'a sample of {1} shows hardly any relation': 'un campione di {1} non mostra quasi relazione',
  'a sample of {1} shows a weak relation': 'un campione di {1} mostra una relazione debole',
  '{1} is highest at {2}, {3} lowest at {4}, in {5}':
    '{1} il più alto con {2}, {3} il più basso con {4}, in {5}',
}
