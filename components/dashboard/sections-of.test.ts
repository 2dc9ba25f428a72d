import { expect, it } from 'vitest'
import type { CardBlock } from '@/components/charts/card-block'
import { packRows } from './pack-rows'
import { headingsOf, sectionsOf } from './sections-of'

const cards = (...types: string[]) =>
  types.map((type, position) => ({
    type,
    position,
    config: {},
    spec: {},
    data_preview: {},
  })) as unknown as CardBlock[]
const all = (blocks: CardBlock[]) => [...blocks.keys()]

it('names each question once, where its first card stands', () => {
  const blocks = cards('insight', 'kpi', 'kpi', 'line', 'bar', 'bar', 'area', 'insight', 'table')
  expect(sectionsOf(blocks, { chart_order: all(blocks) })).toEqual([
    { name: 'In short', anchor: 'card-0' },
    { name: 'How much it is', anchor: 'card-1' },
    { name: 'How it went', anchor: 'card-3' },
    { name: 'Where it differs', anchor: 'card-4' },
    { name: 'What stands out', anchor: 'card-7' },
    { name: 'Which rows', anchor: 'card-8' },
  ])
})

it('follows the order that cards were given, and is left out where there is little to go through', () => {
  const blocks = cards('bar', 'line', 'kpi')
  expect(sectionsOf(blocks, { chart_order: [2, 1, 0] }).map(({ name }) => name)).toEqual([
    'How much it is',
    'How it went',
    'Where it differs',
  ])
  expect(sectionsOf(cards('bar', 'bar', 'line'), { chart_order: [0, 1, 2] })).toEqual([])
})

it('goes as the rows do, where a wide card stands before the half ones that wait for each other', () => {
  const blocks = cards('insight', 'kpi', 'bar', 'line', 'bar')
  expect(sectionsOf(blocks, { chart_order: all(blocks) }).map(({ name }) => name)).toEqual([
    'In short',
    'How much it is',
    'How it went',
    'Where it differs',
  ])
})

it('ends with what is told of the data', () => {
  const blocks = cards('kpi', 'line', 'bar')
  expect(sectionsOf(blocks, { chart_order: all(blocks) }, true).at(-1)).toEqual({
    name: 'Can it be trusted',
    anchor: 'data-notes',
  })
  expect(sectionsOf(cards('bar'), { chart_order: [0] }, true)).toEqual([])
})

const headings = (...types: string[]) => headingsOf(packRows(cards(...types)))

it('stand above the first row that answers them', () => {
  expect(headings('insight', 'kpi', 'kpi', 'line', 'table')).toEqual([
    null,
    'How much it is',
    'How it went',
    'Which rows',
  ])
})

it('say where cards come back to a question, and stand nowhere where they go to and fro', () => {
  expect(headings('kpi', 'line', 'insight', 'line', 'table')).toEqual([
    'How much it is',
    'How it went',
    'What stands out',
    'More on how it went',
    'Which rows',
  ])
  const toAndFro = ['line', 'insight', 'line', 'table', 'line', 'insight', 'line']
  expect(headings('kpi', ...toAndFro).filter(Boolean)).toEqual([])
})

it('say of what a question is answered once more, where that is one other number', () => {
  const plot = (type: string, position: number, y: string) => ({
    ...cards(type)[0]!,
    position,
    spec: { x: 'month', y },
    data_preview: { y_axis: y },
  })
  const headings = (again: string, beside = again) =>
    headingsOf(
      packRows([
        ...cards('kpi'),
        plot('line', 1, 'visits'),
        plot('bar', 2, 'visits'),
        plot('line', 3, again),
        plot('line', 4, beside),
      ] as CardBlock[]),
    )
  expect(headings('Bounce rate')).toEqual([
    'How much it is',
    'How it went',
    'Where it differs',
    'How it went: bounce rate',
    null,
  ])
  expect(headings('visits')[3]).toBe('More on how it went')
  expect(headings('Bounce rate', 'Sign-ups')[3]).toBe('How it went: bounce rate and sign-ups')
  expect(headings('Bounce rate', 'visits')[3]).toBe('More on how it went')
})
