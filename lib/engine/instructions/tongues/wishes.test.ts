import { describe, expect, it } from 'vitest'
import { parseInstructions } from '../parse-instructions'
import type { Foreign } from './wish-phrases.fixture'
import { meantBy, orders, wishesIn } from './wishes.fixture'

const inEnglish = orders('en')

/** Of generated wishes the share that is drawn as it is meant, and the share that is drawn otherwise without a word. */
function judge(language: Foreign, isOwn: boolean) {
  const data = isOwn ? orders(language) : inEnglish
  const wishes = wishesIn(language, { isOwn })
  const judged = wishes.map(({ said, meant }) => {
    const plan = parseInstructions(said, data)
    const isRight = meantBy(plan, isOwn ? language : 'en', data) === meant
    const isSure = plan.cards.length > 0 && plan.clauses.every(({ status }) => status === 'applied')
    return { said, isRight, isSilent: !isRight && isSure }
  })
  return {
    right: judged.filter(({ isRight }) => isRight).length / wishes.length,
    silent: judged.filter(({ isSilent }) => isSilent).length / wishes.length,
    missed: judged.filter(({ isRight }) => !isRight).map(({ said }) => said),
  }
}

describe.each(['de', 'fr', 'es', 'it', 'pt'] as const)(
  'wishes in %s, a measure by a breakdown of some rows',
  (language) => {
    it.each([
      ['names in the same language', true],
      ['names in English', false],
    ])('are drawn as they are meant, or it is told that they are not: %s', (_, isOwn) => {
      const { right, silent, missed } = judge(language, isOwn)
      if (process.env.MISSED) console.log(language, isOwn, right, silent, missed)
      expect(right).toBeGreaterThan(0.9)
      expect(silent).toBeLessThan(0.03)
    })
  },
)
