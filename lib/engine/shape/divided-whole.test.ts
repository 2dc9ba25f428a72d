import { describe, expect, it } from 'vitest'
import { textTable } from '../clean/text-table.fixture'
import { createNoise } from '../insights/fixture-table'
import { shapeTable } from './shape-table'

const parts = ['zdecydowanie tak', 'raczej tak', 'trudno orzec', 'raczej nie']

type Noise = ReturnType<typeof createNoise>
interface Asked {
  seed: number
  numbersOf: (noise: Noise) => number[]
  off?: number
  extra?: string
}

function tableOf({ seed, numbersOf, off = 0, extra }: Asked) {
  const noise = createNoise(seed)
  const header = ['pytanie', 'rok', ...parts, 'razem', ...(extra ? [extra] : [])]
  const rows = Array.from({ length: 30 }, (_, at) => {
    const numbers = numbersOf(noise)
    const sum = numbers.reduce((all, one) => all + one, 0) + (at === 12 ? off : 0)
    return [`P${at % 6}`, 2018 + Math.floor(at / 6), ...numbers, sum, ...(extra ? [700 + at * 13] : [])]
  })
  return shapeTable(textTable([header, ...rows.map((row) => row.map(String))]))
}

/** So many people were asked, and each said one of these. */
function shared({ random }: Noise): number[] {
  const asked = 300 + Math.floor(20 * random())
  const first = Math.floor(asked * (0.1 + 0.5 * random()))
  const second = Math.floor((asked - first) * (0.2 + 0.6 * random()))
  const third = Math.floor((asked - first - second) * random())
  return [first, second, third, asked - first - second - third]
}

/** What is bought of each on a day: on good days more of all. */
function grown({ random }: Noise): number[] {
  const day = 0.3 + random()
  return [90, 200, 40, 130].map((size) => Math.floor(size * day * (0.8 + 0.4 * random())))
}

describe('numbers that share out one whole in each row', () => {
  it.each([1, 5, 17, 33])('are made rows, whatever they are called, and add up, seed %i', (seed) => {
    const { table, steps } = tableOf({ seed, numbersOf: shared })
    expect(table.columns.map(({ name }) => name)).toEqual(['pytanie', 'rok', 'Part', 'Value'])
    expect(table.rowCount).toBe(30 * parts.length)
    expect(table.columns[3]!.addsUp).toBe(true)
    expect(steps.some(({ step }) => step === 'columns_as_rows')).toBe(true)
  })

  it.each([2, 8])('are offered as rows where these have another number, seed %i', (seed) => {
    const { table, shapes } = tableOf({ seed, numbersOf: shared, extra: 'budżet' })
    expect(table.rowCount).toBe(30)
    expect(shapes?.find(({ shape }) => shape === 'long')?.is_taken).toBe(false)
  })

  it.each([3, 4])('stay columns where they grow together, or one row differs, seed %i', (seed) => {
    expect(tableOf({ seed, numbersOf: grown }).table.rowCount).toBe(30)
    expect(tableOf({ seed, numbersOf: shared, off: 5 }).table.rowCount).toBe(30)
  })
})
