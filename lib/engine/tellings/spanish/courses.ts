import type { Course } from '../forms/courses'

export const courses: Record<Course, string> = {
  'highest in {1}, lowest in {2}': 'máximo en {1}, mínimo en {2}',
  'highest on {1}, lowest on {2}': 'máximo el {1}, mínimo el {2}',
  'on average it is highest in {1} and lowest in {2}': 'de media, máximo en {1} y mínimo en {2}',
  'on average it is highest on {1} and lowest on {2}': 'de media, máximo el {1} y mínimo el {2}',
  'on average it is highest at {1} and lowest at {2}': 'de media, máximo a las {1} y mínimo a las {2}',
  '{1} is on average highest in {2} and lowest in {3}': '{1}: de media, máximo en {2} y mínimo en {3}',
  '{1} is on average highest on {2} and lowest on {3}': '{1}: de media, máximo el {2} y mínimo el {3}',
  '{1} is on average highest at {2} and lowest at {3}': '{1}: de media, máximo a las {2} y mínimo a las {3}',
  '{1} has a yearly pattern: on average it is highest in {2} and lowest in {3}':
    '{1} tiene un patrón anual: de media, máximo en {2} y mínimo en {3}',
  '{1} has a weekly pattern: on average it is highest on {2} and lowest on {3}':
    '{1} tiene un patrón semanal: de media, máximo los {2} y mínimo los {3}',
  '{1} has a daily pattern: on average it is highest at {2} and lowest at {3}':
    '{1} tiene un patrón diario: de media, máximo a las {2} y mínimo a las {3}',
  'from {1} to {2}': 'de {1} a {2}',
  'in all, from {1} to {2}': 'en total, de {1} a {2}',
  'no clear trend: a {1} comes to {2} on average': 'sin tendencia clara: {2} de media por {1}',
  'no clear trend: a {1} averages {2}': 'sin tendencia clara: {2} de media por {1}',
  '{1} shows no trend from {2} to {3}: a {4} comes to {5} on average':
    '{1} no muestra tendencia de {2} a {3}: {5} de media por {4}',
  '{1} shows no trend from {2} to {3}: a {4} averages {5}':
    '{1} no muestra tendencia de {2} a {3}: {5} de media por {4}',
  '{1} trends upward: it averages {2}': '{1} muestra una tendencia al alza: de media, {2}',
  '{1} trends downward: it averages {2}': '{1} muestra una tendencia a la baja: de media, {2}',
  'it trends upward: it averages {1}': 'muestra una tendencia al alza: de media, {1}',
  'it trends downward: it averages {1}': 'muestra una tendencia a la baja: de media, {1}',
  'the sum of a {1} rises by about {2} each {3}': 'la suma por {1} sube en torno a {2} cada {3}',
  'the sum of a {1} falls by about {2} each {3}': 'la suma por {1} baja en torno a {2} cada {3}',
  '{1} goes up and down: it lies between {2} and {3}': '{1} oscila entre {2} y {3}',
  '{1} goes up and down and rises on the whole: a {2} averages {3}':
    '{1} oscila y, en conjunto, sube: de media por {2}, {3}',
  '{1} goes up and down and falls on the whole: a {2} averages {3}':
    '{1} oscila y, en conjunto, baja: de media por {2}, {3}',
  '{1} goes up and down and rises on the whole: a {2} comes to {3}':
    '{1} oscila y, en conjunto, sube: por {2}, {3}',
  '{1} goes up and down and falls on the whole: a {2} comes to {3}':
    '{1} oscila y, en conjunto, baja: por {2}, {3}',
  '{1} rises from {2} to {3}': '{1} sube de {2} a {3}',
  '{1} falls from {2} to {3}': '{1} baja de {2} a {3}',
  '{1} goes from {2} to {3}': '{1} pasa de {2} a {3}',
  '{1} rises from {2} to {3}, then falls to {4}': '{1} sube de {2} a {3} y después baja a {4}',
  '{1} falls from {2} to {3}, then rises to {4}': '{1} baja de {2} a {3} y después sube a {4}',
  '{1} falls from {2} to {3}, {4} less': '{1} baja de {2} a {3}, {4} menos',
  '{1} rises from {2} to {3}, {4} more': '{1} sube de {2} a {3}, {4} más',
  '{1} steps up around {2}: it averages {3} before and {4} after':
    '{1} da un salto al alza hacia el {2}: {3} de media antes y {4} después',
  '{1} steps down around {2}: it averages {3} before and {4} after':
    '{1} da un salto a la baja hacia el {2}: {3} de media antes y {4} después',
  'about half of it comes from more rows of {1}: {2} of all after {3}, and these average {4}':
    'cerca de la mitad se debe a que hay más filas de {1}: {2} del total, frente a {3} antes, con {4} de media',
  '{1} rises against the rest since around {2}: {3} averages {4}, {5} than before ({6}), while the others together {7}':
    '{1} sube respecto al resto desde alrededor del {2}: {4} de media en {3}, {5} que antes ({6}), mientras que los demás en conjunto {7}',
  '{1} falls against the rest since around {2}: {3} averages {4}, {5} than before ({6}), while the others together {7}':
    '{1} baja respecto al resto desde alrededor del {2}: {4} de media en {3}, {5} que antes ({6}), mientras que los demás en conjunto {7}',
  '{1} rises against the rest over time: {2} averages {3} from {4} on, {5} than before ({6}), while the others together {7}':
    '{1} sube con el tiempo respecto al resto: {3} de media en {2} a partir de {4}, {5} que antes ({6}), mientras que los demás en conjunto {7}',
  '{1} falls against the rest over time: {2} averages {3} from {4} on, {5} than before ({6}), while the others together {7}':
    '{1} baja con el tiempo respecto al resto: {3} de media en {2} a partir de {4}, {5} que antes ({6}), mientras que los demás en conjunto {7}',
  '{1} rises against the rest since around {2}: {3} averages {4}, {5} times as much as before ({6}), while the others together {7}':
    '{1} sube respecto al resto desde alrededor del {2}: {4} de media en {3}, {5} veces lo de antes ({6}), mientras que los demás en conjunto {7}',
  '{1} rises against the rest over time: {2} averages {3} from {4} on, {5} times as much as before ({6}), while the others together {7}':
    '{1} sube con el tiempo respecto al resto: {3} de media en {2} a partir de {4}, {5} veces lo de antes ({6}), mientras que los demás en conjunto {7}',
  'in {1}: {2}, after {3} in {4}': 'en {1}: {2}, tras {3} en {4}',
  'in {1}: {2}, after {3} in {4}: {5}': 'en {1}: {2}, tras {3} en {4}: {5}',
  'in {1}: {2}, after {3}': 'en {1}: {2}, tras {3}',
  'in {1}: {2}, after {3}: {4}': 'en {1}: {2}, tras {3}: {4}',
  'from {1} to {2}: {3}, after {4} in the twelve months before':
    'de {1} a {2}: {3}, tras {4} en los doce meses anteriores',
  'from {1} to {2}: {3}, after {4} in the twelve months before: {5}':
    'de {1} a {2}: {3}, tras {4} en los doce meses anteriores: {5}',
  'from {1} to {2}: {3}, after {4} in the three months before':
    'de {1} a {2}: {3}, tras {4} en los tres meses anteriores',
  'from {1} to {2}: {3}, after {4} in the three months before: {5}':
    'de {1} a {2}: {3}, tras {4} en los tres meses anteriores: {5}',
  'from {1} to {2}: {3}, after {4} in the {5} before':
    'de {1} a {2}: {3}, tras {4} en el período anterior de {5}',
  'from {1} to {2}: {3}, against {4} in the same months of the year before':
    'de {1} a {2}: {3}, frente a {4} en los mismos meses del año anterior',
  'from {1} to {2}: {3}, {4} than in the same months of the year before':
    'de {1} a {2}: {3}, {4} que en los mismos meses del año anterior',
  'it averages {1} from {2} to {3}, {4} than in the twelve months before ({5})':
    'media de {1} entre {2} y {3}, {4} que en los doce meses anteriores ({5})',
  'it is {1} from {2} to {3}, {4} than in the twelve months before ({5})':
    '{1} entre {2} y {3}, {4} que en los doce meses anteriores ({5})',
  'it averages {1} from {2} to {3}, {4} than in the {5} before ({6})':
    'media de {1} entre {2} y {3}, {4} que en el período anterior de {5} ({6})',
  'it is {1} from {2} to {3}, {4} than in the {5} before ({6})':
    '{1} entre {2} y {3}, {4} que en el período anterior de {5} ({6})',
  'it averages {1} from {2} to {3}, {4} than in the same months of the year before ({5})':
    'media de {1} entre {2} y {3}, {4} que en los mismos meses del año anterior ({5})',
  'it is {1} from {2} to {3}, {4} than in the same months of the year before ({5})':
    '{1} entre {2} y {3}, {4} que en los mismos meses del año anterior ({5})',
  '{1} averages {2} from {3} to {4}, {5} than in the twelve months before ({6})':
    '{1}: media de {2} entre {3} y {4}, {5} que en los doce meses anteriores ({6})',
  '{1} is {2} from {3} to {4}, {5} than in the twelve months before ({6})':
    '{1}: {2} entre {3} y {4}, {5} que en los doce meses anteriores ({6})',
  '{1} averages {2} from {3} to {4}, {5} than in the same months of the year before ({6})':
    '{1}: media de {2} entre {3} y {4}, {5} que en los mismos meses del año anterior ({6})',
  '{1} is {2} from {3} to {4}, {5} than in the same months of the year before ({6})':
    '{1}: {2} entre {3} y {4}, {5} que en los mismos meses del año anterior ({6})',
  '{1} is {2}, {3} than in {4} ({5})': '{1}: {2}, {3} que en {4} ({5})',
  'it is {1}, {2} than in {3} ({4})': '{1}, {2} que en {3} ({4})',
  'it is {1} in {2}, {3} than in {4} ({5})': '{1} en {2}, {3} que en {4} ({5})',
  'it averages {1} in {2}, {3} than in {4} ({5})': 'media de {1} en {2}, {3} que en {4} ({5})',
  '{1} is not complete': '{1} tiene datos incompletos',
  '{1} is not complete and is not compared': '{1} tiene datos incompletos y no se compara',
  'a {1} that is not complete is left out': 'se excluye el período incompleto ({1})',
  '{1} stands at {2} at its last {3} over {4}': '{1}: último valor ({3}) de {2}, en {4}',
  '{1} stands at {2} at its last date over {3}, {4} than at its first ({5})':
    '{1}: {2} en la última fecha ({3}), {4} que en la primera ({5})',
  '{1} stands at {2} at its last date over {3}, after {4} at its first':
    '{1}: {2} en la última fecha ({3}), tras {4} en la primera',
  '{1} is unusually high for {2}: {3} over {4}, against {5} for {6} otherwise and {7} for {8} otherwise':
    '{1} tiene un valor inusualmente alto para {2}: {3} en {4}, frente a {5} en el resto de {6} y {7} en el resto de {8}',
  '{1} is unusually low for {2}: {3} over {4}, against {5} for {6} otherwise and {7} for {8} otherwise':
    '{1} tiene un valor inusualmente bajo para {2}: {3} en {4}, frente a {5} en el resto de {6} y {7} en el resto de {8}',
  '{1} is unusually high where {2}: {3}, against {4} where only the first holds and {5} where only the second does':
    '{1} tiene un valor inusualmente alto donde {2}: {3}, frente a {4} donde solo se cumple lo primero y {5} donde solo se cumple lo segundo',
  '{1} is unusually low where {2}: {3}, against {4} where only the first holds and {5} where only the second does':
    '{1} tiene un valor inusualmente bajo donde {2}: {3}, frente a {4} donde solo se cumple lo primero y {5} donde solo se cumple lo segundo',
  '{1} of {2} repeat an earlier one in every cell: with them {3} averages {4}, without them {5}':
    '{1} de {2} repiten una anterior en todas las celdas: al incluirlas, la media de {3} es {4}; sin ellas, {5}',
  'one value of {1} lies far off its course: {2}, where what came before and after leads to expect about {3} ({4} times the usual distance above)':
    'un valor de {1} se aparta mucho de su evolución: {2}, cuando lo anterior y lo posterior harían esperar en torno a {3} ({4} veces la distancia habitual por encima)',
  'one value of {1} lies far off its course: {2}, where what came before and after leads to expect about {3} ({4} times the usual distance below)':
    'un valor de {1} se aparta mucho de su evolución: {2}, cuando lo anterior y lo posterior harían esperar en torno a {3} ({4} veces la distancia habitual por debajo)',
  '{1} is highest in {2}, at {3}, where a {4} usually comes to {5}':
    '{1}: máximo en {2}, con {3}, cuando lo habitual es {5} por {4}',
  '{1} is highest from {2} to {3}, up to {4}, where a {5} usually comes to {6}':
    '{1}: máximos de {2} a {3}, hasta {4}, cuando lo habitual es {6} por {5}',
  'none of the {1} patterns tried is stronger than chance would make it':
    'ninguno de los {1} patrones probados es más fuerte de lo que daría el azar',
  'the one pattern that could be tried is not stronger than chance would make it':
    'el único patrón que se pudo probar no es más fuerte de lo que daría el azar',
  '{*}, within its usual ups and downs': '{*}, dentro de sus oscilaciones habituales',
  '{*}, with only two years to compare': '{*}, con solo dos años para comparar',
  'without the largest row, {*}': 'sin la fila más grande, {*}',
  '{1} is {2} from {3} to {4}, {5} more than in the {6} before ({7})':
    '{1}: {2} entre {3} y {4}, {5} más que en el período anterior de {6} ({7})',
  '{1} averages {2} from {3} to {4}, {5} than in the {6} before ({7})':
    '{1}: media de {2} entre {3} y {4}, {5} que en el período anterior de {6} ({7})',
  '{1} is {2} from {3} to {4}, {5} than in the {6} before ({7})':
    '{1}: {2} entre {3} y {4}, {5} que en el período anterior de {6} ({7})',
  '{1} is {2} from {3} to {4}, {5} than in the three months before ({6})':
    '{1}: {2} entre {3} y {4}, {5} que en los tres meses anteriores ({6})',
  '{1} averages {2} from {3} to {4}, {5} than in the three months before ({6})':
    '{1}: media de {2} entre {3} y {4}, {5} que en los tres meses anteriores ({6})',
  'it is {1} from {2} to {3}, {4} than in the three months before ({5})':
    '{1} entre {2} y {3}, {4} que en los tres meses anteriores ({5})',
  'it averages {1} from {2} to {3}, {4} than in the three months before ({5})':
    'media de {1} entre {2} y {3}, {4} que en los tres meses anteriores ({5})',
  '{1} averages {2} in {3}, {4} than in {5} ({6})': '{1}: media de {2} en {3}, {4} que en {5} ({6})',
  '{1} is {2} in {3}, {4} than in {5} ({6})': '{1}: {2} en {3}, {4} que en {5} ({6})',
  'from {1} to {2}: {3}, against {4} the same months of the year before':
    'de {1} a {2}: {3}, frente a {4} en los mismos meses del año anterior',
  '{1} is {2} for {3} from {4} to {5}, against {6} before':
    '{1}: {2} para {3} entre {4} y {5}, frente a {6} antes',
  'the others average {1} then': 'los demás tienen entonces una media de {1}',
  '{1} stands out in {2}: {3}, where a {4} usually averages {5}':
    '{1} destaca en {2}: {3}, cuando lo habitual es {5} de media por {4}',
  '{1} stands out in {2}: {3}, where a {4} usually comes to {5}':
    '{1} destaca en {2}: {3}, cuando lo habitual es {5} por {4}',
  '{1} is not complete, so it is left out of changes and trends':
    '{1} tiene datos incompletos y se excluye de los cambios y tendencias',
  'most of it comes from more rows of {1}: {2} of all after {3}, and these average {4}':
    'la mayor parte se debe a que hay más filas de {1}: {2} del total, frente a {3} antes, con {4} de media',
  'without the largest row of {1}': 'sin la fila más grande de {1}',
  'without the {1} largest rows, {2} together': 'sin las {1} filas más grandes, que suman {2}',
  'the {1} after {2}, of which {3} are open, are left out of changes and trends':
    '{1} posteriores al {2} ({3} sin cerrar) se excluyen de los cambios y tendencias',
  '{1} have no {2} yet and lie after {3}: they are left out of changes and trends':
    '{1} aún no tienen {2} y son posteriores al {3}: se excluyen de los cambios y tendencias',
  '{1} falls by {2} from {3} to {4} against the three months before':
    '{1} baja {2} entre {3} y {4} respecto a los tres meses anteriores',
  '{1} rises by {2} from {3} to {4} against the three months before':
    '{1} sube {2} entre {3} y {4} respecto a los tres meses anteriores',
  '{1} alone ({2}) falls by {3}': 'solo en {1} ({2}) baja {3}',
  '{1} alone ({2}) rises by {3}': 'solo en {1} ({2}) sube {3}',
  '{1} in {2} states before are left out': 'se excluyen {1} en {2} estados anteriores',
  'the number of {1} shows no trend from {2} to {3}: a {4} comes to {5} on average':
    'el número de {1} no muestra tendencia de {2} a {3}: {5} de media por {4}',
  '{1} shows no trend from {2} to {3}: an {4} averages {5}':
    '{1} no muestra tendencia de {2} a {3}: {5} de media por {4}',
  '{1} shows no trend from {2} to {3}: an {4} comes to {5} on average':
    '{1} no muestra tendencia de {2} a {3}: {5} de media por {4}',
  'no clear trend: an {1} comes to {2} on average': 'sin tendencia clara: {2} de media por {1}',
  'no clear trend: an {1} averages {2}': 'sin tendencia clara: {2} de media por {1}',
  'from {1} to {2}: {3}': 'de {1} a {2}: {3}',
  '{1} averages {2} from {3} to {4}, {5} than in the same weeks of the year before ({6})':
    '{1}: media de {2} entre {3} y {4}, {5} que en las mismas semanas del año anterior ({6})',
  '{1} is {2} from {3} to {4}, {5} than in the same weeks of the year before ({6})':
    '{1}: {2} entre {3} y {4}, {5} que en las mismas semanas del año anterior ({6})',
  'from {1} to {2}: {3}, against {4} in the same weeks of the year before':
    'de {1} a {2}: {3}, frente a {4} en las mismas semanas del año anterior',
  'from {1} to {2}: {3}, {4} than in the same weeks of the year before':
    'de {1} a {2}: {3}, {4} que en las mismas semanas del año anterior',
  '{1} in {2} vs {3}': '{1} en {2} frente a {3}',
  '{1} from {2} to {3} vs the twelve months before': '{1} de {2} a {3} frente a los doce meses anteriores',
  '{1} from {2} to {3} vs the three months before': '{1} de {2} a {3} frente a los tres meses anteriores',
  '{1} from {2} to {3} vs the {4} before': '{1} de {2} a {3} frente al período anterior de {4}',
  '{1} from {2} to {3} vs the same months of the year before':
    '{1} de {2} a {3} frente a los mismos meses del año anterior',
  '{1} from {2} to {3} vs the same weeks of the year before':
    '{1} de {2} a {3} frente a las mismas semanas del año anterior',
  '{1} rises by {2} from {3} to {4} against the {5} before':
    '{1} sube {2} de {3} a {4} frente al período anterior de {5}',
  '{1} falls by {2} from {3} to {4} against the {5} before':
    '{1} baja {2} de {3} a {4} frente al período anterior de {5}',
  '{1} makes {2} of the rise, with {3} of {4} before': '{1} aporta {2} de la subida, con {3} de {4} antes',
  '{1} makes {2} of the fall, with {3} of {4} before': '{1} aporta {2} de la bajada, con {3} de {4} antes',
  '{1} are not complete': '{1} están incompletos',
  '{1} is highest in both: {2}, {3}': '{1} es lo más alto en ambos: {2}, {3}',
}
