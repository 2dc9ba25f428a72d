import { describe, expect, it } from 'vitest'
import { spread, understand } from '../subject/subject.fixture'

const dateOf = (day: number) => new Date(Date.UTC(2023, 0, 1 + day)).toISOString().slice(0, 10)

/** Accounts of which every fourth, or as many as told, has a day on which it was cancelled. */
function outcomeOf({ endedIn = 4, header = 'cancelled_on', state = false } = {}) {
  const rows = Array.from({ length: 400 }, (_, row) => {
    const begun = spread(row, 500, 613)
    const isEnded = row % endedIn === 0
    return [
      `a_${8000 + row}`,
      ['Basic', 'Team', 'Pro'][row % 3]!,
      spread(row, 90) + 9.5,
      dateOf(begun),
      isEnded ? dateOf(begun + 20 + spread(row, 200, 389)) : '',
      ...(state ? [isEnded ? 'closed' : 'open'] : []),
    ]
  })
  const names = ['account', 'plan', 'fee', 'started_on', header, ...(state ? ['status'] : [])]
  const { table, subject } = understand([names, ...rows])
  return {
    ended: table.columns.find(({ type, derivedFrom }) => type === 'boolean' && derivedFrom?.[0] === header),
    first: subject.profile.columns[subject.outcomes[0]!.column]!.name,
  }
}

describe('what has ended by its date alone', () => {
  it.each([
    ['cancelled_on', 'Cancelled'],
    ['Exit date', 'Exit'],
  ])('%s is a yes or no, and what the table is about', (header, name) => {
    const { ended, first } = outcomeOf({ header })
    expect(ended).toMatchObject({ name, derivedFrom: [header], missing: 0 })
    expect(first).toBe(name)
  })

  it('is none where a state says so already', () => {
    expect(outcomeOf({ state: true }).ended).toBeUndefined()
  })

  it('is none where most have ended, or where the name says nothing but a date', () => {
    expect(outcomeOf({ endedIn: 1 }).ended).toBeUndefined()
    expect(outcomeOf({ header: 'date' }).ended).toBeUndefined()
  })
})
