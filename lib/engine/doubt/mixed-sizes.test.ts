import { describe, expect, it } from 'vitest'
import { cleanTable } from '../clean/clean-table'
import { textTable } from '../clean/text-table.fixture'
import { createNoise } from '../insights/fixture-table'
import { settleValues } from './settle-values'

/** Small and large clinics of three towns, of which one had but few large ones up to a year. */
function stepsOf(seed: number, largeShare: number) {
  const { random } = createNoise(seed)
  const rows = Array.from({ length: 240 }, (_, at) => {
    const year = 2015 + Math.floor(at / 30)
    const town = ['Lund', 'Umeå', 'Växjö'][at % 3]!
    const isFew = town === 'Umeå' && year < 2019
    const isLarge = random() < (isFew ? largeShare : 0.9)
    const patients = Math.floor(isLarge ? 600 + 800 * random() : 60 + 80 * random())
    return [`Klinik ${at % 30}`, town, year, patients, (2 + 2 * random()).toFixed(2)].map(String)
  })
  const { table } = cleanTable(textTable([['klinik', 'ort', 'år', 'patienter', 'väntan'], ...rows]))
  return settleValues(table, {}).steps.map(({ step }) => step)
}

describe('a place where more are small than elsewhere', () => {
  it.each([3, 10, 16, 20, 30, 55])('is not told in another unit, seed %i', (seed) => {
    expect(stepsOf(seed, 0.3)).not.toContain('unit_slip')
  })
})
