import { describe, expect, it } from 'vitest'
import { cleanTable } from '../clean/clean-table'
import { createNoise } from '../insights/fixture-table'
import { readTable } from '../read/read-table'
import { profileTable } from './profile-table'

type Noise = ReturnType<typeof createNoise>
const rowCount = 500
const day = (at: number) =>
  new Date(Date.UTC(2024, 0, 1) + Math.floor(at) * 86_400_000).toISOString().slice(0, 10)

function clockOf(
  names: string[],
  dates: (noise: Noise, at: number) => number[],
  seed: number,
): string | null {
  const noise = createNoise(seed)
  const lines = Array.from({ length: rowCount }, (_, at) =>
    [
      500 + at,
      ...dates(noise, at).map(day),
      noise.pick(['a', 'b', 'c']),
      (40 * Math.exp(noise.normal() / 2)).toFixed(2),
    ].join(','),
  )
  const text = [['no', ...names, 'kind', 'amount'].join(','), ...lines].join('\n')
  const { table } = cleanTable(readTable(new TextEncoder().encode(text), { fileType: 'csv' }))
  const { mainTime } = profileTable(table)
  return mainTime === null ? null : table.columns[mainTime]!.name
}

const wait = ({ random }: Noise, mean: number) => -mean * Math.log(1 - random())

describe('the table’s clock', () => {
  it.each([3, 4, 5])('is the date that a file is cut by, not the one that led to it: seed %i', (seed) => {
    const stays = (noise: Noise) => {
      const arrival = 420 * noise.random()
      return [arrival - wait(noise, 50), arrival]
    }
    expect(clockOf(['booked on', 'arrival'], stays, seed)).toBe('arrival')
    const orders = (noise: Noise) => {
      const ordered = 420 * noise.random()
      return [ordered, ordered + 1 + wait(noise, 4)]
    }
    expect(clockOf(['ordered', 'shipped'], orders, seed)).toBe('ordered')
    // cut by the first date, the second trails off behind its end
    const cases = (noise: Noise) => {
      const opened = 420 * noise.random()
      return [opened, opened + wait(noise, 50)]
    }
    expect(clockOf(['opened', 'decided'], cases, seed)).toBe('opened')
  })

  it.each([3, 4, 5])('is none of what lies ahead, unless rows come in its order: seed %i', (seed) => {
    expect(clockOf(['expires'], (noise) => [wait(noise, 300)], seed)).toBeNull()
    expect(clockOf(['due'], (noise) => [300 * noise.random()], seed)).toBeNull()
    expect(clockOf(['due'], (_, at) => [at], seed)).toBe('due')
    expect(clockOf(['day'], (noise) => [300 * noise.random()], seed)).toBe('day')
  })

  it('is none of a few days on which things were taken in; a few even ones are', () => {
    const starts = ({ pick }: Noise) => [pick([213, 244, 578, 609])]
    expect(clockOf(['begin'], starts, 3)).toBeNull()
    expect(clockOf(['date'], ({ pick }) => [pick([0, 31, 60, 91])], 3)).toBe('date')
  })
})
