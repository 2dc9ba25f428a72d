import type { Word } from './tongue'

const count = '(?:\\d+|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|vinte)'
const thing = '((?:\\S+ ){0,4}?\\S+)'
const units = '(?:dias?|semanas?|m[eê]s(?:es)?|trimestres?|anos?)'

/** Portuguese in the grammar's order of words, one rule after the other. */
export const portugueseTurns: Word[] = [
  ['(dia|semana|mês|trimestre|ano) a \\1', 'por $1'],
  ['qua(?:l|is) (\\S+) (?:tem|têm|teve|tiveram) (?:mais|maiores) (\\S+)', 'which $1 has the most $2'],
  ['qua(?:l|is) (\\S+) (?:tem|têm|teve|tiveram) menos (\\S+)', 'which $1 has the least $2'],
  [
    `(?:os |as )?(${count}) ${thing} com (?:o |a |os |as )${thing} mais (?:alt[oa]s?|elevad[oa]s?|grandes?)`,
    'top $1 $2 por $3',
  ],
  [
    `(?:os |as )?(${count}) ${thing} com (?:o |a |os |as )${thing} mais (?:baix[oa]s?|pequen[oa]s?)`,
    'bottom $1 $2 por $3',
  ],
  [`(?:os |as )?(${count}) ${thing} com (?:o |a )?(?:mais|maior(?:es)?) (\\S+)`, 'top $1 $2 por $3'],
  [`(?:os |as )?(${count}) ${thing} com (?:o |a )?(?:menos|menor(?:es)?) (\\S+)`, 'bottom $1 $2 por $3'],
  [`(?:os |as |n[oa]s )?últim[oa]s (${count}) (${units})`, 'last $1 $2'],
  [`(?:o |a )?últim[oa] (${units})|(?:o |a )?(${units}) passad[oa]`, 'last $1$2'],
  [`(?:os |as )?(${count}) (?:maiores|melhores|principais|primeir[oa]s)`, 'top $1'],
  [`(?:os |as )?(?:maiores|melhores|principais|primeir[oa]s|top) (${count})`, 'top $1'],
  [`(?:os |as )?(${count}) (?:menores|piores|últim[oa]s)`, 'bottom $1'],
  [`(?:os |as )?(?:menores|piores|últim[oa]s) (${count})(?!\\d| ${units})`, 'bottom $1'],
  [`(?:os |as )?(${count}) (\\S+) mais (?:vendid[oa]s|car[oa]s|grandes|alt[oa]s)`, 'top $1 $2'],
  ['(\\S+) (médi[oa]s?|tota(?:l|is)|máxim[oa]s?|mínim[oa]s?|median[oa]s?)(?! (?:d[eoa]s?) )', '$2 $1'],
  ['não (?:mostrar|mostres|usar|incluir)|esconde[r]?|oculta[r]?|remove[r]?|exclui[r]?', 'hide'],
  ['de (\\d[\\d-]*) a (\\d[\\d-]*)', 'from $1 to $2'],
  [`(${count}) cartões`, '$1 cards'],
]
