import { describe, expect, it } from 'vitest'
import { createNoise } from '../insights/fixture-table'
import { cleanTable } from './clean-table'
import { textTable } from './text-table.fixture'

/** Rows of things of which one is called as totals are. */
function tableOf(
  name: string,
  {
    seed,
    largest,
    others = ['Shell', 'Aral', 'Esso', 'Jet'],
    each = 0.25,
  }: { seed: number; largest: number; others?: string[]; each?: number },
) {
  const { random, pick } = createNoise(seed)
  return Array.from({ length: 90 }, (_, at) => [
    random() < each ? name : pick(others),
    pick(['Nord', 'Süd', 'Ost']),
    String(Math.floor(largest * random())),
    ...(at % 2 ? [String(1 + Math.floor(2 * random()))] : ['1']),
  ])
}

describe('a thing that is called as totals are', () => {
  it.each([
    ['Total', 4],
    ['Total', 9],
    ['Summe', 3],
    ['Total Energies', 6],
    ['Gesamt', 12],
    ['All', 5],
    ['Ensemble', 3],
  ])('keeps its rows: %s up to %i', (name, largest) => {
    for (let seed = 1; seed < 30; seed++) {
      const rows = tableOf(name, { seed, largest })
      const { table } = cleanTable(textTable([['Marke', 'Gebiet', 'Unfälle', 'Spuren'], ...rows]))
      expect(table.rowCount).toBe(rows.length)
    }
  })
})
