import { describe, expect, it } from 'vitest'
import { createNoise } from '../insights/fixture-table'
import { understand } from '../subject/subject.fixture'

const sizes = [60, 60, 82.5, 82.5, 100, 100, 100, 60]

/** Eight inverters on each of 40 days; `gives` says what one gives by its size on a day. */
function plant(
  gives: (size: number, at: number, sun: number) => number,
  { kwp = (at: number) => sizes[at]!, given = 'energy_kwh' } = {},
) {
  const { normal } = createNoise(3)
  const rows = Array.from({ length: 320 }, (_, row) => {
    const [day, at] = [Math.floor(row / 8), row % 8]
    const sun = 2.5 + 0.8 * Math.sin(day) + 0.05 * normal()
    const date = new Date(Date.UTC(2025, 2, 1 + day)).toISOString().slice(0, 10)
    return [date, `INV0${at}`, kwp(at), gives(sizes[at]!, at, sun).toFixed(1)]
  })
  return understand([['day', 'inverter', 'kwp', given], ...rows])
}

const ratioOf = ({ table }: ReturnType<typeof plant>) =>
  table.columns.find(({ derivedFrom }) => derivedFrom?.join() === 'energy_kwh,kwp')?.name

describe('what things give over their size', () => {
  it('is what is followed, where the larger give as much more', () => {
    const plain = plant((size, at, sun) => size * sun * (at === 6 ? 0.86 : 1))
    expect(ratioOf(plain)).toBe('Energy per kwp')
    const { outcomes, profile } = plain.subject
    expect(profile.columns[outcomes[0]!.column]!.name).toBe('Energy per kwp')
  })

  it('is not told where it does not go by the size, or the size is no constant of the thing', () => {
    expect(ratioOf(plant((_, at, sun) => (at + 3) * 20 * sun))).toBeUndefined()
    const level = plant((size, _, sun) => size * sun, { given: 'tank_level_l' })
    expect(level.table.columns.some(({ name }) => name.includes(' per '))).toBe(false)
    let turn = 0
    const moving = () => sizes[(turn++ * 3) % 8]! + (turn % 5)
    expect(ratioOf(plant((size, _, sun) => size * sun, { kwp: moving }))).toBeUndefined()
  })
})
