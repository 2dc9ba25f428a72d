import { describe, expect, it } from 'vitest'
import { draft, spread } from '../subject/subject.fixture'

const days = 360

/** Visits of three branches on each day, and whether they were late; since the middle more in some of the branches. */
function visits(moving: string[]): (string | number)[][] {
  const made = Array.from({ length: days * 3 * 4 }, (_, row) => {
    const day = Math.floor(row / 12)
    const branch = ['North', 'South', 'West'][row % 3]!
    const most = day >= days / 2 && moving.includes(branch) ? 70 : 20
    const date = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10)
    return [`V${10_000 + row}`, date, branch, spread(row, 100, 37) < most ? 'yes' : 'no']
  })
  return [['visit', 'day', 'branch', 'late'], ...made]
}

const courseOf = (table: (string | number)[][]) =>
  draft(table).blocks.find(({ type, title }) => type === 'line' && /late/i.test(title))?.description

describe('the caption of a course', () => {
  it('says whose course it is, where one part goes otherwise than the rest', () => {
    expect(courseOf(visits(['West']))).toMatch(/West \(branch\).*against the rest|West \(branch\) makes/)
  })

  it('names nobody where all parts go the same way', () => {
    expect(courseOf(visits(['North', 'South', 'West']))).not.toMatch(/against the rest|makes/)
  })
})
