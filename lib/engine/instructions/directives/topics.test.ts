import { describe, expect, it } from 'vitest'
import { understand } from '../../subject/subject.fixture'
import { parseInstructions } from '../parse-instructions'

const members = understand(
  [
    ['member', 'gender', 'age', 'contract', 'payee', 'spend', 'churned'],
    ...Array.from({ length: 120 }, (_, row) => [
      `M${row}`,
      ['f', 'm'][row % 2]!,
      20 + ((row * 7) % 50),
      ['Monthly', 'Yearly'][Math.floor(row / 3) % 2]!,
      ['RENT FLAT 4', 'GAS AND LIGHT', 'SHOP'][row % 3]!,
      10 + ((row * 31) % 90) + 0.5,
      row % 5 === 0 ? 'Yes' : 'No',
    ]),
  ],
  'members.csv',
)
const read = (text: string) => parseInstructions(text, members)

describe('what several columns are about together', () => {
  it.each(['Skip demographics', 'Leave the demographics out', 'ignore demographic columns'])('%s', (text) => {
    expect(read(text)).toMatchObject({ leaveOut: ['gender', 'age'], clauses: [{ status: 'applied' }] })
  })

  it('is left out beside what is looked at', () => {
    const { focus, leaveOut } = read('Focus on contract and leave the demographics out')
    expect({ focus, leaveOut }).toEqual({ focus: ['contract'], leaveOut: ['gender', 'age'] })
  })
})

it('counts cards and tells the manner apart', () => {
  const { cardCount, clauses } = read('Short, five cards at most.')
  expect(cardCount).toBe(5)
  expect(clauses.map(({ status }) => status)).toEqual(['partly', 'applied'])
})

it('leaves out the rows of a value that a word is a part of', () => {
  const { filters, clauses } = read('Leave out the rent')
  expect(filters).toEqual([{ column: 'payee', op: '!=', value: 'RENT FLAT 4' }])
  expect(clauses[0]).toMatchObject({ status: 'applied', reason: expect.stringContaining('RENT FLAT 4') })
})

it('tells what it found no column for', () => {
  const { clauses, leaveOut } = read('ignore age and shoe size')
  expect(leaveOut).toEqual(['age'])
  expect(clauses[0]).toMatchObject({ status: 'partly', reason: expect.stringContaining('shoe') })
})

it('reads an overview as what to tell of first, for whom it is', () => {
  const { focus, audience } = read('a short overview for the board about spend')
  expect(focus).toEqual(['spend'])
  expect(audience).toBe('board')
})
