import { describe, expect, it } from 'vitest'
import { understandDataset } from '../../generate-dashboard'
import { parseInstructions } from '../parse-instructions'

const hives = understandDataset(
  new TextEncoder().encode(
    [
      'check_date,apiary,hive_kg,bees',
      ...Array.from({ length: 120 }, (_, at) =>
        [
          `2024-${String(1 + (at % 12)).padStart(2, '0')}-0${1 + (at % 9)}`,
          ['Quarry', 'Orchard'][at % 2],
          20 + ((at * 7) % 31),
          900 + ((at * 53) % 400),
        ].join(','),
      ),
    ].join('\n'),
  ),
  { fileType: 'csv', fileName: 'hive_checks.csv' },
)
const told = (text: string) => parseInstructions(text, hives)

describe('what the data have no word for', () => {
  it.each([
    ['how many kilos of honey did we harvest per apiary', 'honey'],
    ['How many checks came from phones vs laptops?', 'laptops'],
    ['Quanti giorni di ritardo per apiary?', 'ritardo'],
  ])(
    'is refused with what there is, where it is counted in a unit or set against the like: %s',
    (text, word) => {
      const { cards, clauses, gaps } = told(text)
      expect(cards).toEqual([])
      expect(clauses).toMatchObject([{ status: 'not_possible', block: null }])
      expect(clauses[0]!.reason).toMatch(new RegExp(`${word}.* The nearest are `))
      expect(gaps).toHaveLength(1)
    },
  )

  it('is refused alone, where the text asks for more', () => {
    const { cards, clauses, leaveOut } = told(
      'average hive kg by apiary\nLeave out bees\nhow many days of delay by apiary',
    )
    expect(cards.map(({ y }) => y)).toEqual(['hive_kg'])
    expect(leaveOut).toEqual(['bees'])
    expect(clauses.map(({ status }) => status)).toEqual(['applied', 'applied', 'not_possible'])
    expect(told('Title: Honey of the year\nhow many days of delay by apiary').title).toBe('Honey of the year')
  })

  it.each([
    'how many kilos per apiary',
    'average hive kg by apiary, Quarry vs Orchard',
    'number of checks of whatever kind by apiary',
  ])('is nothing that is only said beside it: %s', (text) => {
    expect(told(text).cards.length).toBeGreaterThan(0)
  })
})
