import fc, { type GeneratorValue } from 'fast-check'

/** What a seeded test case is made of, one draw after the other. */
export type Draw = GeneratorValue

/** The case of a run, the same for the same two numbers. */
export function drawOf(seed: number, index: number): Draw {
  const [draw] = fc.sample(fc.gen(), { seed: seed * 1_000_003 + index, numRuns: 1 })
  if (!draw) throw new Error('fast-check has given no sample.')
  return draw
}

const wholeArbitrary = (min: number, max: number) => fc.noBias(fc.integer({ min, max }))

export const whole = (draw: Draw, min: number, max: number): number => draw(wholeArbitrary, min, max)

export const isDrawn = (draw: Draw, percent: number): boolean => whole(draw, 0, 99) < percent

export function oneOf<Value>(draw: Draw, values: readonly Value[]): Value {
  if (values.length === 0) throw new Error('There is nothing to draw from.')
  return values[whole(draw, 0, values.length - 1)] as Value
}

/** One of several things to be made, each as likely as its number says. */
export function weighted<Value>(draw: Draw, choices: readonly [weight: number, value: Value][]): Value {
  let left = whole(
    draw,
    1,
    choices.reduce((sum, [weight]) => sum + weight, 0),
  )
  for (const [weight, value] of choices) {
    left -= weight
    if (left <= 0) return value
  }
  throw new Error('The weights do not add up.')
}
