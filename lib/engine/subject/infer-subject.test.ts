import { describe, expect, it } from 'vitest'
import { draft, members, spread, understand } from './subject.fixture'

const outcomeNames = ({ subject }: ReturnType<typeof understand>) =>
  subject.outcomes.map(({ column }) => subject.profile.columns[column]!.name)

describe('what a table is about', () => {
  it.each(['churned', 'abandono', 'resultat'])('is how things ended, named %s', (name) => {
    const understanding = understand(members(160, name))
    expect(outcomeNames(understanding)[0]).toBe(name)
    expect(understanding.subject.outcomes[0]!.of).toEqual({ column: name, op: '=', value: true })
  })

  it.each([
    ['disposition', ['Answered', 'Abandoned', 'Transferred'], 'Abandoned'],
    ['Stato', ['Presente', 'Assente', 'Spostato'], 'Assente'],
  ])('is the bad end of %s, and no number by which somebody is called', (name, ends, bad) => {
    const rows = Array.from({ length: 240 }, (_, row) => [
      `C${1000 + row}`,
      ['Sales', 'Billing', 'Tech'][row % 3]!,
      4000 + spread(row, 17),
      ends[spread(row, 7, 613) > 4 ? spread(row, 2, 31) + 1 : 0]!,
    ])
    const { subject } = understand([['call', 'queue', 'agent', name], ...rows])
    const [first] = subject.outcomes
    expect(first!.of).toEqual({ column: name, op: '=', value: bad })
    const named = subject.outcomes.map(({ column }) => subject.profile.columns[column]!.name)
    expect(named).not.toContain('agent')
  })

  it('is no amount that others come with', () => {
    const rows = Array.from({ length: 60 }, (_, row) => [
      1 + spread(row, 5),
      20 + spread(row, 40),
      300 + spread(row, 900, 613),
    ])
    expect(outcomeNames(understand([['quantity', 'age', 'price'], ...rows]))[0]).toBe('price')
  })

  it('is no share of a kind that has a row at each date', () => {
    const channels = ['Organic', 'Paid', 'Email', 'Direct']
    const rows = Array.from({ length: 240 }, (_, row) => [
      new Date(Date.UTC(2024, 0, 1 + Math.floor(row / 4))).toISOString().slice(0, 10),
      channels[row % 4]!,
      100 + spread(row, 97),
      500 + spread(row, 331, 613),
    ])
    const names = outcomeNames(
      understand([['date', 'default channel outcome', 'sessions', 'revenue'], ...rows]),
    )
    expect(names).not.toContain('default channel outcome')
  })

  it('is the first measure of a series in time', () => {
    const rows = Array.from({ length: 60 }, (_, row) => [
      new Date(Date.UTC(2024, 0, 1 + row)).toISOString().slice(0, 10),
      500 + spread(row, 97),
      10 + spread(row, 31, 613),
    ])
    expect(outcomeNames(understand([['date', 'flow', 'depth'], ...rows]))[0]).toBe('flow')
  })

  it('is the difference that goes both ways, not the larger of what it is made of', () => {
    const rows = Array.from({ length: 80 }, (_, row) => {
      const [remain, leave] = [40 + spread(row, 13), 38 + spread(row, 17, 613)]
      return [`P${row % 7}`, remain, leave, remain - leave]
    })
    expect(outcomeNames(understand([['pollster', 'remain', 'leave', 'spread'], ...rows]))[0]).toBe('spread')
    const apart = rows.map(([pollster, remain, leave], row) => [pollster, remain, leave, spread(row, 9)])
    expect(outcomeNames(understand([['pollster', 'price', 'leave', 'other'], ...apart]))[0]).toBe('price')
  })

  it('is minutes down rather than a late shift, and a late delivery where no shift is', () => {
    const table = (kinds: string[]) => [
      ['line', 'kind', 'down_min'],
      ...Array.from({ length: 120 }, (_, row) => [
        `L${row % 4}`,
        kinds[spread(row, 3)]!,
        5 + spread(row, 57, 613) + 40 * (row % 4 === 0 ? 1 : 0),
      ]),
    ]
    expect(outcomeNames(understand(table(['early', 'late', 'night'])))[0]).toBe('down_min')
    expect(outcomeNames(understand(table(['on-time', 'late', 'cancelled'])))).toContain('kind')
  })

  it('is no price that each thing has once for all its weeks', () => {
    const rows = Array.from({ length: 300 }, (_, row) => [
      `2024-${String(1 + (Math.floor(row / 20) % 12)).padStart(2, '0')}-01`,
      `S${row % 20}`,
      20 + spread(row, 211),
      3.25 + (row % 20) * 1.75,
    ])
    expect(outcomeNames(understand([['week', 'sku', 'issued', 'unit_cost'], ...rows]))[0]).toBe('issued')
  })

  it('is what was spent, beside what was planned', () => {
    const rows = Array.from({ length: 90 }, (_, row) => [
      `C${row % 9}`,
      5000 + spread(row, 997),
      4800 + spread(row, 1409, 613),
    ])
    expect(outcomeNames(understand([['centre', 'budget', 'actual'], ...rows]))[0]).toBe('actual')
  })

  it('says why and how sure it is', () => {
    const [first] = understand(members(160)).subject.outcomes
    expect(first!.evidence).toContain('Its name tells how something ended.')
    expect(first!.confidence).toBeGreaterThan(0.3)
    expect(first!.confidence).toBeLessThanOrEqual(1)
  })
})

describe('a table with a yes/no outcome', () => {
  const made = draft(members(320))

  it('shows its rate first, with how it is made', () => {
    const number = made.blocks.find(({ type }) => type === 'kpi')!
    const left = members(320).filter((row) => row.at(-1) === 'Yes').length
    expect(number.spec).toMatchObject({ operation: 'avg', value_from_column: 'churned', unit: '%' })
    expect((number.spec as { value: number }).value).toBeCloseTo(left / 320, 6)
    expect(number.config.query?.of).toEqual({ column: 'churned', op: '=', value: true })
  })

  it('keeps the number of a group and how many times it is apart', () => {
    const [header, ...rows] = members(320)
    const numbered = rows.map((row) =>
      row.map((cell) => (cell === 'monthly' ? 'week 1' : cell === 'yearly' ? 'week 6' : cell)),
    )
    expect(draft([header!, ...numbered]).blocks[0]!.description).toMatch(
      /for week 6; that is 6 times as high/,
    )
  })

  it('leads with the level and what tells most of it', () => {
    const headline = made.blocks[0]!
    expect(headline.type).toBe('insight')
    expect(headline.description).toMatch(
      /differs by plan: 75% for monthly and 12\.5% for yearly, 6 times as high/,
    )
    for (const { measure, of } of headline.config.evidence!.figures.filter(({ text }) =>
      text.includes('%'),
    )) {
      expect(measure).toBe('rate')
      expect(of).toEqual({ column: 'churned', op: '=', value: true })
    }
  })

  it('draws the rate by its strongest factor before other charts', () => {
    const chart = made.blocks.find(({ type }) => type !== 'insight' && type !== 'kpi')!
    expect(chart.spec).toMatchObject({ x: 'plan', y: 'churned', aggregation: 'avg' })
  })

  it('lists no column that nobody uploaded or was told of', () => {
    const names = made.dataset.columns.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(made.dataset.columns.filter(({ derived_from }) => !derived_from)).toHaveLength(5)
  })
})

it('averages what belongs to a person where each row is one', () => {
  const rows = Array.from({ length: 120 }, (_, row) => [
    row % 2 ? 'f' : 'm',
    20 + spread(row, 40),
    100 + spread(row, 900, 613),
  ])
  const { subject } = understand([['sex', 'age', 'cost'], ...rows])
  expect(subject.profile.columns[2]!.additivity).toBe('intensive')
})

describe('signs of an outcome', () => {
  it('tells a repeated name by its first word, whatever its number', () => {
    const rows = Array.from({ length: 160 }, (_, row) => [
      100 + spread(row, 900),
      spread(row, 3) ? 'no' : 'yes',
      spread(row, 5, 7) ? 'no' : 'yes',
      `note ${row}`,
    ])
    expect(outcomeNames(understand([['size', 'death1', 'death2', 'notes'], ...rows]))[0]).toMatch(/^death/)
  })

  it('passes over what belongs to a coarser thing', () => {
    const rows = Array.from({ length: 300 }, (_, row) => {
      const town = spread(row, 12)
      return [`Town ${town}`, 5000 + 731 * town + 0.5, row % 2 ? 'a' : 'b', 10 + spread(row, 70, 613) + 0.5]
    })
    expect(outcomeNames(understand([['town', 'income', 'arm', 'score'], ...rows]))[0]).toBe('score')
  })

  it('tells how things ended beside an amount', () => {
    const rows = Array.from({ length: 200 }, (_, row) => [
      ['Sales', 'Ops', 'IT'][row % 3]!,
      ['approved', 'declined', 'pending'][Math.floor(row / 3) % 3]!,
      40 + spread(row, 900, 613),
    ])
    const understanding = understand([['team', 'state', 'amount'], ...rows])
    expect(outcomeNames(understanding)).toEqual(['amount', 'state (decided)'])
    expect(understanding.subject.outcomes[1]!.of).toEqual({
      column: 'state (decided)',
      op: '=',
      value: 'declined',
    })
  })

  it('reads long whole numbers that go up and down in small steps as a course, and serial numbers as ids', () => {
    const rows = Array.from({ length: 60 }, (_, row) => [
      new Date(Date.UTC(2020, row, 1)).toISOString().slice(0, 10),
      Math.round(136_517 + 8211 * Math.sin(row / 8) + 13 * spread(row, 7)),
      100_003 + spread(row, 887_911, 14_831),
    ])
    const { profile } = understand([['month', 'staffed', 'reference'], ...rows])
    expect(profile.columns.map(({ role }) => role)).toEqual(['time', 'measure', 'id'])
  })
})

describe('a yes/no or an end, however it is written', () => {
  const spellings: [name: string, yes: string, no: string][] = [
    ['y', 'yes', 'no'],
    ['Status', 'Left', 'Active'],
    ['loan_status', 'Charged Off', 'Fully Paid'],
    ['no_show', '1', '0'],
    ['SLA breached', 'Y', 'N'],
    ['signed', 'TRUE', 'FALSE'],
    ['gekündigt', 'ja', 'nein'],
    ['deal_result', 'won', 'lost'],
    ['arrival', 'late', 'on time'],
    ['class', 'fraud', 'legit'],
  ]

  it.each(spellings)('is the outcome and is told first as its rate: %s', (name, yes, no) => {
    const rows = members(320).map((row, at) => [
      ...row.slice(0, -1),
      ...(at === 0 ? ['calls', 'balance', name] : ends(at, row.at(-1) === 'Yes' ? yes : no)),
    ])
    const made = draft(rows)
    expect(outcomeNames(understand(rows))[0]).toBe(name)
    const number = made.blocks.find(({ type }) => type === 'kpi')!
    expect(number.spec).toMatchObject({ operation: 'avg', value_from_column: name, unit: '%' })
    expect(made.blocks.find(({ type }) => type === 'insight')!.description).toContain('%')
  })

  const ends = (at: number, end: string) => [1 + spread(at, 7, 613), 100 + spread(at, 4000, 613), end]
})

describe('a code of two numbers', () => {
  it.each([
    ['1', '2'],
    ['0', '1'],
  ])('is told of the higher one: %s and %s', (low, high) => {
    const rows = members(320, 'status').map((row, at) =>
      at === 0 ? row : [...row.slice(0, -1), row.at(-1) === 'Yes' ? high : low],
    )
    const [first] = understand(rows).subject.outcomes
    expect(`${Number(first!.of!.value)}`).toBe(high)
  })
})

describe('what is no outcome beside a result', () => {
  it('is a setting that stands in as many rows each', () => {
    const rows = Array.from({ length: 240 }, (_, row) => {
      const [alloy, dose] = [row % 2, Math.floor(row / 2) % 3]
      return [alloy ? 'thin' : 'thick', 10 * (1 + dose), 3 * alloy + 2 * dose + spread(row, 17, 613) / 4]
    })
    expect(outcomeNames(understand([['alloy', 'dose', 'flaws'], ...rows]))[0]).toBe('flaws')
  })

  it.each([
    ['A', 'B'],
    ['north', 'south'],
  ])('is which of two kinds a row is of: %s or %s', (one, other) => {
    const rows = Array.from({ length: 200 }, (_, row) => [
      row % 3 ? one : other,
      11 + spread(row, 9, 613),
      40 + (row % 3) * 8 + spread(row, 190, 613) / 10,
    ])
    expect(outcomeNames(understand([['branch', 'weeks', 'points'], ...rows]))[0]).toBe('points')
  })

  it('is how many people there are, beside what is counted of them', () => {
    const rows = Array.from({ length: 240 }, (_, row) => [
      `State ${row % 12}`,
      2000 + Math.floor(row / 12),
      5_000_000 + (row % 12) * 800_000 + row * 317,
      40 + spread(row, 900, 613),
    ])
    expect(outcomeNames(understand([['state', 'year', 'population', 'cases'], ...rows]))[0]).toBe('cases')
  })

  it('is what a margin is made of', () => {
    const rows = Array.from({ length: 90 }, (_, row) => {
      const [ayes, noes] = [40 + spread(row, 13, 613), 35 + spread(row, 17, 197)]
      return [ayes, noes, ayes - noes]
    })
    expect(outcomeNames(understand([['ayes', 'noes', 'margin'], ...rows]))[0]).toBe('margin')
  })

  it('is the year in which something was built', () => {
    const rows = Array.from({ length: 200 }, (_, row) => [
      ['oak', 'elm', 'ash'][row % 3]!,
      20 + (row % 3) * 15 + spread(row, 190, 613) / 10,
      1880 + spread(row, 130, 613),
    ])
    expect(outcomeNames(understand([['kind', 'girth', 'planted'], ...rows]))[0]).toBe('girth')
  })

  it('is what says how many a row stands for', () => {
    const rows = members(320).map((row, at) =>
      at === 0 ? ['wgt', ...row.slice(1, -1), 'ban'] : [0.5 + spread(at, 170, 613) / 100, ...row.slice(1)],
    )
    expect(outcomeNames(understand(rows))[0]).toBe('ban')
  })

  it('is not about what is the same for every thing at a time', () => {
    const rows = Array.from({ length: 600 }, (_, row) => {
      const hour = Math.floor(row / 6)
      const at = new Date(Date.UTC(2024, 4, 1, hour)).toISOString().slice(0, 16)
      return [`S${row % 6}`, at, (10 + spread(hour, 97) / 10).toFixed(1), spread(row, 20)]
    })
    const { subject } = understand([['station', 'hour', 'temp_c', 'rentals'], ...rows])
    expect(subject.profile.columns[subject.outcomes[0]!.column]!.name).toBe('rentals')
    const alone = understand([
      ['hour', 'temp_c'],
      ...rows.filter((_, row) => row % 6 === 0).map((row) => row.slice(1, 3)),
    ])
    expect(alone.subject.profile.columns[alone.subject.outcomes[0]!.column]!.name).toBe('temp_c')
  })

  it('is about how long things took rather than of which kind they are', () => {
    const kinds = ['Interior works', 'New building', 'Change of use']
    const day = (offset: number) => new Date(Date.UTC(2024, 0, 1 + offset)).toISOString().slice(0, 10)
    const rows = Array.from({ length: 240 }, (_, row) => {
      const took = (row % 3) * 20 + 5 + spread(row, 30)
      return [`P${1000 + row}`, day(row), day(row + took), kinds[row % 3]!, ['East', 'West'][row % 2]!]
    })
    const { subject } = understand(
      [['file', 'applied', 'decided', 'works_kind', 'district'], ...rows],
      'works.csv',
    )
    const names = subject.outcomes.map(({ column }) => subject.profile.columns[column]!.name)
    expect(names).toEqual(['Days from applied to decided'])
  })
})
