import { describe, expect, it } from 'vitest'
import { understandDataset } from '../../generate-dashboard'
import type { PlannedCard } from '../../plan/plan'
import { languageOf } from '../tongues/language'
import { readTyped } from './read-typed'

const tableOf = (fileName: string, head: string, row: (at: number) => (string | number)[]) =>
  understandDataset(
    new TextEncoder().encode([head, ...Array.from({ length: 240 }, (_, at) => row(at).join(','))].join('\n')),
    { fileType: 'csv', fileName },
  )

const shows = tableOf(
  'shows.csv',
  'hall,perf,net,returned_qty,ordered_qty,tonnage_t,special,age,lost_min,ruling',
  (at) => [
    ['North', 'South', 'West'][at % 3]!,
    ['Mat', 'Eve'][(at >> 2) % 2]!,
    ['Fiber optic', 'DSL'][(at >> 1) % 2]!,
    1 + ((at * 7) % 9),
    20 + ((at * 3) % 41),
    3 + ((at * 5) % 17),
    at % 4 === 0 ? 'yes' : 'no',
    18 + ((at * 11) % 60),
    1 + ((at * 13) % 23),
    ['abgelehnt', 'genehmigt', 'genehmigt'][(at >> 1) % 3]!,
  ],
)
const kinds = tableOf('kinds.csv', 'title,area,earned', (at) => [
  `Title ${at}`,
  ['Arts', 'Law', 'Physics'][at % 3]!,
  20 + ((at * 7) % 53),
])

const read = (text: string, data = shows) => readTyped(text, languageOf(text), data)?.cards ?? []
const axes = ({ x, y, grouping, aggregation, limit, isWithin }: PlannedCard) =>
  [aggregation, y, x, grouping, limit && `${limit}${isWithin ? ' each' : ''}`].filter(Boolean).join(' ')

describe('values', () => {
  it.each([
    ['average returned qty for matinees by hall', 'perf', 'Mat'],
    ['average returned qty by hall, only fibre', 'net', 'Fiber optic'],
    ['Durchschnitt von returned qty nach hall, nur Ablehnungen', 'ruling', 'abgelehnt'],
  ])('are found where they are short for a word, spelled or derived otherwise: %s', (text, column, value) => {
    expect(read(text)[0]?.filters).toEqual([{ column, op: '=', value }])
  })

  it('are not found in words that only begin alike', () => {
    expect(read('average earned by area, only lawful', kinds)[0]?.filters ?? []).toEqual([])
  })
})

describe('a number over what it is a part of', () => {
  it('is a ratio where the one is set against the other', () => {
    expect(read('returned qty against ordered qty by hall')[0]?.metric).toEqual({
      kind: 'ratio',
      numerator: 'returned_qty',
      denominator: 'ordered_qty',
    })
  })

  it('is none of two numbers of which neither is a part of the other', () => {
    expect(read('tonnage against lost minutes by hall').every(({ metric }) => !metric)).toBe(true)
  })
})

describe('stretches of a number', () => {
  it.each([
    ['rows by age: under 30, 30 to 49, 50 and older', 3],
    ['Anzahl nach age: unter 30, 30 bis 49, 50 und älter', 3],
    ['rows by age: below 30, 30 to below 50, 50 and more', 3],
  ])('are listed in many ways: %s', (text, count) => {
    const [made] = read(text)[0]?.made ?? []
    expect(made).toMatchObject({ kind: 'bands', column: 'age' })
    expect(made?.kind === 'bands' && made.bands.length).toBe(count)
  })
})

describe('the best of each', () => {
  it('is one of a thing in each of another, by the number that is named', () => {
    expect(read('the worst perf in each hall by minutes lost').map(axes)).toEqual([
      'lost_min perf hall 1 each',
    ])
  })
})

describe('a breakdown by a word that nothing is called', () => {
  it('is by the only kind that there is, which is told', () => {
    const reading = readTyped('average earned per discipline', 'en', kinds)
    expect(reading?.cards.map(axes)).toEqual(['avg earned area'])
    expect(reading?.notes.join()).toContain('only kind')
  })

  it('is by none of several', () => {
    expect(read('average returned qty per discipline').every(({ x }) => x === null)).toBe(true)
  })
})

const stays = tableOf('stays.csv', 'booking,channel,status,sex,total_price,fee/night,stay,placed', (at) => [
  `B${at}`,
  ['Phone', 'Desk', 'Agent'][at % 3]!,
  ['storniert', 'bestätigt', 'bestätigt'][(at >> 1) % 3]!,
  ['F', 'M'][(at >> 2) % 2]!,
  (40 + ((at * 7) % 60)) * (1 + (at % 5)),
  40 + ((at * 7) % 60),
  1 + (at % 5),
  `2024-${String(1 + (at % 12)).padStart(2, '0')}-05`,
])

describe('values by what they mean', () => {
  it.each([
    ['Stornoquote je channel', 'status', 'storniert'],
    ['cancellation rate by channel', 'status', 'storniert'],
    ['share of bookings coming in by phone, month by month', 'channel', 'Phone'],
  ])('are what a rate is of: %s', (text, column, value) => {
    expect(read(text, stays)[0]?.metric).toEqual({ kind: 'rate', of: { column, op: '=', value } })
  })

  it('are told apart, men as women', () => {
    expect(read('average stay women vs men by channel', stays).map(axes)).toEqual(['avg stay channel sex'])
  })

  it('are no words for money', () => {
    const jobs = tableOf('jobs.csv', 'family,pay', (at) => [
      ['Sales', 'Office', 'Care'][at % 3]!,
      20 + (at % 31),
    ])
    expect(read('average pay, turnover aside, by family', jobs).flatMap(({ filters }) => filters)).toEqual([])
  })
})

describe('the best of each that nothing is said to be ranked by', () => {
  it.each([
    ['strongest channel in each sex', 'sum total_price channel sex 1 each'],
    ['most frequent status in each channel', 'count status channel 1 each'],
    ['häufigster status in jedem channel', 'count status channel 1 each'],
  ])('is by what the rows bring in, or by how many there are: %s', (text, wanted) => {
    expect(read(text, stays).map(axes)).toEqual([wanted])
  })
})

describe('a number per another', () => {
  it('is a column that is called so', () => {
    expect(read('average fee per night by channel', stays).map(axes)).toEqual(['avg fee/night channel'])
  })

  it('is not broken down by what it is per, where it is told how it is made', () => {
    const [card] = read('spend per stay: total price divided by stay, by channel', stays)
    expect(card).toMatchObject({ x: 'channel', grouping: null, metric: { denominator: 'stay' } })
  })
})

describe('a word of the grammar with one letter wrong', () => {
  it.each([
    ['numbr of bookings by channel', 'count channel'],
    ['numbr of wobblies and average stay by channel', 'avg stay channel|count channel'],
    ['averge stay by channel', 'avg stay channel'],
  ])('is read: %s', (text, wanted) => {
    expect(read(text, stays).map(axes).join('|')).toBe(wanted)
  })

  it('is told', () => {
    expect(readTyped('averge stay by channel', 'en', stays)?.notes).toEqual([
      '“averge” was read as “average”.',
    ])
  })

  it.each([
    ['total price pro Schnitz nach channel', 'de'],
    ['total price en Medina por channel', 'es'],
    ['total price of topical by channel', 'en'],
    ['total price by topical', 'en'],
  ] as const)('is none where it may be a name: %s', (text, language) => {
    expect(readTyped(text, language, stays)?.notes.join() ?? '').not.toContain('was read as')
  })

  it('is none where the data have such a word', () => {
    const tours = tableOf('tours.csv', 'averga,nights', (at) => [['a', 'b'][at % 2]!, 1 + (at % 7)])
    expect(read('nights by averga', tours).map(axes)).toEqual(['nights averga'])
  })
})

describe('a month that is told by a word of its own', () => {
  it('is by month of the date', () => {
    expect(read('total price nach Kaufmonat', stays)[0]).toMatchObject({ x: 'placed', grain: 'month' })
  })
})

describe('with and without', () => {
  it('is both answers of a column', () => {
    expect(read('average returned qty on days with special and days without').map(axes)).toEqual([
      'avg returned_qty special',
    ])
  })
})
