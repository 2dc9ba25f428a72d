import { describe, expect, it } from 'vitest'
import { cleanTable } from '../clean/clean-table'
import { createNoise } from '../insights/fixture-table'
import { readTable } from '../read/read-table'
import { profileTable } from './profile-table'

type Noise = ReturnType<typeof createNoise>
const rowCount = 900

interface Drawn {
  draw: (noise: Noise, at: number) => number
  like: number
  seed: number
}

/** The role of a column called `name`, beside a fee that goes with it by `like`. */
function roleOf(name: string, { draw, like, seed }: Drawn) {
  const noise = createNoise(seed)
  const lines = Array.from({ length: rowCount }, (_, at) => {
    const number = draw(noise, at)
    const fee = 60 * Math.exp(0.3 * noise.normal()) + like * number
    return [4000 + at * 3, noise.pick(['north', 'south', 'east']), number, fee.toFixed(2)].join(',')
  })
  const text = [`no,area,${name},fee`, ...lines].join('\n')
  const { table } = cleanTable(readTable(new TextEncoder().encode(text), { fileType: 'csv' }))
  return profileTable(table).columns[2]!.role
}

const from =
  (least: number, count: number) =>
  ({ random }: Noise) =>
    least + Math.floor(random() * count)
const about =
  (middle: number, width: number) =>
  ({ normal }: Noise) =>
    Math.round(middle + width * normal())

describe('numbers that things are called by', () => {
  it.each([
    ['agent', from(4012, 38)],
    ['driver', from(301, 51)],
    ['planner', from(700, 60)],
    ['officer', from(11, 12)],
    ['bed', from(1, 8)],
    ['row', from(1, 24)],
    ['matchday', (_: Noise, at: number) => 1 + Math.floor((at * 38) / rowCount)],
    ['northing', ({ random }: Noise) => Number((178_000 + 9000 * random()).toFixed(1))],
  ] as [string, (noise: Noise, at: number) => number][])('are codes by their values: %s', (name, draw) => {
    for (const seed of [3, 4, 5]) expect(roleOf(name, { draw, like: 0, seed })).toBe('code')
  })

  it.each([
    ['pulse', about(72, 9), 0],
    ['temp', about(290, 6), 0],
    ['pressure', ({ normal }: Noise) => Number((1013 + 9 * normal()).toFixed(1)), 0],
    ['days ahead', from(0, 75), 0],
    ['stay', ({ random }: Noise) => 1 + Math.floor(-3 * Math.log(1 - random())), 0],
    ['guests', ({ pick }: Noise) => pick([1, 2, 2, 2, 2, 3, 4, 5]), 0],
    ['rooms', from(1, 8), 9],
    ['speed', from(50, 20), 4],
    ['years', from(18, 60), 0],
  ] as [string, (noise: Noise) => number, number][])('are measured else: %s', (name, draw, like) => {
    for (const seed of [3, 4, 5]) expect(roleOf(name, { draw, like, seed })).toBe('measure')
  })
})
