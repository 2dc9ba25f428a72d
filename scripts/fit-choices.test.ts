import { expect, it } from 'vitest'
import { type Choice, fitChoices } from './fit-choices'

/** Of three options the one with `best` is taken, but for each tenth; the first has a sign that says nothing. */
const choices = Array.from(
  { length: 60 },
  (_, at): Choice => ({
    taken: at % 10 === 9 ? (at + 1) % 3 : at % 3,
    options: [0, 1, 2].map((option) => ({
      tokens: option === at % 3 ? ['best', 'plain'] : ['worse', 'plain', `once${at}`],
      signs: [option === 0 ? 1 : 0],
    })),
  }),
)

it('weighs words by what was taken, draws them to 0, and leaves out what hardly ever comes', () => {
  const { words: weights } = fitChoices(choices)
  expect(weights.get('best')).toBeGreaterThan(0.8)
  expect(weights.get('worse')).toBeLessThan(-0.8)
  expect(Math.abs(weights.get('plain')!)).toBeLessThan(0.01)
  expect(weights.has('once7')).toBe(false)
})

it('gives the same weights for the same choices', () => {
  expect(fitChoices(choices)).toEqual(fitChoices(choices))
})
