import { describe, expect, it } from 'vitest'
import { inTurn, madeTable } from '../made-table.fixture'
import { parseInstructions } from '../parse-instructions'

const dateOf = (row: number) =>
  `${2021 + (row % 4)}-${String(1 + ((row * 5) % 12)).padStart(2, '0')}-${String(1 + (row % 28)).padStart(2, '0')}`

const pipeline = madeTable(
  {
    fileName: 'crm.csv',
    names: 'Opportunity_ID Created Owner Lead_source Stage Amount Probability',
    count: 240,
  },
  (row) => [
    `OP-${5000 + row}`,
    dateOf(row),
    inTurn(['Ito', 'Fox', 'Roy'], row),
    inTurn(['Web', 'Event', 'Partner', 'Outbound'], (row * 7) % 11),
    inTurn(['1 - Lead', '2 - Offer', '3 - Closed Won', '4 - Closed Lost'], (row * 3) % 7),
    200 + ((row * 37) % 211),
    inTurn([10, 35, 60, 85], (row * 5) % 9),
  ],
)

const harvest = madeTable(
  { fileName: 'plots_harvest.csv', names: 'plot sown soil yld_t_ha prot_pct', count: 240 },
  (row) => [
    700 + row,
    dateOf(row),
    inTurn(['clay', 'loam', 'sand'], row),
    2 + ((row * 37) % 191) / 20,
    9 + ((row * 13) % 47) / 10,
  ],
)

const drawn = (text: string, data: typeof pipeline) =>
  parseInstructions(text, data).cards.map(({ x, y, grouping }) => [x, y, grouping])

describe('what each row has a number of its own for', () => {
  it.each([
    ['deals by stage', 'Stage'],
    ['number of deals by owner', 'Owner'],
    ['new deals per month', 'Created'],
  ])('is the rows by another word, and no kind to tell them apart by: %s', (text, x) => {
    expect(drawn(text, pipeline)).toEqual([[x, null, null]])
  })

  it('is told as no value of which nothing was picked', () => {
    expect(parseInstructions('deals by stage', pipeline).clauses[0]!.reason ?? '').not.toContain('Lead')
  })

  it('is left out of a formula that is put in other words', () => {
    const { cards } = parseInstructions('pipeline per owner, i.e. amount times probability', pipeline)
    expect(cards.map(({ x, made }) => [x, made?.map(({ kind }) => kind)])).toEqual([['Owner', ['product']]])
  })
})

describe('a number that a word of the name of the rows may mean as well', () => {
  it.each(['the yield by soil', 'yield by soil'])('is measured: %s', (text) => {
    expect(drawn(text, harvest)).toEqual([['soil', 'yld_t_ha', null]])
  })

  it('is not measured where the rows are called so', () => {
    expect(drawn('number of plots by soil', harvest)).toEqual([['soil', null, null]])
  })
})

describe('a stretch of years behind what it is broken down by', () => {
  it.each(['amount per year 2021 to 2023', 'amount per year 2021 to 2023 & how did it grow'])(
    'has the years between as well: %s',
    (text) => {
      const { cards } = parseInstructions(text, pipeline)
      expect(cards.map(({ x, grain, filters }) => [x, grain, filters])).toEqual([
        [
          'Created',
          'year',
          [
            { column: 'Created', op: '>=', value: '2021-01-01' },
            { column: 'Created', op: '<', value: '2024-01-01' },
          ],
        ],
      ])
    },
  )
})
