import { expect, it } from 'vitest'
import type { CardBlock } from '@/components/charts/card-block'
import { editedPlaces } from './edited-places'

const cards = (...types: string[]) =>
  types.map((given, position) => {
    const [type, size] = given.split(' ')
    return { type, position, config: { size } }
  }) as CardBlock[]

const spans = (...types: string[]) => editedPlaces(cards(...types)).map(({ span }) => span)

it('fills the page as it is filled where it is read', () => {
  expect(spans('insight', 'kpi', 'kpi', 'kpi', 'line', 'bar', 'bar')).toEqual([12, 4, 4, 4, 12, 6, 6])
  expect(spans('kpi', 'bar large', 'bar small')).toEqual([12, 8, 4])
  expect(spans('bar small', 'bar')).toEqual([5, 7])
})

it('keeps the order that the cards are moved in: none waits for another', () => {
  expect(spans('bar', 'line', 'bar')).toEqual([12, 12, 12])
})

it('leaves each figure room for its tools, in rows as even as can be', () => {
  expect(spans(...Array(5).fill('kpi'))).toEqual([4, 4, 4, 6, 6])
  expect(spans(...Array(6).fill('kpi'))).toEqual([4, 4, 4, 4, 4, 4])
  expect(spans(...Array(7).fill('kpi'))).toEqual([3, 3, 3, 3, 4, 4, 4])
})

it('lets two stand beside each other on a tablet, but for what is wide or alone', () => {
  const looks = editedPlaces(cards('kpi', 'kpi', 'kpi', 'line', 'bar', 'bar')).map(({ look }) => look)
  expect(looks.map((look) => look.includes('tablet:col-span-2'))).toEqual([
    false,
    false,
    true,
    true,
    false,
    false,
  ])
})
