/** One of several taken, each with the words that it has and signs that are no words. */
export interface Choice {
  taken: number
  options: { tokens: string[]; signs: number[] }[]
}

/** A word of fewer options would stand for its table. */
const optionsMin = 3
/** The ridge that draws the weights of words towards 0. */
const ridge = 1
const steps = 600
const rate = 0.05
/** Adam (Kingma and Ba 2015), over all choices at once: the same choices give the same weights. */
const [keptFirst, keptSecond, smallest] = [0.9, 0.999, 1e-8]

/** What each word, and each sign that is no word, weighs. */
interface ChoiceWeights {
  words: Map<string, number>
  signs: number[]
}

/** A conditional logit (McFadden 1974) of which option was taken. */
export function fitChoices(choices: Choice[]): ChoiceWeights {
  const known = knownTokens(choices)
  const tables = choices.map(({ taken, options }) => ({
    taken,
    options: options.map(({ tokens, signs }) => [
      ...tokens.flatMap((token) => (known.has(token) ? [{ at: known.get(token)!, value: 1 }] : [])),
      ...signs.flatMap((value, sign) => (value === 0 ? [] : [{ at: known.size + sign, value }])),
    ]),
  }))
  const count = known.size + (choices[0]?.options[0]?.signs.length ?? 0)
  const weights = new Float64Array(count)
  const [first, second] = [new Float64Array(count), new Float64Array(count)]
  for (let step = 1; step <= steps; step++) {
    const slope = weights.map((weight, at) => (at < known.size ? ridge * weight : 0))
    for (const table of tables) addSlope(table, weights, slope)
    for (let at = 0; at < count; at++) {
      first[at] = keptFirst * first[at]! + (1 - keptFirst) * slope[at]!
      second[at] = keptSecond * second[at]! + (1 - keptSecond) * slope[at]! ** 2
      const mean = first[at]! / (1 - keptFirst ** step)
      const spread = Math.sqrt(second[at]! / (1 - keptSecond ** step))
      weights[at]! -= (rate * mean) / (spread + smallest)
    }
  }
  return {
    words: new Map([...known].map(([token, at]) => [token, weights[at]!])),
    signs: [...weights.slice(known.size)],
  }
}

function knownTokens(choices: Choice[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { tokens } of choices.flatMap(({ options }) => options))
    for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1)
  const kept = [...counts].filter(([, count]) => count >= optionsMin).map(([token]) => token)
  return new Map(kept.map((token, at) => [token, at]))
}

interface Sparse {
  at: number
  value: number
}

/** Adds what one choice adds to the slope of the loss: what each option is likely to be taken less whether it was. */
function addSlope(
  { taken, options }: { taken: number; options: Sparse[][] },
  weights: Float64Array,
  slope: Float64Array,
) {
  const scores = options.map((signs) => signs.reduce((sum, { at, value }) => sum + weights[at]! * value, 0))
  const most = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - most))
  const total = shares.reduce((sum, share) => sum + share, 0)
  options.forEach((signs, option) => {
    const missed = shares[option]! / total - (option === taken ? 1 : 0)
    for (const { at, value } of signs) slope[at]! += missed * value
  })
}
