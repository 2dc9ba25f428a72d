import { describe, expect, it } from 'vitest'
import { understand } from '../subject/subject.fixture'
import { parseInstructions } from './parse-instructions'
import { cardText } from './tongues/plan-text.fixture'

const at = (list: string[], row: number) => list[row % list.length]!

/** Repairs of devices in three workshops. */
const repairs = understand(
  [
    [
      'job_no',
      'in_date',
      'workshop',
      'Rank',
      'device_age_m',
      'parts_used',
      'rh_pct',
      'Outside C',
      'Store C',
      'item',
      'Comps',
      'amount_paid',
    ],
    ...Array.from({ length: 120 }, (_, row) => [
      7000 + row,
      new Date(Date.UTC(2024, 0, 1 + row * 2)).toISOString().slice(0, 10),
      at(['North', 'South', 'East'], row * row),
      at(['Junior', 'Senior', 'Head'], row + (row >> 3)),
      3 + ((row * 7) % 61),
      (row * 5) % 8,
      40 + ((row * 11) % 53),
      ((row * 13) % 190) / 10,
      [18, 19.5, 21][row % 3]!,
      at(['gown', 'robe', 'cape', 'tuxedo'], row + (row >> 2)),
      (row * 3) % 14,
      20 + ((row * 977) % 8000) / 100,
    ]),
  ],
  'repairs.csv',
)

const read = (text: string) => {
  const { cards, clauses } = parseInstructions(text, repairs)
  return { cards: cards.map(cardText), status: clauses[0]!.status, reason: clauses[0]!.reason ?? '' }
}

type Case = [text: string, card: string]

describe('a number of things', () => {
  it.each<Case>([
    ['bar chart: average number of parts by workshop', 'bar: avg parts_used by workshop'],
    ['number of repairs by workshop', 'auto: rows by workshop'],
    // what is no whole number counts nothing
    ['number of payments by workshop', 'auto: rows by workshop'],
  ])('is of whole numbers: %s', (text, card) => {
    expect(read(text).cards).toEqual([card])
  })
})

describe('a column that shares no word with what is said', () => {
  it.each<Case>([
    ['average humidity by workshop', 'auto: avg rh_pct by workshop'],
    ['mean outdoor temp by workshop', 'auto: avg Outside C by workshop'],
    ['number of repairs by garment', 'auto: rows by item'],
  ])('is found by its unit, its values or a word beside it: %s', (text, card) => {
    const { cards, reason } = read(text)
    expect(cards).toEqual([card])
    expect(reason).toMatch(/was read as/)
  })

  it('is not where two are told in the unit alike', () => {
    expect(read('mean temperature by workshop').status).not.toBe('applied')
  })

  it('is not one that is a letter away from a word of the language', () => {
    expect(read('parts used that comes by workshop').cards).toEqual(['auto: parts_used by workshop'])
  })
})

describe('an age', () => {
  it('in months is compared with years', () => {
    const { cards, reason } = read('number of repairs older than three years per workshop')
    expect(cards).toEqual(['auto: rows by workshop where device_age_m > 36'])
    expect(reason).toBe('3 years were read as 36 months.')
  })

  it.each<Case>([
    ['histogram of device age in 10 month bins', 'histogram: rows by device_age_m bins of 10'],
    ['distribution of device age, bins of 10 months', 'histogram: rows by device_age_m bins of 10'],
    ['device age in steps of 10', 'histogram: rows by device_age_m bins of 10'],
  ])('is put in bins of its unit: %s', (text, card) => {
    expect(read(text).cards).toEqual([card])
  })
})

describe('what it is broken down by', () => {
  it.each<Case>([
    [
      'average parts used for each store c, coloured by workshop',
      'bar: avg parts_used by Store C and workshop',
    ],
    ['how many repairs do we have for each repair rank?', 'auto: rows by Rank'],
    ['average parts used by workshop, rank descending', 'auto: avg parts_used by workshop sort y desc'],
    ['repairs per month by workshop, stacked', 'bar: rows by in_date/month and workshop stacked'],
    ['repairs per month by workshop', 'line: rows by in_date/month and workshop'],
    ['a pie chart of the workshop for each job', 'pie: rows by workshop'],
  ])('%s', (text, card) => {
    expect(read(text).cards).toEqual([card])
  })

  it('is on the axis that is said of it', () => {
    const text = 'bar chart, workshop as the x axis, and the number of parts used for all jobs as the y axis'
    expect(read(text).cards).toEqual(['bar: parts_used by workshop'])
  })
})

it('an amount named between two conditions joins them still', () => {
  expect(read('repairs with more than 5 parts used or amount above 50 by workshop').cards).toEqual([
    'auto: rows by workshop where parts_used > 5 or amount_paid > 50',
  ])
})

/** Members of a club, some of whom left. */
const members = understand(
  [
    ['member_no', 'LeaveDate', 'club', 'fee_eur', 'guided', 'Applicant type', 'mark'],
    ...Array.from({ length: 120 }, (_, row) => [
      500 + row,
      row % 4 === 1 ? new Date(Date.UTC(2024, 2, 1 + row)).toISOString().slice(0, 10) : '',
      at(['Chess', 'Bridge', 'Go'], row + (row >> 2)),
      10 + ((row * 37) % 90),
      (row * 7) % 3 === 0 ? 1 : 0,
      at(['Person', 'Group'], row * row),
      ((row * 19) % 1000) / 10,
    ]),
  ],
  'members.csv',
)

describe('members', () => {
  const readMembers = (text: string) => {
    const { cards, clauses } = parseInstructions(text, members)
    return { cards: cards.map(cardText), status: clauses[0]!.status }
  }

  it.each<Case>([
    ['number of leavers by club', 'auto: rows by club where LeaveDate != '],
    ['leavers by club', 'auto: rows by club where LeaveDate != '],
    ['number of members by club', 'auto: rows by club'],
    ['number of guided members by club', 'auto: rows by club where guided = 1'],
    ['members by guided', 'auto: rows by guided'],
    ['members outside Chess by applicant type', 'auto: rows by Applicant type where club != Chess'],
    ['mark distribution of the applicants', 'histogram: rows by mark'],
    ['mark distribution by applicant type', 'boxplot: mark by Applicant type'],
  ])('%s', (text, card) => {
    expect(readMembers(text).cards).toEqual([card])
  })

  it('are never counted silently where money is asked for', () => {
    expect(readMembers('takings by club, as bars').status).not.toBe('applied')
  })
})

describe('how it is drawn', () => {
  it.each<Case>([
    ['number of repairs by workshop, columns please', 'bar: rows by workshop'],
    ['How many repairs per workshop? slices', 'pie: rows by workshop'],
    [
      'stacked or grouped bars: parts used by workshop and item',
      'bar: parts_used by workshop and item stacked',
    ],
  ])('may stand at an end of the sentence: %s', (text, card) => {
    expect(read(text).cards).toEqual([card])
  })

  it('is no chart of its own behind what nothing was found for', () => {
    expect(read('How much did it rain? bars please').status).not.toBe('applied')
    expect(parseInstructions('How much did it rain? bars please', repairs).clauses).toHaveLength(1)
  })

  it('is told where names were to be added up', () => {
    expect(read('how much workshop did we use').status).not.toBe('applied')
  })
})
