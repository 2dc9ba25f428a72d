import { describe, expect, it } from 'vitest'
import { draft, spread, understand } from './subject.fixture'

const dayMs = 86_400_000
const dateOf = (day: number) => new Date(Date.UTC(2022, 0, 1) + day * dayMs).toISOString().slice(0, 10)
const today = 1000

/** Contracts of three years; each runs 30 to 1,800 days, and those whose end lies ahead are going on. */
function contracts(): (string | number)[][] {
  const rows = Array.from({ length: 900 }, (_, row) => {
    const begin = Math.floor((row * 970) / 900)
    const length = 30 + spread(row, 1770, 613) * (row % 3 ? 1 : 0.4)
    const hasEnded = begin + length <= today
    const ran = Math.min(length, today - begin)
    return [
      dateOf(begin),
      row % 3 ? 'yearly' : 'monthly',
      (ran / 30).toFixed(1),
      Math.round(12 * (ran / 30) + spread(row, 20, 197)),
      hasEnded ? 'cancelled' : 'active',
      hasEnded ? dateOf(Math.round(begin + length)) : '',
    ]
  })
  return [['started', 'plan', 'months', 'paid', 'state', 'ended'], ...rows]
}

describe('what began of late and has not ended yet', () => {
  const made = draft(contracts())
  const told = [...made.layout.narrative_snippets, ...made.blocks.map(({ description }) => description)]

  it('is no fall of how many end', () => {
    expect(made.insights.find(({ kind }) => kind === 'total')!.text).toMatch(/^Share with state cancelled/)
    const overTime = made.insights.filter(
      ({ columns, direction }) =>
        columns.includes('state') && columns.includes('started') && direction === 'down',
    )
    expect(overTime).toEqual([])
    expect(told.filter((text) => /cancelled.*(less than in|downward|steps down|falls)/.test(text))).toEqual(
      [],
    )
    const lines = made.blocks.filter(({ type, title }) => type === 'line' && title.includes('cancelled'))
    expect(lines).toEqual([])
  })

  it('is no fall of what gathers meanwhile', () => {
    const { profile } = understand(contracts()).subject
    const ripens = Object.fromEntries(
      profile.columns.map(({ name, ripens: way, of }) => [of ? 'rate' : name, way]),
    )
    expect(ripens).toMatchObject({ rate: 'either', months: 'either', paid: 'either' })
    expect(told.filter((text) => /paid.*(less than in|downward)/i.test(text))).toEqual([])
  })

  it('says nothing of the end by how long things ran', () => {
    const circular = made.insights.filter(
      ({ columns }) => columns.includes('state') && columns.some((name) => /^(months|paid)/.test(name)),
    )
    expect(circular).toEqual([])
  })

  it('is no change where as many of the old as of the young have ended', () => {
    const members = Array.from({ length: 600 }, (_, row) => {
      const hasLeft = spread(row, 10, 7) < 3
      return [
        dateOf(row),
        hasLeft ? 'left' : 'active',
        hasLeft ? dateOf(row + 20 + spread(row, 90, 613)) : '',
      ]
    })
    const { insights } = draft([['joined', 'state', 'left_on'], ...members])
    const changes = insights.filter(({ kind, columns }) => kind === 'period_change' && columns[0] === 'state')
    expect(changes).toEqual([])
  })

  it('is told by a number of days alone, where it is missing of the young', () => {
    const claims = Array.from({ length: 600 }, (_, row) => {
      const took = 5 + spread(row, 80, 613)
      return [dateOf(row), 200 + spread(row, 90, 197), row + took > 600 ? '' : took]
    })
    const { profile } = understand([['lost_on', 'amount', 'days_to_settle'], ...claims]).subject
    expect(profile.columns.find(({ name }) => name === 'days_to_settle')).toMatchObject({ ripens: 'low' })
  })

  it('leaves a true fall alone, where old and young have ended alike', () => {
    const tickets = Array.from({ length: 600 }, (_, row) => {
      const took = 40 - row / 20 + spread(row, 9, 613)
      return [dateOf(row), (took * 24).toFixed(0), row % 10 === 0 ? '' : dateOf(row + Math.round(took))]
    })
    const { insights } = draft([['opened', 'hours', 'closed'], ...tickets])
    expect(insights.some(({ kind, direction }) => kind === 'trend' && direction === 'down')).toBe(true)
  })
})

describe('a watch that ends on one day for all', () => {
  const rows = Array.from({ length: 400 }, (_, row) => {
    const isCaught = spread(row, 100, 613) < (row % 2 ? 45 : 15)
    return [
      isCaught ? 1 + spread(row, 51, 197) : 52,
      isCaught ? 1 : 0,
      row % 2 ? 'no' : 'yes',
      18 + spread(row, 30, 89),
    ]
  })

  it('is no reason of what happened before', () => {
    const { insights, blocks } = draft([['week', 'caught', 'aid', 'age'], ...rows])
    expect(insights.filter(({ columns }) => columns.includes('week') && columns.includes('caught'))).toEqual(
      [],
    )
    expect(blocks.filter(({ title }) => / by week/.test(title))).toEqual([])
  })
})

/** Members of four years; a quarter has left, whenever they joined, and the fee says nothing of it. */
function members(leftAfter: number): (string | number)[][] {
  const rows = Array.from({ length: 1200 }, (_, row) => {
    const joined = Math.floor((row * 1400) / 1200)
    const left = spread(row, 100, 613) < 25 ? joined + leftAfter + spread(row, leftAfter, 197) : null
    return [
      `M-${1000 + row}`,
      dateOf(joined),
      20 + spread(row, 20, 389),
      (1 + spread(row, 80, 271) / 10).toFixed(1),
      left === null ? 'Active' : 'Left',
      left === null ? '' : dateOf(Math.round(left)),
    ]
  })
  return [['member_id', 'joined_on', 'fee', 'visits_per_month', 'status', 'left_on'], ...rows]
}

describe('members by the month in which they joined', () => {
  const made = draft(members(400))

  it('are new ones, and nothing else of them is told by it', () => {
    const lines = made.blocks.filter(({ type }) => type === 'line')
    for (const { title } of lines) expect(title).toMatch(/^New members/)
    expect(made.insights.filter(({ kind }) => kind === 'period_change')).toEqual([])
    const numbers = made.blocks.filter(({ type }) => type === 'kpi')
    for (const { spec } of numbers) expect(spec).not.toHaveProperty('trend')
  })

  it('are known by how long they stay: what comes back within days was never going on', () => {
    const begins = (rows: (string | number)[][]) => understand(rows).subject.profile.columns[1]!.begins
    expect(begins(members(400))).toBe(true)
    expect(begins(members(5))).toBeUndefined()
  })
})

describe('members of whom only the day they came is known', () => {
  const rows = Array.from({ length: 400 }, (_, row) => [
    `M${1000 + row}`,
    2005 + spread(row, 20, 613),
    ['tennis', 'judo', 'golf'][row % 3]!,
    spread(row, 60, 389),
  ])
  const of = (header: string) => draft([['member_id', header, 'section', 'visits'], ...rows])

  it('has no course of what they do today by when they came', () => {
    const { layout, blocks } = of('member_since')
    const told = [...layout.narrative_snippets, ...blocks.map(({ description }) => description)].join(' ')
    expect(told).not.toMatch(/In 2024:|than in 2023/)
  })

  it('is one by a date of another name', () => {
    const begins = (header: string) =>
      understand([['member_id', header, 'section', 'visits'], ...rows]).subject.profile.columns[1]!.begins
    expect(begins('member_since')).toBe(true)
    expect(begins('First visit yr')).toBe(true)
    expect(begins('year')).toBeUndefined()
  })
})

describe('what is open because it is young', () => {
  const claims = Array.from({ length: 1500 }, (_, row) => {
    const lost = Math.floor((row * 800) / 1500)
    const takes = 5 + spread(row, 90, 613)
    const isOpen = lost + takes > 800
    const amount = Math.round(500 + spread(row, 3000, 389))
    return [`C-${1000 + row}`, dateOf(lost), amount, isOpen ? 'No' : 'Yes', isOpen ? '' : Math.round(takes)]
  })
  const made = draft([['claim_no', 'loss_date', 'amount', 'settled', 'days_to_settle'], ...claims])

  it('does not rise at the end', () => {
    const moves = made.insights.filter(
      ({ kind, columns }) =>
        ['exception', 'drivers'].includes(kind) &&
        columns.includes('settled') &&
        columns.includes('loss_date'),
    )
    expect(moves).toEqual([])
  })
})

describe('how long people were followed', () => {
  const people = Array.from({ length: 400 }, (_, row) => {
    const began = Math.floor((row * 4000) / 400)
    const died = row % 3 === 0
    const follow = 6000 - began
    const time = died ? Math.round(60 + (spread(row, 95, 613) / 100) * (follow - 60)) : follow
    return [1970 + Math.floor(began / 365.25), died ? 1 : 2, time, (1 + spread(row, 60, 389) / 10).toFixed(1)]
  })
  const made = draft([['year', 'status', 'time', 'thickness'], ...people])

  it('is shorter for those who came last, which is no fall', () => {
    const lines = made.blocks.filter(({ type, spec }) => type === 'line' && 'y' in spec && spec.y === 'time')
    expect(lines).toEqual([])
    expect(made.insights.filter(({ kind, columns }) => kind === 'trend' && columns[0] === 'time')).toEqual([])
  })

  it('differs by what became of them by itself', () => {
    const pairs = made.insights.filter(
      ({ columns }) => columns.includes('time') && columns.includes('status'),
    )
    expect(pairs).toEqual([])
  })
})
