import type { Word } from './tongue'

const count = '(?:\\d+|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|venti)'
const thing = '((?:\\S+ ){0,4}?\\S+)'
const units = '(?:giorn[oi]|settiman[ae]|mes[ei]|trimestr[ei]|ann[oi])'

/** Italian in the grammar's order of words, one rule after the other. */
export const italianTurns: Word[] = [
  ['(giorno|settimana|mese|trimestre|anno) per \\1', 'per $1'],
  ['qual[ei] (\\S+) (?:ha|hanno|fa|fanno) (?:più|il maggior numero di) (\\S+)', 'which $1 has the most $2'],
  ['qual[ei] (\\S+) (?:ha|hanno|fa|fanno) meno (\\S+)', 'which $1 has the least $2'],
  [`(${count}) (\\S+) con (?:più|i maggiori|le maggiori|il maggior) (\\S+)`, 'top $1 $2 per $3'],
  [`(${count}) (\\S+) con (?:meno|i minori|le minori|il minor) (\\S+)`, 'bottom $1 $2 per $3'],
  ["con (?:il |la |l')?(?:più|maggior) (?!(?:di|del) )(?=\\p{L})", 'with the highest '],
  ["con (?:il |la |l')?(?:meno|minor) (?!(?:di|del) )(?=\\p{L})", 'with the lowest '],
  [`(?:i |le |gli )?(${count}) (?:migliori|maggiori|principali|prim[ie])`, 'top $1'],
  [`(?:i |le |gli )?(?:migliori|maggiori|principali|prim[ie]|top) (${count})`, 'top $1'],
  [`(?:i |le |gli )?(${count}) (?:peggiori|minori)`, 'bottom $1'],
  [`(?:i |le |gli )?(?:peggiori|minori) (${count})`, 'bottom $1'],
  [
    `(?:i |le |gli )?(${count}) ${thing} con (?:il |la |i |le |l')${thing} più (?:grand[ei]|alt[aoei]|elevat[aoei])`,
    'top $1 $2 per $3',
  ],
  [
    `(?:i |le |gli )?(${count}) ${thing} con (?:il |la |i |le |l')${thing} più (?:piccol[aoei]|bass[aoei])`,
    'bottom $1 $2 per $3',
  ],
  [`(?:gli |le )?ultim[ie] (${count})(?!\\d| ${units})`, 'bottom $1'],
  [`(?:i |le |gli )?(${count}) (\\S+) più (?:grandi|alt[ie]|car[ie]|vendut[ie]|importanti)`, 'top $1 $2'],
  [
    `(?:i |le |gli )?(${count}) (\\S+) (?:più (?:piccol[ie]|bass[ie]|economic[ih]e?)|meno vendut[ie])`,
    'bottom $1 $2',
  ],
  [`(?:gli |le |negli |nelle )?ultim[ie] (${count}) (${units})`, 'last $1 $2'],
  [`(?:l')?ultim[oa] (${units})|(?:lo |la )?(${units}) scors[oa]`, 'last $1$2'],
  [
    '(\\S+) (medi[oaei]|total[ei]|massim[oaei]|minim[oaei]|median[oaei])(?! (?:di|del|della|dei|delle) )',
    '$2 $1',
  ],
  ['non (?:mostrare|usare|includere)|nascondi|togli|rimuovi|ometti|escludi', 'hide'],
  ["prima del(?:l'anno)? (?=\\d{4})", 'before '],
  ['dopo il (?=\\d{4})', 'after '],
  ['dal (\\d[\\d-]*) al (\\d[\\d-]*)', 'from $1 to $2'],
  ['da (\\d[\\d.]*) a (\\d[\\d.]*)', 'from $1 to $2'],
  [`(${count}) schede`, '$1 cards'],
]
