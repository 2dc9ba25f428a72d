import { describe, expect, it } from 'vitest'
import { createNoise } from '../insights/fixture-table'
import { cleanTable } from './clean-table'
import { textTable } from './text-table.fixture'

const regions = {
  'Côte sud': ['Aude', 'Gard', 'Var', 'Hérault'],
  Montagne: ['Isère', 'Savoie', 'Jura'],
}
const departments = Object.values(regions).flat()

/** Rows of a country, its regions and their departments, in each year; `sheep` and `farms` are how many. */
function tableOf({ seed, off = 0, isOfOne = false }: { seed: number; off?: number; isOfOne?: boolean }) {
  const { random } = createNoise(seed)
  const header = ['code', 'zone', 'an', 'moutons', ...(isOfOne ? [] : ['fermes'])]
  const rows = Array.from({ length: 6 }, (_, at) => {
    const own = new Map(
      departments.map((name) => [
        name,
        [400 + Math.floor(9000 * random()), 20 + Math.floor(300 * random())] as [number, number],
      ]),
    )
    const sumOf = (names: string[]) =>
      [0, 1].map((place) => names.reduce((sum, name) => sum + own.get(name)![place]!, 0))
    const row = (name: string, code: string, [sheep = 0, farms = 0]: number[]) => [
      ...[code, name, String(2017 + at), String(sheep)],
      ...(isOfOne ? [] : [String(farms)]),
    ]
    const [all = 0, allFarms = 0] = sumOf(departments)
    return [
      row('Occivergne', 'FR', [all + off, allFarms]),
      ...Object.entries(regions).map(([name, names], place) => row(name, `R${place}`, sumOf(names))),
      ...departments.map((name, place) => row(name, String(11 + place), own.get(name)!)),
    ]
  })
  return cleanTable(textTable([header, ...rows.flat()]))
}

describe('a country above its regions and these above their departments, none called a total', () => {
  it.each([1, 7, 19, 40])('is left out with them where all numbers say so, seed %i', (seed) => {
    const { table, steps } = tableOf({ seed })
    expect(table.columns[1]!.values.sort()).toEqual([...departments].sort())
    expect(steps.find(({ step }) => step === 'total_rows')?.detail).toContain('"Occivergne", "Côte sud"')
  })

  it.each([2, 5])(
    'is kept where it is not their sum, and told where but one number says so, seed %i',
    (seed) => {
      expect(tableOf({ seed, off: 40 }).table.rowCount).toBe(60)
      const { table, steps } = tableOf({ seed, isOfOne: true })
      expect(table.rowCount).toBe(60)
      expect(steps.find(({ step }) => step === 'sums_kept')?.detail).toContain('"Occivergne", "Côte sud"')
    },
  )
})

describe('the last row of all, called by a word that no list holds', () => {
  const places = ['Ribe', 'Vejle', 'Odense', 'Skive']
  const rowsOf = (seed: number, weeks: number) => {
    const { random } = createNoise(seed)
    return Array.from({ length: weeks }, (_, week) =>
      places.map((place) => [
        `2024-W${String(week + 1).padStart(2, '0')}`,
        place,
        String(50 + Math.floor(400 * random())),
        (900 + 9000 * random()).toFixed(2),
      ]),
    ).flat()
  }
  const sumOf = (rows: string[][], at: number) => rows.reduce((sum, row) => sum + Number(row[at]), 0)
  const header = ['uge', 'butik', 'kunder', 'salg']

  it.each([
    ['Altsammen', ''],
    ['', 'Altsammen'],
  ])('is left out where its numbers are the sums: %s|%s', (week, shop) => {
    for (const seed of [3, 8, 21]) {
      const rows = rowsOf(seed, 12)
      const last = [week, shop, String(sumOf(rows, 2)), sumOf(rows, 3).toFixed(2)]
      const { table, steps } = cleanTable(textTable([header, ...rows, last]))
      expect(table.rowCount).toBe(rows.length)
      expect(steps.find(({ step }) => step === 'total_rows')?.detail).toContain('"Altsammen"')
    }
  })

  it('is kept where they are not', () => {
    const rows = rowsOf(5, 12)
    const last = ['Altsammen', '', String(sumOf(rows, 2) - 900), sumOf(rows, 3).toFixed(2)]
    expect(cleanTable(textTable([header, ...rows, last])).table.rowCount).toBe(rows.length + 1)
  })
})
