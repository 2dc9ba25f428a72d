import { describe, expect, it } from 'vitest'
import { splitName } from '../names/name-words'
import { resultInTrades } from './result-in-trades'

const likely = (name: string, values: string[] = []) => resultInTrades({ name: splitName(name), values })

describe('what came of a row, by its words', () => {
  it.each(['refund_amount', 'Cancel_Reason', 'claim_value', 'RepairCost', 'Kosten Rückl.', 'motivo_rechazo'])(
    'is %s',
    (name) => {
      expect(likely(name)).toBeGreaterThan(0.6)
    },
  )

  it.each(['species', 'age', 'depot', 'weather', 'Tipo de cliente', 'machine', 'région'])(
    'is not %s',
    (name) => {
      expect(likely(name)).toBeLessThan(0.3)
    },
  )

  it('is nothing that a whole question asks', () => {
    const question =
      'How much were you paid for the repair cost and the refund that you were given in the end?'
    expect(likely(question)).toBe(likely(''))
  })
})
