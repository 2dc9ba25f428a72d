import { describe, expect, it } from 'vitest'
import { sales } from '../instructions.fixture'
import { readTyped } from './read-typed'

const leftOf = (text: string) => readTyped(text, 'en', sales)!.left

describe('conditions of which one or the other may hold', () => {
  it.each([
    'orders by region where quantity is above 10 or status is open',
    'orders by region with a quantity above 10 or a revenue above 500',
  ])('are not kept both as if nothing were said: %s', (text) => {
    expect(leftOf(text)).toEqual(['or'])
  })

  it.each([
    'orders by region where status is open or closed',
    'orders by region with a quantity of 10 or more',
  ])('of one column are read whole: %s', (text) => {
    expect(leftOf(text)).toEqual([])
  })
})
