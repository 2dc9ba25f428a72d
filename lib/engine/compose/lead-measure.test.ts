import { describe, expect, it } from 'vitest'
import { createRandom } from '../stats/random'
import { draft } from '../subject/subject.fixture'

const dayOf = (day: number) => new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10)

/** Tickets, some of them escalated, that take their hours; both may go by the day. */
function tickets(escalates: (day: number) => number, hours: (day: number) => number) {
  const random = createRandom(11)
  const rows = Array.from({ length: 1200 }, (_, row) => {
    const day = Math.floor(300 * random())
    return [
      `T-${10_000 + row}`,
      dayOf(day),
      ['router', 'billing', 'signal'][Math.floor(random() * 3)]!,
      random() < escalates(day) ? 'Yes' : 'No',
      (hours(day) + 6 * random()).toFixed(1),
    ]
  })
  return draft([['ticket_id', 'opened', 'category', 'escalated', 'hours_to_resolve'], ...rows])
}

describe('the outcome that leads', () => {
  it('is the one that something tells of, where nothing tells of the first', () => {
    const { layout } = tickets(
      () => 0.3,
      (day) => (day < 150 ? 10 : 20),
    )
    expect(layout.narrative_snippets[0]).toMatch(/^Hours to resolve .*steps up/)
  })

  it('stays the first where something tells of it', () => {
    const { layout } = tickets(
      (day) => (day < 150 ? 0.1 : 0.5),
      (day) => (day < 150 ? 10 : 20),
    )
    expect(layout.narrative_snippets[0]).toMatch(/escalat/i)
    expect(layout.narrative_snippets[0]).not.toMatch(/^Hours/)
  })
})
