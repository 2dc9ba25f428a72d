import { describe, expect, it } from 'vitest'
import { draft, spread, understand } from '../subject/subject.fixture'

type Cell = string | number

const clock = (minutes: number) => {
  const at = (minutes + 1440) % 1440
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}
/** Trips planned over the day; those of the bus come half an hour late, the others between 5 minutes early and 9 late. */
const trips = ([due, done] = ['planned', 'arrived'], rows = 240): Cell[][] => [
  ['trip', 'vehicle', due!, done!, 'seats'],
  ...Array.from({ length: rows }, (_, row) => {
    const vehicle = ['bus', 'tram', 'train'][row % 3]!
    const planned = spread(row, 1440, 613)
    const late = vehicle === 'bus' ? 30 + spread(row, 9) : spread(row, 15) - 5
    return [`T${1000 + row}`, vehicle, clock(planned), clock(planned + late), 20 + spread(row, 40)]
  }),
]
const delayOf = (rows: Cell[][]) => understand(rows).table.columns.find(({ name }) => name === 'Delay')

describe('how late things came by the clock', () => {
  it.each([
    ['planned', 'arrived'],
    ['sched', 'actual'],
    ['eta_planned', 'eta_actual'],
    ['heure prévue', 'heure réelle'],
    ['Soll', 'Ist'],
    ['orario previsto', 'orario effettivo'],
  ])('is told in minutes from %s to %s, also across midnight', (...names) => {
    const delay = delayOf(trips(names))!
    expect(delay).toMatchObject({ unit: 'minutes', derivedFrom: [names[1], names[0]] })
    expect([...delay.numbers!].every((minutes) => minutes >= -5 && minutes < 39)).toBe(true)
  })

  it('leads the page with what makes it', () => {
    expect(draft(trips()).blocks[0]!.description).toMatch(/^Delay averages .* minutes.*\bbus\b/s)
  })

  it('is not told by how long it took, of which it is a part', () => {
    const rows = trips(['eta_planned', 'eta_actual']).map((cells, row) => {
      if (row === 0) return [...cells, 'start']
      const minutes = Number(String(cells[2]).slice(0, 2)) * 60 + Number(String(cells[2]).slice(3))
      return [...cells, clock(minutes - 40 - spread(row, 50, 389))]
    })
    const { blocks, dataset } = draft(rows)
    expect(dataset.columns.some(({ name }) => /from start to eta/.test(name))).toBe(true)
    expect(JSON.stringify(blocks[0])).not.toMatch(/from start to eta/)
  })

  it.each([
    ['two times of which none was planned', trips(['opened', 'closed'])],
    ['few rows', trips(['planned', 'arrived'], 15)],
    [
      'a time hours later',
      trips().map((cells, row) => (row === 0 ? cells : cells.with(3, clock(row * 7 + 600)))),
    ],
  ])('is not told of %s', (_, rows) => {
    expect(delayOf(rows)).toBeUndefined()
  })
})
