import { describe, expect, it } from 'vitest'
import type { Understanding } from '../understanding'
import { gridTable } from './asked-grid.fixture'
import { inTurn, madeTable } from './made-table.fixture'
import { itDraws, itDrawsNearest, outcomeOf } from './tongues/plan-text.fixture'

const { data: visits } = gridTable('visits')
const { data: picks } = gridTable('picks')
const goods = madeTable(
  { fileName: 'goods.csv', names: 'product supplier stock price', count: 90 },
  (row) => [
    `Thing ${'ABCDEFGHI'[row % 9]}${row}`,
    inTurn(['Acme', 'Bolt', 'Core'], (row * 7) % 11),
    5 + ((row * 37) % 91),
    (300 + ((row * 53) % 9100)) / 100,
  ],
)

describe('what the rows are called by stands for them', () => {
  itDraws(visits, [
    ['total cost per reason, only visits with age over 60', 'auto: sum cost by reason where age > 60'],
    ['the average cost of a visit at the three clinics', 'auto: avg cost by clinic'],
    ['average cost per visit by reason', 'auto: avg cost by reason'],
    ['cost per visit by reason', 'auto: avg cost by reason'],
    ['cost by visit', 'line: cost by visit'],
    ['what share of all visits comes from each reason?', 'auto: rows by reason'],
  ])
  itDrawsNearest(gridTable('beers').data, [
    [
      'cases sold per brewery, only beers over 6% and no stouts',
      'auto: cases_sold by brewery where abv > 6 and style != stout',
    ],
  ])
})

describe('a list of columns', () => {
  it.each(['show only product and supplier', 'just the product, the supplier'])(
    'is none of rows with one left out in silence: %s',
    (text) => {
      expect(outcomeOf(text, goods).told).toEqual([expect.stringMatching(/^partly: product was left out/)])
    },
  )
  itDraws(goods, [
    ['only products with price over 50 by supplier', 'auto: rows by supplier where price > 50'],
  ])
})

describe('a percentage of what no column is called', () => {
  const pickedBy = (text: string, data: Understanding) => {
    const { plan, told } = outcomeOf(text, data)
    return { filters: [...plan.filters, ...plan.cards.flatMap((card) => card.filters)], told }
  }
  it.each(['products over 20% by supplier', 'products with discount over 20% by supplier'])(
    'is none of money: %s',
    (text) => {
      const { filters, told } = pickedBy(text, goods)
      expect(filters).toEqual([])
      expect(told).toEqual([expect.stringMatching(/^partly/)])
    },
  )

  it('is none of another number than is asked of', () => {
    const { filters, told } = pickedBy('beers with discount over 5% by brewery', gridTable('beers').data)
    expect(filters).toEqual([])
    expect(told).toEqual([expect.stringMatching(/^partly/)])
  })
})

describe('a column of yes and no picks rows', () => {
  itDraws(picks, [
    [
      'errors per zone, overtime shifts only and only hours worked over 6',
      'auto: errors by zone where overtime = true and hours_worked > 6',
    ],
    ['errors by overtime', 'auto: errors by overtime'],
    ['errors over time by month', 'line: errors by shift_date/month'],
  ])
  itDraws(visits, [
    ['Can you show me the number of visits for each clinic?', 'auto: rows by clinic'],
    ['total cost by reason, insured only', 'auto: sum cost by reason where insured = true'],
  ])
})

describe('only the rate of a yes or no', () => {
  const rateOf = (text: string, data: Understanding) => {
    const { plan, told } = outcomeOf(text, data)
    return [plan.cards.map(({ x, metric }) => [x, metric?.kind]), plan.filters, told]
  }

  it.each([
    ['overtime rate only', picks],
    ['only the insured rate', visits],
    ['insured rate only', visits],
  ])('is of all rows: %s', (text, data) => {
    const [cards, filters] = rateOf(text, data)
    expect([cards, filters]).toEqual([[[null, 'rate']], []])
  })

  it('is told apart', () => {
    expect(rateOf('insured rate only by clinic', visits)).toEqual([[['clinic', 'rate']], [], ['applied']])
  })

  it.each(['overtime share only', 'overtime percentage only by zone'])(
    'picks no rows of shifts in silence: %s',
    (text) => {
      const { plan, told } = outcomeOf(text, picks)
      expect([...plan.filters, ...plan.cards.flatMap(({ filters }) => filters)]).toEqual([])
      expect(told).toEqual([expect.stringMatching(/^partly/)])
    },
  )

  it.each([
    'share of no-show only by clinic',
    'insured proportion only by clinic',
    'insured percentage only by clinic',
  ])('picks no rows in silence: %s', (text) => {
    const { plan, told } = outcomeOf(text, visits)
    const isRate = plan.cards.every(({ metric, filters }) => metric?.kind === 'rate' && filters.length === 0)
    expect(isRate || told.some((one) => one !== 'applied')).toBe(true)
    expect(plan.cards).toHaveLength(1)
  })
})

describe('what is divided by is an amount', () => {
  const ratioOf = (text: string) => outcomeOf(text, picks).plan.cards.map(({ metric }) => metric)

  it.each([
    'errors per hour by zone',
    'which zone has the most errors per hour?',
    'errors per hour worked in each zone',
  ])('%s', (text) => {
    expect(ratioOf(text)).toEqual([{ kind: 'ratio', numerator: 'errors', denominator: 'hours_worked' }])
  })
})

describe('how far something is from its plan', () => {
  const { data } = gridTable('pieces')

  it('is the difference of the two, which is told', () => {
    const { cards, told } = outcomeOf('how far from target is each department on average', data)
    expect(cards).toEqual(['bar: avg actual_pieces - target_pieces by department'])
    expect(told).toEqual([expect.stringMatching(/^partly: .*was read as actual_pieces - target_pieces/)])
  })

  it.each([
    'how much did every shift miss its target',
    'missed target by department',
    'which shift missed their targets',
    'how far off target is each department',
  ])('is never silently what was made of it: %s', (text) => {
    expect(outcomeOf(text, data).told).toEqual([expect.stringMatching(/^partly/)])
  })

  it.each(['lines picked so far from Leeds', 'errors so far by zone'])('is no question of "%s"', (text) => {
    expect(outcomeOf(text, picks).told.join()).not.toContain('No distance')
  })

  it('is told where no number says what came of it', () => {
    const { told } = outcomeOf('how far from the warehouse is each zone', picks)
    expect(told).toEqual([expect.stringMatching(/^(?:partly|not_possible)/)])
  })
})

describe('less than one of its kind', () => {
  it.each(['which zone has less errors than Chilled?', 'which zone has more lines picked than Frozen?'])(
    'keeps no rows, and is told: %s',
    (text) => {
      const { plan, told } = outcomeOf(text, picks)
      expect(plan.cards.flatMap(({ filters }) => filters)).toEqual([])
      expect(told).toEqual([expect.stringMatching(/^partly: All of zone are shown/)])
    },
  )
})

describe('the first of each', () => {
  it.each([
    [gridTable('visits').data, 'for each clinic the reason with the highest number of visits'],
    [gridTable('pedidos').data, 'en cada tienda el vendedor con mayor número de pedidos'],
  ])('is told where all are drawn', (data, text) => {
    expect(outcomeOf(text, data).told).toEqual([expect.stringMatching(/^partly: .*not only the first/)])
  })

  it('is drawn in Spanish and Italian', () => {
    const withinOf = (table: string, text: string) =>
      outcomeOf(text, gridTable(table).data).plan.cards.map(({ x, grouping, limit, isWithin }) => [
        ...[x, grouping, limit, isWithin],
      ])
    expect(withinOf('pedidos', 'los dos mejores vendedores de cada tienda por importe')).toEqual([
      ['vendedor', 'tienda', 2, true],
    ])
    expect(withinOf('fermate', 'le due peggiori causa di ogni reparto per costo totale')).toEqual([
      ['causa', 'reparto', 2, true],
    ])
  })
})

describe('the first of all that are each measured', () => {
  it.each([
    ['total cost of each clinic, top 2 only', 2],
    ['bar chart of the total cost for each clinic, limited to the 2 highest', 2],
    ['total cost for each reason sorted descending, first 2', 2],
    ['for every reason the total cost, only the 2 lowest', 2],
    ['for each clinic show total cost, top 2', 2],
  ])('are drawn: %s', (text, limit) => {
    const { plan, told } = outcomeOf(text, visits)
    expect(plan.cards.map((card) => card.limit)).toEqual([limit])
    expect(told).toEqual(['applied'])
  })
})

describe('a rate', () => {
  const rateOf = (text: string) =>
    outcomeOf(text, gridTable('pedidos').data).plan.cards.map(({ metric, filters }) => [metric, filters])

  it.each([
    ['Solo con tarjeta: tasa de devolución por tienda', { column: 'pago', op: '=', value: 'tarjeta' }],
    ['Sin contar Vigo: tasa de devolución por vendedor', { column: 'tienda', op: '!=', value: 'Vigo' }],
  ])('is of what it is said of, among the rows before the colon: %s', (text, filter) => {
    const of = { column: 'devuelto', op: '=', value: true }
    expect(rateOf(text)).toEqual([[{ kind: 'rate', of }, [filter]]])
  })

  it('is over the minutes in Italian', () => {
    const { plan } = outcomeOf('costo al minuto per causa', gridTable('fermate').data)
    const metric = { kind: 'ratio', numerator: 'costo', denominator: 'minuti' }
    expect(plan.cards).toEqual([expect.objectContaining({ x: 'causa', metric })])
  })
})

describe('a word of the grammar that is a part of a name', () => {
  const { data } = gridTable('members')
  itDraws(data, [
    ['average tenure over time by month', 'line: avg tenure_months by joined/month'],
    ['fees by month', 'line: monthly_fee by joined/month'],
  ])
  itDraws(gridTable('pieces').data, [['pieces by shift', 'auto: actual_pieces by shift']])
})

describe('two times that are set against each other', () => {
  itDraws(gridTable('loans').data, [
    [
      'did visitors go up between 2022 and 2024? per branch',
      'bar: visitors by month/year and branch where month = 2022 or month = 2024',
    ],
    [
      'in 2024: e-loans for each branch, thanks',
      'bar: e_loans by branch where month >= 2024-01-01 and month < 2025-01-01',
    ],
  ])

  it('are told, where no time is on an axis', () => {
    const { told } = outcomeOf('did the errors go up in each zone', picks)
    expect(told).toEqual([expect.stringMatching(/^partly: .*No change is computed/)])
  })
})

describe('the first few', () => {
  itDraws(picks, [
    ['the two worst zones for errors', 'auto: errors by zone sort y desc limit 2'],
    ['the two worst zones for lines picked', 'auto: lines_picked by zone sort y asc limit 2'],
  ])

  it('are told, where nothing says by what', () => {
    const { told } = outcomeOf('the five biggest won deals', gridTable('deals').data)
    expect(told).toEqual([expect.stringMatching(/^partly/)])
  })
})

describe('what is listed with values is one, whatever else the word means', () => {
  itDraws(gridTable('members').data, [
    [
      'number of members by region for cash and card',
      'auto: rows by region and paid_by where paid_by in cash|card',
    ],
  ])
})
