import cardWeights from './card-weights.json'

/** Later charts than this are read as seldom. */
const placesMax = 8

/** What else speaks for a card or against it: that it is one, and how many charts stand before it (0 to 1). */
export const placeSigns = (chartsBefore: number | null): number[] => [
  1,
  chartsBefore === null ? 0 : Math.min(chartsBefore, placesMax) / placesMax,
]

/**
 * How likely it is, from 0 to 1, that people who keep such a table find a card useful, by its signs and by how many charts stand
 * before it (null where it is a number): as readers judged the cards of tables that strangers wrote (`docs/readings/cards`).
 */
export function cardWorth(signs: string[], chartsBefore: number | null): number {
  const weights: Record<string, number> = cardWeights.signs
  const own = signs.reduce((sum, sign) => sum + (weights[sign] ?? 0), 0)
  const odds = placeSigns(chartsBefore).reduce((sum, value, at) => sum + value * cardWeights.places[at]!, own)
  return 1 / (1 + Math.exp(-odds))
}
