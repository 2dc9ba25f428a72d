/** So many found periods around one tell how many rows usually come then. */
const aroundCount = 7
/** And so many, with those that are empty, how often a run of empty ones comes. */
const besideCount = 12
/** No rarer than this does chance make what is taken for chance. */
const likely = 0.05
const spreads = 3
/** So many of the steps from one period to the next that has rows, where they come in turns. */
const inTurns = 0.8

/**
 * Whether periods without rows are what chance leaves (Poisson) where so few rows come: as many of them as it gives, in
 * no longer row than it gives, and not in turns, as what is held every second year. `counts` is by period in their order.
 */
export function isEmptyByChance(counts: number[]): boolean {
  const found = counts.flatMap((count, at) => (count > 0 ? [at] : []))
  if (found.length < 2 || comesInTurns(found)) return false
  const chances = counts.map((_, at) => chanceOfNone(counts, found, at))
  const expected = chances.reduce((sum, chance) => sum + chance, 0)
  const spread = Math.sqrt(chances.reduce((sum, chance) => sum + chance * (1 - chance), 0))
  if (counts.length - found.length > expected + spreads * spread) return false
  return emptyRuns(found).every((run) => chanceOfRun(counts, run) * counts.length >= likely)
}

function comesInTurns(found: number[]): boolean {
  const steps = found.slice(1).map((at, place) => at - found[place]!)
  const usual = steps.toSorted((a, b) => a - b)[steps.length >> 1]!
  return usual > 1 && steps.filter((step) => step === usual).length >= inTurns * steps.length
}

/** How likely none comes in a period, by what comes in those around it that have any, without the most and the fewest. */
function chanceOfNone(counts: number[], found: number[], at: number): number {
  const around = found
    .toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))
    .slice(0, aroundCount)
    .map((place) => counts[place]!)
    .sort((a, b) => a - b)
  const usual = around.length > 2 ? around.slice(1, -1) : around
  return noneGiven(usual.reduce((sum, count) => sum + count, 0) / usual.length)
}

/** The chance of none where those that come are so many on average, without the times that none does. */
function noneGiven(mean: number): number {
  let rate = mean
  for (let step = 0; step < 30; step++) rate = mean * (1 - Math.exp(-rate))
  return Math.exp(-rate)
}

/** An empty run from one period up to another that has rows. */
interface Run {
  from: number
  to: number
}

const emptyRuns = (found: number[]): Run[] =>
  found.slice(1).flatMap((to, place) => {
    const from = found[place]! + 1
    return from < to ? [{ from, to }] : []
  })

/** How likely a run as long begins at a period, by the periods beside it, empty or not, without the most that came in one. */
function chanceOfRun(counts: number[], { from, to }: Run): number {
  const beside = counts
    .map((count, at) => ({ count, away: at < from ? from - at : at - to + 1 }))
    .filter((_, at) => at < from || at >= to)
    .sort((a, b) => a.away - b.away)
    .slice(0, besideCount)
    .map(({ count }) => count)
    .sort((a, b) => a - b)
    .slice(0, -1)
  const rate = beside.reduce((sum, count) => sum + count, 0) / beside.length
  return Math.exp(-rate * (to - from))
}
