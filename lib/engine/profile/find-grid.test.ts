import { describe, expect, it } from 'vitest'
import { cleanTable } from '../clean/clean-table'
import { createNoise } from '../insights/fixture-table'
import { readTable } from '../read/read-table'
import { profileTable } from './profile-table'

const roleOf = (header: string, lines: unknown[][], name: string) => {
  const text = [header, ...lines.map((line) => line.join(','))].join('\n')
  const { table } = cleanTable(readTable(new TextEncoder().encode(text), { fileType: 'csv' }))
  return profileTable(table).columns.find((column) => column.name === name)!.role
}
const dayOf = (at: number) => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10)
const noise = createNoise(3)
const amount = () => (30 + 8 * noise.normal()).toFixed(1)

describe('numbers that stand once with each of others', () => {
  const volumes = [3, 4, 7, 8, 11, 19]
  const days = Array.from({ length: 20 }, (_, day) => dayOf(day))

  it('are what things are called by, on each day', () => {
    const lines = days.flatMap((day) => volumes.map((volume) => [day, volume, amount()]))
    expect(roleOf('day,volk,kilo', lines, 'volk')).toBe('code')
  })

  it('but not what each of these things holds', () => {
    const lines = days.flatMap((day) =>
      volumes.map((volume) => [day, volume, 90 + volume * volume, amount()]),
    )
    expect(roleOf('day,volk,holds,kilo', lines, 'volk')).toBe('code')
    expect(roleOf('day,volk,holds,kilo', lines, 'holds')).toBe('measure')
  })

  it('and in each row of a field', () => {
    const rows = Array.from({ length: 9 }, (_, at) => 41 + at)
    const lines = rows.flatMap((row) => [2, 5, 8, 13, 20].map((tree) => [row, tree, amount()]))
    expect(roleOf('zeile,stamm,kilo', lines, 'stamm')).toBe('code')
  })

  it('are measured where a day has them in any number', () => {
    const lines = days.flatMap((day) =>
      volumes.map(() => [day, noise.pick([3, 4, 7, 8, 11, 19, 30]), amount()]),
    )
    expect(roleOf('day,fed,kilo', lines, 'fed')).not.toBe('code')
  })
})

describe('numbers of which one begins with the other', () => {
  const parts = Array.from({ length: 6 }, (_, at) => at + 2).flatMap((head) =>
    Array.from({ length: 8 }, (_, at) => [head, head * 100 + at * 12 + 1]),
  )
  const lines = (headOf: (own: number[]) => number) =>
    parts.flatMap((own) => Array.from({ length: 7 }, () => [headOf(own), own[1], amount()]))

  it('are chapters and their parts', () => {
    const own = lines(([head]) => head!)
    expect(roleOf('kap,art,kilo', own, 'kap')).toBe('code')
    expect(roleOf('kap,art,kilo', own, 'art')).toBe('code')
  })

  it('are not where they begin otherwise', () => {
    expect(
      roleOf(
        'kap,art,kilo',
        lines(([head]) => 9 - head!),
        'art',
      ),
    ).not.toBe('code')
  })
})

it('hours from when something opens to when it closes are times', () => {
  const hours = (first: number) =>
    Array.from({ length: 120 }, (_, at) => [dayOf(Math.floor(at / 8)), first + (at % 8), amount()])
  expect(roleOf('day,hour,kilo', hours(10), 'hour')).toBe('time')
  expect(roleOf('day,hour,kilo', hours(0), 'hour')).not.toBe('time')
})
