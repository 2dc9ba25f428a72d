import { describe, expect, it } from 'vitest'
import { cleanTable } from '../clean/clean-table'
import { createNoise } from '../insights/fixture-table'
import { readTable } from '../read/read-table'
import { settleValues } from './settle-values'

type Noise = ReturnType<typeof createNoise>
interface Row {
  area: string
  kind: string
  at: number
}
type Draw = (noise: Noise, row: Row) => number

const rowCount = 700
const areas = ['north', 'south', 'east', 'west']
const kinds = ['a', 'b', 'c']

/** Visits with one measure; `off` puts other numbers in some of them. */
function visits(name: string, draw: Draw, seed: number) {
  const noise = createNoise(seed)
  const lines = Array.from({ length: rowCount }, (_, at) => {
    const row = {
      at,
      area: noise.pick(areas),
      kind: noise.pick(kinds),
    }
    const date = new Date(Date.UTC(2024, 0, 1) + Math.floor(at / 2) * 86_400_000).toISOString().slice(0, 10)
    return [
      1000 + at,
      date,
      row.area,
      row.kind,
      draw(noise, row),
      (20 * Math.exp(noise.normal() / 2)).toFixed(2),
    ].join(',')
  })
  const text = [`no,date,area,kind,${name},fee`, ...lines].join('\n')
  return cleanTable(readTable(new TextEncoder().encode(text), { fileType: 'csv' })).table
}

const settled = (name: string, draw: Draw, seed: number) =>
  settleValues(visits(name, draw, seed), {}).steps.map(({ column, rows }) => ({ column, rows }))

const some =
  (draw: Draw, value: number): Draw =>
  (noise, row) =>
    row.at % 50 === 7 ? value : draw(noise, row)
const whole =
  (draw: Draw): Draw =>
  (noise, row) =>
    Math.round(draw(noise, row))
const age: Draw = ({ random }) => 16 + Math.floor(random() * 60)
const ahead: Draw = ({ random }) => Math.floor(random() * 70)
const wait: Draw = ({ normal }) => Math.round(50 * Math.exp(0.7 * normal())) + 1
const degrees: Draw = ({ normal }) => Math.round(14 + 7 * normal())
const step: Draw = ({ pick }) => pick([0, 1, 2, 3, 4, 5, 5, 6, 6, 6, 7, 8, 9])
const pulse: Draw = ({ normal }) => Math.round(72 + 9 * normal())

describe('a number that many rows have, apart from all others', () => {
  const codes: [string, Draw, number][] = [
    ['age', age, 0],
    ['days ahead', ahead, -1],
    ['days ahead', ahead, -9],
    ['wait_s', wait, -1],
    ['temp_c', degrees, -99],
    ['temp_c', degrees, 99],
    ['pulse', pulse, 0],
    ['bowel prep', step, 99],
    ['bowel prep', step, -77],
  ]
  it.each(codes)('is none: %s %#', (name, draw, value) => {
    for (const seed of [3, 4, 5]) {
      expect(settled(name, some(draw, value), seed)).toEqual([{ column: name, rows: 14 }])
      expect(settled(name, draw, seed)).toEqual([])
    }
  })

  it('is none at the top, whatever lies at the bottom', () => {
    const born: Draw = ({ random }, { at }) => (at % 90 === 1 ? 0 : 2 + Math.floor(random() * 58))
    for (const seed of [3, 4]) {
      expect(settled('age', some(born, 99), seed)).toEqual([{ column: 'age', rows: 14 }])
    }
  })

  it('stays, and is told, where that is undone', () => {
    const table = visits('age', some(age, 0), 3)
    const { steps } = settleValues(table, {})
    const undone = settleValues(table, { undone: new Set(['apart_code:age']) })
    expect(steps).toMatchObject([{ id: 'apart_code:age' }])
    expect(undone).toMatchObject({ table, steps: [{ ...steps[0], is_undone: true }] })
  })

  it('stays where it may be what it says: of a kind, a day of the week, a count, a bound, an amount', () => {
    const left: [string, Draw][] = [
      ['rate', (noise, row) => (row.kind === 'c' && row.at % 9 === 1 ? 0 : pulse(noise, row))],
      [
        'rate',
        (noise, row) => (Math.floor(row.at / 2) % 7 === 5 && row.at % 6 === 1 ? 0 : pulse(noise, row)),
      ],
      ['rate', (noise, row) => (row.at > 300 && row.at < 330 ? 0 : pulse(noise, row))],
      ['faults', whole(({ normal }) => Math.max(0, 5 + 2.2 * normal()))],
      ['score', whole(({ normal }) => Math.min(99, Math.max(0, 82 + 14 * normal())))],
      ['revenue', some(({ normal }) => Math.round(90 * Math.exp(0.3 * normal())), 0)],
      ['lead', whole(({ normal }) => 3 + 2.2 * normal())],
      ['change', ({ random }) => Math.floor(random() * 5) - 1],
      ['rooms', some(({ pick }) => pick([1, 2, 2, 3, 4, 5]), 9)],
      ['level', some(({ pick }) => pick([0, 1, 2, 3, 4]), -1)],
      ['balance', whole(({ normal }) => 20 + 600 * normal())],
    ]
    for (const [name, draw] of left) {
      for (const seed of [3, 4]) expect(settled(name, draw, seed), name).toEqual([])
    }
  })
})

describe('a single number far above all others', () => {
  const one =
    (draw: Draw, value: number): Draw =>
    (noise, row) =>
      row.at === 400 ? value : draw(noise, row)
  const price: Draw = ({ normal }) => Number((70 * Math.exp(0.4 * normal())).toFixed(2))
  it.each([
    ['unit price', price, 5999],
    ['temp_c', degrees, 1410],
    ['wait_s', wait, 41_870],
  ] as [string, Draw, number][])('is a slip where it is averaged: %s', (name, draw, value) => {
    for (const seed of [3, 4])
      expect(settled(name, one(draw, value), seed)).toEqual([{ column: name, rows: 1 }])
  })
  it('stays in a sum, where the others spread as far, and where there are several', () => {
    expect(settled('revenue', one(price, 5999), 3)).toEqual([])
    expect(settled('unit price', ({ normal }) => Number(Math.exp(4 + 2.5 * normal()).toFixed(2)), 3)).toEqual(
      [],
    )
    const three: Draw = (noise, row) => (row.at % 200 === 7 ? 5999 + row.at : price(noise, row))
    expect(settled('unit price', three, 3)).toEqual([])
  })
})
