import { describe, expect, it } from 'vitest'
import { understandDataset } from '../../generate-dashboard'
import { sales } from '../instructions.fixture'
import { parseInstructions } from '../parse-instructions'

const weather = understandDataset(
  new TextEncoder().encode(
    [
      'region,product,outside_temp_c,revenue',
      ...Array.from({ length: 120 }, (_, at) =>
        [
          ['North', 'South', 'East'][at % 3],
          ['Gown', 'Coat'][(at >> 2) % 2],
          -5 + ((at * 7) % 31),
          200 + ((at * 11) % 97),
        ].join(','),
      ),
    ].join('\n'),
  ),
  { fileType: 'csv', fileName: 'orders.csv' },
)
const filtersOf = (text: string, data = sales) => {
  const { cards, filters } = parseInstructions(text, data)
  return [...filters, ...cards.flatMap((card) => card.filters)].map((one) =>
    'op' in one ? `${one.op} ${one.value}` : '',
  )
}

describe('outside', () => {
  it.each([
    ['revenue outside the North by product', ['!= North']],
    ['revenue outside of region North by product', ['!= North']],
    ['revenue by product outside North and West', ['!= North', '!= West']],
  ])('leaves out the value that follows it: %s', (text, wanted) => {
    expect(filtersOf(text)).toEqual(wanted)
  })

  it('is no column before a value', () => {
    expect(filtersOf('revenue outside the North by product', weather)).toEqual(['!= North'])
    expect(parseInstructions('average outside temp in North by product', weather).cards).toMatchObject([
      { y: 'outside_temp_c', filters: [{ op: '=', value: 'North' }] },
    ])
  })

  it('turns nothing round as a word for something else, and is told', () => {
    const { clauses } = parseInstructions('outside sales in North by product', sales)
    expect(filtersOf('outside sales in North by product')).toEqual(['= North'])
    expect(clauses.map(({ status }) => status)).toEqual(['partly'])
  })
})
