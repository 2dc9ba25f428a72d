import { expect, it } from 'vitest'
import { changeLines, changeSummary } from './change-words'

const cards = [
  { change: 'came' as const, type: 'bar' as const, title: 'A', parts: [] },
  {
    change: 'changed' as const,
    type: 'bar' as const,
    title: 'B',
    title_before: 'C',
    parts: ['title' as const, 'data' as const],
  },
  { change: 'went' as const, type: 'bar' as const, title: 'D', parts: [] },
]

it('says in a line what became of a card', () => {
  expect(changeLines({ cards })).toEqual([
    { head: 'New', title: 'A', detail: '' },
    { head: 'Changed', title: 'B', detail: 'was “C”; title, numbers' },
    { head: 'Gone', title: 'D', detail: '' },
  ])
})

it('counts them, and says nothing of none', () => {
  expect(changeSummary({ cards, unchanged: 9 })).toBe('1 new, 1 changed, 1 gone, 9 as before')
  expect(changeSummary({ cards: [], unchanged: 2 })).toBe('2 as before')
})
