import type { BadgeTone } from '@/components/ui/badge'
import type { Evidence } from '@/lib/contracts/claims'
import { formatCount } from '@/lib/format/format-count'

export interface ClaimWords {
  /** How sure it is, in a word. */
  mark: string
  /** Null where nothing was claimed that could be more or less sure. */
  tone: BadgeTone | null
  /** Beside the mark, where it does not hold in nearly all draws. */
  caution: string | null
  /** What that rests on, in a sentence. */
  sentence: string
}

/** A claim is called sure where at most one of a hundred such is chance, and it holds in 95 of 100 draws of the rows. */
const sureQMax = 0.01
const steadyShareMin = 0.95
const smallestChance = 10_000

type Draws = NonNullable<Evidence['stability']>

/**
 * In how many draws a claim holds. What the rows show, draws of them show now and then: none did only where an earlier
 * version could not find the rows that it is about, and stored that.
 */
export const drawsOf = ({ stability }: Evidence): Draws | null =>
  stability && stability.held > 0 ? stability : null

/** How sure the claim of a card is, as people say it. */
export function claimWords(evidence: Evidence): ClaimWords {
  const { test, q, rows } = evidence
  const stability = drawsOf(evidence)
  const isSteady = !stability || stability.held >= steadyShareMin * stability.resamples
  const caution = isSteady || !stability ? null : heldWords(stability)
  const of = `${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'}`
  if (test === null || q === null) {
    const sentence = test
      ? `Tested over ${of}, and no difference found beyond what chance makes.`
      : `Counted from ${of}: this is what they show. Whether it would be so again was not tested.`
    return { mark: test ? 'Tested' : 'Described', tone: null, caution, sentence }
  }
  const isSure = q <= sureQMax && isSteady
  return {
    mark: isSure ? 'Sure' : 'Likely',
    tone: isSure ? 'good' : 'neutral',
    caution,
    sentence: `Tested over ${of}: of findings as strong as this one, ${chanceWords(q)} would be chance.`,
  }
}

const chanceWords = (q: number) =>
  q < 1 / smallestChance
    ? `fewer than one in ${formatCount(smallestChance)}`
    : `about one in ${formatCount(Math.max(2, Math.round(1 / q)))}`

const heldWords = ({ held, resamples }: Draws) => `in ${formatCount(held)} of ${formatCount(resamples)} draws`

/** What the draws say, in a sentence. */
export function stabilityWords({ held, resamples }: Draws): string {
  const how = `Drawn anew from its rows ${formatCount(resamples)} times, with some left out and some taken twice, `
  if (held === resamples) return `${how}it holds every time.`
  const share = `it holds ${formatCount(held)} times`
  return held >= steadyShareMin * resamples
    ? `${how}${share}.`
    : `${how}${share}: a few other rows, and it reads otherwise.`
}
