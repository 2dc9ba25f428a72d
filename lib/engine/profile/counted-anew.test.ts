import { describe, expect, it } from 'vitest'
import { understandDataset } from '../generate-dashboard'
import { createNoise } from '../insights/fixture-table'

const dayMs = 86_400_000
const dateOf = (at: number) => new Date(Date.UTC(2024, 0, 1) + at * dayMs).toISOString().slice(0, 10)

const additivityOf = (header: string, rows: (string | number)[][]) => {
  const text = [header, ...rows.map((row) => row.join(','))].join('\n')
  const { profile } = understandDataset(new TextEncoder().encode(text), { fileType: 'csv' })
  return profile.columns.find(({ name }) => name === 'seats')!.additivity
}

describe('seats', () => {
  const { random, pick } = createNoise(31)
  const few = () => 1 + Math.floor(3 * random()) + (random() < 0.15 ? Math.floor(40 * random()) : 0)

  it('of bookings are taken anew each time', () => {
    const rows = Array.from({ length: 500 }, (_, at) => [
      `B${8000 + at}`,
      dateOf(Math.floor(at / 4)),
      pick(['Stalls', 'Circle', 'Gallery']),
      few(),
    ])
    expect(additivityOf('booking_ref,booked_on,zone,seats', rows)).toBe('additive')
  })

  it('of a hall stand there', () => {
    const halls = ['North', 'South', 'West', 'East', 'Old', 'New', 'Great']
    const rows = Array.from({ length: 350 }, (_, at) => [
      dateOf(7 * Math.floor(at / halls.length)),
      halls[at % halls.length]!,
      100 * (1 + (at % halls.length)) + Math.floor(4 * random()),
    ])
    expect(additivityOf('date,hall,seats', rows)).toBe('semi_additive')
  })

  it('of halls that are looked at stand there too', () => {
    const rows = Array.from({ length: 300 }, (_, at) => {
      const hall = Math.floor(60 * random())
      return [`I${100 + at}`, dateOf(Math.floor(at / 3)), `H${hall}`, 20 + (hall < 6 ? 40 * hall : hall)]
    })
    expect(additivityOf('inspection,day,hall,seats', rows)).toBe('semi_additive')
  })
})
