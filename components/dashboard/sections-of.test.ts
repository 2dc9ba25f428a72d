import { expect, it } from 'vitest'
import type { CardBlock } from '@/components/charts/card-block'
import { sectionsOf } from './sections-of'

const cards = (...types: string[]) => types.map((type, position) => ({ type, position })) as CardBlock[]
const all = (blocks: CardBlock[]) => [...blocks.keys()]

it('names each question once, where its first card stands', () => {
  const blocks = cards('insight', 'kpi', 'kpi', 'line', 'bar', 'bar', 'area', 'insight', 'table')
  expect(sectionsOf(blocks, all(blocks))).toEqual([
    { name: 'In short', anchor: 'card-0' },
    { name: 'Key figures', anchor: 'card-1' },
    { name: 'Over time', anchor: 'card-3' },
    { name: 'Compared', anchor: 'card-4' },
    { name: 'What stands out', anchor: 'card-7' },
    { name: 'Rows', anchor: 'card-8' },
  ])
})

it('follows the order that cards were given, and is left out where there is little to go through', () => {
  const blocks = cards('bar', 'line', 'kpi')
  expect(sectionsOf(blocks, [2, 1, 0]).map(({ name }) => name)).toEqual([
    'Key figures',
    'Over time',
    'Compared',
  ])
  expect(sectionsOf(cards('bar', 'bar', 'line'), [0, 1, 2])).toEqual([])
})
