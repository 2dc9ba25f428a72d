import { describe, expect, it } from 'vitest'
import { sales } from '../instructions.fixture'
import { parseInstructions } from '../parse-instructions'
import { itDraws } from '../tongues/plan-text.fixture'

describe('a period that is drawn, and a year behind it', () => {
  itDraws(sales, [
    ['revenue for each month from 2024', 'line: revenue by order_date/month where order_date >= 2024'],
    ['revenue by region from 2024', 'auto: revenue by region where order_date = 2024'],
  ])
})

describe('a sign before a number', () => {
  itDraws(sales, [
    ['number of orders with positive quantity by region', 'auto: rows by region where quantity > 0'],
  ])
})

describe('rows that are left out by a sign', () => {
  it.each(['without negative quantity', 'ignore the negative quantities'])(
    'leave no column out of the dashboard: %s',
    (text) => {
      expect(parseInstructions(text, sales).leaveOut).toEqual([])
    },
  )

  it('are none where the column is named alone', () => {
    expect(parseInstructions('ignore the quantity', sales).leaveOut).toEqual(['quantity'])
  })
})
