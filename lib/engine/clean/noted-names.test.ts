import { expect, it } from 'vitest'
import { readTable } from '../read/read-table'
import { cleanTable } from './clean-table'

const months = Array.from({ length: 12 }, (_, at) => `2023-${String(at + 1).padStart(2, '0')}-01`)
const namesOf = (namesIn: (at: number) => string[]) => {
  const lines = months.flatMap((month, at) =>
    namesIn(at).map((name, place) => `${month},${name},${100 + ((at * 7919 + place * 3571) % 800)}`),
  )
  const text = ['month,class,guests', ...lines].join('\n')
  return [
    ...cleanTable(readTable(new TextEncoder().encode(text), { fileType: 'csv' })).table.columns[1]!.values,
  ]
}

it.each([
  [['Hotel*', 'Hotel**', 'Hotel***', 'Hotel****']],
  [['Meter', 'Meter²', 'Meter³']],
  [['Meter', 'Meter²']],
  [['Premium', 'Premium*', 'Standard', 'Standard*']],
  [['Wild', 'Mutant', 'Mutant*', 'Mutant†']],
])('leaves names that stand beside each other what they are: %s', (names) => {
  expect(namesOf(() => names)).toEqual(names)
})

it('leaves stars what they are in months of their own', () => {
  expect(namesOf((at) => [at % 2 ? 'Hotel*' : 'Hotel**', 'Camp']).length).toBe(3)
})

it('leaves names with several marks what they are', () => {
  expect(namesOf((at) => [`Rating${['', '¹', '²'][at % 3]}`, 'Score']).length).toBe(4)
})

it('takes a mark off the name that it points to a note of', () => {
  expect(namesOf((at) => [`Albania${at % 3 ? '' : '¹'}`, `Serbia${at === 4 ? ' ²' : ''}`]).sort()).toEqual([
    'Albania',
    'Serbia',
  ])
})
