import { describe, expect, it } from 'vitest'
import { createRandom } from '../stats/random'
import { draft } from './subject.fixture'

const dayMs = 86_400_000

/** Stays that end some days after they began; who comes back may go by the weekday of the end. */
function stays(returnsOn: (weekday: number) => number) {
  const random = createRandom(17)
  const rows = Array.from({ length: 1400 }, (_, row) => {
    const begin = Date.UTC(2024, 0, 1 + Math.floor(row / 5))
    const end = begin + (1 + Math.floor(9 * random())) * dayMs
    const isBack = random() < returnsOn(new Date(end).getUTCDay())
    return [
      `S-${10_000 + row}`,
      new Date(begin).toISOString().slice(0, 10),
      new Date(end).toISOString().slice(0, 10),
      ['North', 'South'][Math.floor(2 * random())]!,
      isBack ? 'Yes' : 'No',
    ]
  })
  return draft([['stay_id', 'admitted_on', 'discharged_on', 'wing', 'readmitted'], ...rows])
}

describe('the weekday of a further date', () => {
  it('is a factor where an outcome differs by it', () => {
    const { layout, dataset } = stays((weekday) => (weekday === 5 ? 0.3 : 0.06))
    expect(layout.narrative_snippets[0]).toMatch(/differs by weekday of discharged on: .+ for Friday/i)
    expect(dataset.columns).toContainEqual(
      expect.objectContaining({ name: 'Weekday of discharged_on', derived_from: ['discharged_on'] }),
    )
  })

  it('is none where it does not', () => {
    const { dataset } = stays(() => 0.1)
    expect(dataset.columns.filter(({ name }) => name.startsWith('Weekday'))).toEqual([])
  })

  it('is none of how long things took that ended on it', () => {
    const random = createRandom(23)
    const rows = Array.from({ length: 1400 }, (_, row) => {
      const begin = Date.UTC(2024, 0, 1 + Math.floor(row / 4))
      const days = 1 + Math.floor(4 * random())
      const weekday = new Date(begin + days * dayMs).getUTCDay()
      const end = begin + (days + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0)) * dayMs
      return [
        `C-${1000 + row}`,
        new Date(begin).toISOString().slice(0, 10),
        new Date(end).toISOString().slice(0, 10),
        ['North', 'South'][row % 2]!,
      ]
    })
    const { dataset } = draft([['case_no', 'opened', 'closed', 'depot'], ...rows])
    expect(dataset.columns.map(({ name }) => name).join()).toMatch(/opened/)
    expect(dataset.columns.map(({ name }) => name)).not.toContain('Weekday of closed')
  })

  it('is none of the day on which what was due came', () => {
    const random = createRandom(29)
    const rows = Array.from({ length: 1400 }, (_, row) => {
      const due = Date.UTC(2024, 0, 1 + Math.floor(row / 4))
      const weekday = new Date(due).getUTCDay()
      const toWednesday = (10 - weekday) % 7 || 7
      const days = random() < 0.2 ? toWednesday : -Math.floor(3 * random())
      const day = (time: number) => new Date(time).toISOString().slice(0, 10)
      return [`J-${1000 + row}`, day(due), day(due + days * dayMs), ['North', 'South'][row % 2]!]
    })
    const { dataset } = draft([['job_no', 'due_on', 'delivered_on', 'depot'], ...rows])
    expect(dataset.columns.map(({ name }) => name)).toContain('Late')
    expect(dataset.columns.map(({ name }) => name)).not.toContain('Weekday of delivered_on')
  })
})
