import { describe, expect, it } from 'vitest'
import { understandDataset } from '../generate-dashboard'
import { createNoise } from '../insights/fixture-table'

const { random, normal } = createNoise(29)
const rowCount = 160
const few = (mean: number) => {
  let [count, left] = [0, Math.exp(-mean)]
  for (let product = random(); product > left; product *= random()) count++
  return count
}

function columnOf(name: string, number: (row: number) => number | '') {
  const rows = Array.from(
    { length: rowCount },
    (_, row) => `M${row * 3 + 100},${'abcd'[row % 4]},${number(row)}`,
  )
  const bytes = new TextEncoder().encode([`no,branch,${name}`, ...rows].join('\n'))
  return understandDataset(bytes, { fileType: 'csv' }).profile.columns.find((column) => column.name === name)!
}

describe('what is called as many and is none in some rows is counted', () => {
  it.each([
    ['Cars', 1.2],
    ['exclusions', 2.5],
    ['Bottles', 1.7],
    ['Lessons missed', 2],
    ['machines', 1.4],
  ])('%s', (name, mean) => {
    expect(columnOf(name, () => few(mean))).toMatchObject({ role: 'measure', additivity: 'additive' })
  })
})

it.each(['bikes docked', 'devices_connected', 'vehicles owned', 'seats_occupied', 'speed limited'])(
  'how many are in a state on each date is no count: %s',
  (name) => {
    expect(columnOf(name, () => 90 + Math.floor(320 * random()))).not.toMatchObject({
      additivity: 'additive',
    })
  },
)

describe('what may be none and is no count', () => {
  it.each<[string, () => number]>([
    ['severity', () => Math.floor(4 * random())],
    ['pain score', () => Math.floor(11 * random())],
    ['years of service', () => few(3)],
    ['Days late', () => few(2)],
    ['status', () => Math.floor(4 * random())],
    ['Degrees', () => Math.round(6 * normal())],
    ['class', () => Math.floor(3 * random())],
    ['ratings', () => Math.floor(6 * random())],
    ['Points', () => few(2)],
    ['discounts', () => [0, 10, 25, 50][Math.floor(4 * random())]!],
    ['axis', () => few(2)],
    ['cloud_oktas', () => Math.floor(9 * random())],
  ])('%s', (name, number) => {
    expect(columnOf(name, number).additivity).not.toBe('additive')
  })
})

describe('numbers that are given out, some of them left out', () => {
  const lines = (of: (at: number) => number, name = 'Order', held = true) => {
    const rows = Array.from({ length: 45 }, (_, at) =>
      Array.from({ length: 1 + ((at * 7) % 5) }, (_, line) =>
        [
          of(at),
          held ? `Anna ${(at * 13) % 29}` : `Anna ${(at * 13 + line) % 29}`,
          held ? ['card', 'cash', 'bill', 'debit'][(at * 5) % 4] : ['card', 'cash', 'bill'][(at + line) % 3],
          `item ${(at * 11 + line * 3) % 23}`,
          20 + ((at * 31 + line * 17) % 70),
        ].join(),
      ),
    ).flat()
    const bytes = new TextEncoder().encode([`${name},who,pays,what,paid`, ...rows].join('\n'))
    return understandDataset(bytes, { fileType: 'csv' }).profile.columns[0]!
  }
  const gaps = (at: number) => 5600 + at * 2 + (at % 2)

  it('name what is the same on their rows', () => {
    expect(lines(gaps).role).toBe('code')
  })

  it.each<[string, (at: number) => number, [name: string, held: boolean]]>([
    ['nothing is the same on their rows', gaps, ['Order', false]],
    ['they lie far apart', (at) => 5600 + at * at * 9, ['Order', true]],
    ['they are called as ages are', (at) => 110 + at * 3, ['age', true]],
    ['they are called as what is counted', (at) => 200 + at * 3, ['visits', true]],
  ])('name nothing where %s', (_, of, [name, held]) => {
    expect(lines(of, name, held).role).not.toBe('code')
  })
})
