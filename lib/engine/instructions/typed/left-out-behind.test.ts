import { describe, expect, it } from 'vitest'
import { understandDataset } from '../../generate-dashboard'
import { parseInstructions } from '../parse-instructions'
import { conditionsOf } from '../plan-signs'

const rows = Array.from({ length: 260 }, (_, at) =>
  [
    `B${5000 + at}`,
    ['Harbour', 'Old Town', 'Airport'][(at * 7) % 3],
    ['Standard', 'Suite', 'Studio'][(at >> 1) % 3],
    ['Direct', 'Agency', 'Portal', 'Fax'][(at * 5 + (at >> 3)) % 4],
    (40 + ((at * 37) % 400)).toFixed(2),
  ].join(),
)
const bookings = understandDataset(
  new TextEncoder().encode(['booking,hotel,room,channel,amount', ...rows].join('\n')),
  { fileType: 'csv', fileName: 'bookings.csv' },
)

/** In each language: what is asked for, and ways to leave a value out of it, `V` for the value. */
const ways: Record<string, [asked: string[], out: string[]]> = {
  en: [
    ['total amount by hotel', 'number of bookings per hotel', 'which hotel has the highest average amount'],
    [
      'V excluded',
      'leave V out',
      'V does not count',
      "V doesn't count",
      'not counting V',
      'ignore V',
      'V not included',
      'V left out',
      'skip V',
      'without V',
      'everything but V',
      'apart from V',
      'V bookings: leave those out',
      'V bookings not counted',
      'V is not to be counted',
      'we had some V, ignore them',
    ],
  ],
  de: [
    ['Amount gesamt nach Hotel', 'Anzahl Buchungen je Hotel'],
    [
      'V zählt nicht',
      'V zählt nicht mit',
      'V nicht mitrechnen',
      'V nicht mitzählen',
      'ohne V',
      'V weglassen',
      'V rausnehmen',
      'V ausgenommen',
      'ausser V',
      'V bitte nicht',
      'bis auf V',
      'V: die weglassen',
      'V: diese nicht mitzählen',
    ],
  ],
  fr: [
    ['total amount par hotel', 'nombre de réservations par hotel'],
    [
      'V ne compte pas',
      'sans compter V',
      'V exclu',
      'sans V',
      'sauf V',
      'hors V',
      'en dehors de V',
      'V à exclure',
      'en ignorant V',
      'mais pas V',
      'V : ne les compte pas',
    ],
  ],
  es: [
    ['suma de amount para cada hotel', 'número de reservas por hotel'],
    [
      'los de V no cuentan',
      'sin contar V',
      'V excluido',
      'quitando V',
      'sin V',
      'salvo V',
      'menos V',
      'dejando fuera V',
      'V fuera',
      'pero no V',
      'excepto V',
      'los de V, déjalos fuera',
    ],
  ],
  it: [
    ['totale amount per hotel', 'numero di prenotazioni per hotel'],
    [
      'V non conta',
      'senza contare V',
      'escluso V',
      'V escluso',
      'senza V',
      'tranne V',
      'a parte V',
      'lasciando fuori V',
      'ma non V',
      'eccetto V',
      'quelli di V, lasciali fuori',
    ],
  ],
}
const values = ['Portal', 'Suite']
const joints = [', ', ' - ', '. ']

const grid = Object.entries(ways).flatMap(([language, [asked, out]]) =>
  asked.flatMap((text, at) =>
    out.map((way, place) => {
      const value = values[(at + place) % values.length]!
      return [language, `${text}${joints[place % joints.length]}${way.replace('V', value)}`, value] as const
    }),
  ),
)

const isLeftOut = (text: string, value: string): boolean => {
  const { cards, filters, ...plan } = parseInstructions(text, bookings)
  const own = conditionsOf({ cards, filters, ...plan })
  return own.some((one) => 'op' in one && !('by' in one) && one.op === '!=' && one.value === value)
}

describe('a value that is left out, in whichever words', () => {
  it.each(grid)('%s: %s', (_, text, value) => {
    const { clauses } = parseInstructions(text, bookings)
    const isSure = clauses.every(({ status }) => status === 'applied')
    expect(isLeftOut(text, value) ? 'left out' : isSure ? 'kept silently' : 'told').toBe('left out')
  })
})
