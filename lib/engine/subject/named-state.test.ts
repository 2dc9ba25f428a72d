import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'

/** Payments with what came back of them, or visits with how often the patient had stayed away before. */
function toldState(header: string, numberOf: (row: number, state: string) => number) {
  const lines = Array.from({ length: 800 }, (_, row) => {
    const state = row % 9 === 0 ? 'Failed' : row % 27 === 4 ? 'Refunded' : 'Paid'
    return [`K${1000 + row}`, ['Visa', 'Amex', 'Other'][(row * 7) % 3], numberOf(row, state), state].join()
  })
  const { blocks } = generateDashboard(new TextEncoder().encode(`${[header, ...lines].join('\n')}\n`), {
    fileType: 'csv',
    fileName: 'states.csv',
  })
  return blocks.find(({ config }) => config.query?.of)?.config.query?.of?.value
}

describe('namedState', () => {
  it('is the state that a number counts of before', () => {
    expect(toldState('id,brand,refunded_last_12m,status', (row) => (row * 13) % 4)).toBe('Refunded')
  })

  it('is none by an amount that only its own rows have', () => {
    const back = (row: number, state: string) => (state === 'Refunded' ? 10 + (row % 40) : 0)
    expect(toldState('id,brand,amount_refunded,status', back)).toBe('Failed')
  })
})
