import { describe, expect, it } from 'vitest'
import { understandDataset } from '../generate-dashboard'
import { createNoise } from '../insights/fixture-table'
import { associations } from './associations'

/** Two causes that have nothing to do with each other, what they bring about, and a copy of the first. */
function ofCauses(rowCount: number) {
  const { normal } = createNoise(5)
  const lines = Array.from({ length: rowCount }, () => {
    const [heat, dose] = [50 + 10 * normal(), 20 + 4 * normal()]
    const strength = heat + 2.5 * dose + 5 * normal()
    return [strength, heat, dose, heat + 6 * normal()].map((value) => value.toFixed(2)).join()
  })
  const bytes = new TextEncoder().encode(['q, a, b, c', ...lines].join('\n'))
  const { table, profile } = understandDataset(bytes, { fileType: 'csv', fileName: 't.csv' })
  return associations(table, profile, profile.columns)
}

describe('associations', () => {
  it('finds what goes with columns that do not go with one another', () => {
    const { hub } = ofCauses(400)
    expect(hub.indexOf(Math.max(...hub))).toBe(0)
    expect(hub[2]!).toBeLessThan(hub[0]! / 2)
  })

  it('says nothing of a few rows', () => {
    const { hub, related } = ofCauses(12)
    expect([...hub, ...related].every((value) => value === 0)).toBe(true)
  })
})
