import { describe, expect, it } from 'vitest'
import { understandDataset } from '../generate-dashboard'
import { createNoise } from '../insights/fixture-table'

interface Form {
  /** Names of the things (one or several columns), the date, what comes, what goes, and the level. */
  names: { of: string[]; date: string; comes: string; goes: string | null; level: string }
  order: ('of' | 'date' | 'comes' | 'goes' | 'level')[]
  /** Begins anew with each year. */
  resets?: boolean
  isByThing?: boolean
}

const forms: Record<string, Form> = {
  'articles in stores': {
    names: {
      of: ['Articolo', 'Deposito'],
      date: 'Data',
      comes: 'Entrate',
      goes: 'Uscite',
      level: 'Giacenza',
    },
    order: ['date', 'of', 'goes', 'comes', 'level'],
  },
  'one article, newest names': {
    names: { of: ['Artikel'], date: 'Stichtag', comes: 'Zug', goes: 'Abg', level: 'Bst' },
    order: ['of', 'date', 'level', 'comes', 'goes'],
    isByThing: true,
  },
  'members of clubs': {
    names: { of: ['club', 'section', 'sex'], date: 'month', comes: 'in_x', goes: 'out_x', level: 'tot_x' },
    order: ['level', 'goes', 'comes', 'of', 'date'],
  },
  'sales so far, of agencies': {
    names: { of: ['Agence'], date: 'Mois', comes: 'Ventes du mois', goes: null, level: 'Cumul annuel' },
    order: ['date', 'of', 'level', 'comes'],
    resets: true,
  },
  'visits so far': {
    names: { of: ['Centro'], date: 'Mes', comes: 'Rate mensual', goes: null, level: 'Acum.' },
    order: ['of', 'date', 'comes', 'level'],
    resets: true,
    isByThing: true,
  },
}

function fileOf({ names, order, resets, isByThing }: Form): string {
  const { random } = createNoise(41)
  const things = [1, 2, 3, 4].map((thing) =>
    names.of.map((_, at) => `${'abc'[at]}${at === 0 ? thing : thing % 2}`),
  )
  const dates = Array.from(
    { length: 26 },
    (_, at) => `${2018 + Math.floor(at / 12)}-${String(1 + (at % 12)).padStart(2, '0')}-28`,
  )
  const level = new Map<number, number>()
  const rows = dates.flatMap((date, at) =>
    things.map((own, thing) => {
      const [comes, goes] = [200 + Math.round(9000 * random()), names.goes ? Math.round(4000 * random()) : 0]
      const before = resets && at % 12 === 0 ? 0 : (level.get(thing) ?? (resets ? 0 : 5000))
      level.set(thing, before + comes - goes)
      const cells = { of: own.join(), date, comes, goes, level: level.get(thing)! }
      return { thing, text: order.map((key) => cells[key]).join() }
    }),
  )
  const sorted = isByThing ? [...rows].sort((a, b) => a.thing - b.thing) : rows
  const header = order.map((key) => (key === 'of' ? names.of.join() : names[key])).join()
  return [header, ...sorted.map(({ text }) => text)].join('\n')
}

describe.each(Object.entries(forms))('what comes in and goes out: %s', (_, form) => {
  it('adds up by what it makes of the level, and the level does not', () => {
    const bytes = new TextEncoder().encode(fileOf(form))
    const { columns } = understandDataset(bytes, { fileType: 'csv' }).profile
    const of = (name: string | null) => columns.find((column) => column.name === name)?.additivity
    expect(of(form.names.comes)).toBe('additive')
    if (form.names.goes) expect(of(form.names.goes)).toBe('additive')
    expect(of(form.names.level)).not.toBe('additive')
  })
})
