import type { Word } from './tongue'

const picture = '(?:gráfic[oa]s?|diagramas?)'
const count = '(?:\\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte)'
const thing = '((?:\\S+ ){0,4}?\\S+)'
const units = '(?:días?|semanas?|mes(?:es)?|trimestres?|años?)'

/** Spanish in the grammar's order of words, one rule after the other. */
export const spanishTurns: Word[] = [
  ['(día|semana|mes|trimestre|año) (?:a|por) \\1', 'por $1'],
  ['de mayor a menor', 'en orden descendente'],
  ['de menor a mayor', 'en orden ascendente'],
  ['cómo (?:han |ha )?evolucion\\p{L}+ (.+)', '$1 a lo largo del tiempo'],
  ['qué (\\S+) (?:tienen?|tuvo|hacen?|generan?) (?:más|mayores) (\\S+)', 'which $1 has the most $2'],
  ['qué (\\S+) (?:tienen?|tuvo|hacen?|generan?) (?:menos|menores) (\\S+)', 'which $1 has the least $2'],
  [
    `(?:los |las )?(${count}) ${thing} con (?:el |la |los |las )${thing} más (?:alt[oa]s?|elevad[oa]s?|grandes?)`,
    'top $1 $2 por $3',
  ],
  [
    `(?:los |las )?(${count}) ${thing} con (?:el |la |los |las )${thing} más (?:baj[oa]s?|pequeñ[oa]s?)`,
    'bottom $1 $2 por $3',
  ],
  ['^cantidad (?=por )', 'número de filas '],
  [`(${count}) (\\S+) con (?:más|mayores|mayor) (\\S+)`, 'top $1 $2 por $3'],
  [`(${count}) (\\S+) con (?:menos|menores|menor) (\\S+)`, 'bottom $1 $2 por $3'],
  ['con (?:el |la )?(?:más|mayor) (?!(?:de|que|a) )(?=\\p{L})', 'with the highest '],
  ['con (?:el |la )?(?:menos|menor) (?!(?:de|que|a) )(?=\\p{L})', 'with the lowest '],
  [`(?:los |las )?(${count}) (\\S+) más (?:car[oa]s|vendid[oa]s|grandes|alt[oa]s|importantes)`, 'top $1 $2'],
  [
    `(?:los |las )?(${count}) (\\S+) (?:más (?:barat[oa]s|baj[oa]s|pequeñ[oa]s)|menos vendid[oa]s)`,
    'bottom $1 $2',
  ],
  ['(por) (\\S+) y (?:por )?(mes|año|trimestre|semana|día)', '$1 $2 por $3'],
  ['(?:en el |del |el )?primer trimestre (?:de )?(?=\\d{4})', 'in q1 '],
  ['(?:en el |del |el )?segundo trimestre (?:de )?(?=\\d{4})', 'in q2 '],
  ['(?:en el |del |el )?tercer trimestre (?:de )?(?=\\d{4})', 'in q3 '],
  ['(?:en el |del |el )?cuarto trimestre (?:de )?(?=\\d{4})', 'in q4 '],
  ['(?<!antes |después |hasta |desde )(?:el|del) (?=\\d{4}-)', 'in '],
  [`(?:los |las )?últim[oa]s (${count}) (${units})`, 'last $1 $2'],
  [`(?:los |las )?(${count}) últim[oa]s (${units})`, 'last $1 $2'],
  [
    `(?:el |la )?último (?!(?:mes|trimestre) completo)(${units})|(?:el |la )?(${units}) pasad[oa]`,
    'last $1$2',
  ],
  [
    `(?:los |las )?(${count}) (?:mayores|mejores|principales|primer[oa]s|más (?:grandes|altos|altas|vendid[oa]s|car[oa]s))`,
    'top $1',
  ],
  [`(?:los |las )?(?:mayores|mejores|principales|primer[oa]s|top) (${count})`, 'top $1'],
  [
    `(?:los |las )?(${count}) (?:menores|peores|últim[oa]s|más (?:pequeñ[oa]s|baj[oa]s|barat[oa]s))`,
    'bottom $1',
  ],
  [`(?:los |las )?(${count}) (\\S+) (?:más grandes|más alt[oa]s|principales|más importantes)`, 'top $1 $2'],
  [`(?:los |las )?(${count}) (\\S+) (?:más pequeñ[oa]s|más baj[oa]s)`, 'bottom $1 $2'],
  [
    '(?:el |la |los |las )?(\\S+(?: unitarios?)?) (?:más alt[oa]s?|más elevad[oa]s?|mayor(?:es)?(?! (?:que|a) ))(?= |$|[?.])',
    'highest $1',
  ],
  [
    '(?:el |la |los |las )?(\\S+(?: unitarios?)?) (?:más baj[oa]s?|menor(?:es)?(?! (?:que|a) ))(?= |$|[?.])',
    'lowest $1',
  ],
  [
    '(?!como |al |por |en )(\\S+(?: unitarios?)?) (promedios?|medi[oa]s?|total(?:es)?|máxim[oa]s?|mínim[oa]s?|median[oa]s?)(?! (?:de|del) )',
    '$2 $1',
  ],
  [
    'no (?:muestres|mostrar|muestre|uses|usar|incluyas|incluir)|oculta[r]?|quita[r]?|omite|omitir|excluye|excluir|deja fuera',
    'hide',
  ],
  [
    '(?:la )?proporción (?:de los |de las |de la |del |de )?(\\S+) (?:en|sobre) (?:el |la |los |las )?(\\S+)',
    'proportion of $2 by $1',
  ],
  [
    'antes (?:del? )?(?:el |la |año )?(?=\\d|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)',
    'before ',
  ],
  [
    'después (?:del? )?(?:el |la |año )?(?=\\d|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)',
    'after ',
  ],
  [
    'hasta (?:el )?(?=\\d|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)',
    'until ',
  ],
  [`(?:sol[oa]|sólo|únicamente|solamente) una? (?=${picture}|tarjeta)`, 'only one '],
  [`(${count}) tarjetas`, '$1 cards'],
  ['de (\\d[\\d-]*) a (\\d[\\d-]*)', 'from $1 to $2'],
  ['en función (?:de los |de las |de la |del |de )', 'against '],
  ['colores de (?:la )?marca', 'brand colors'],
]
