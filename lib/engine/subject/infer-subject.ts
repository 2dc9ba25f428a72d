import type { ColumnProfile, Profile } from '../profile/profile'
import type { Table } from '../table/table'
import { endStates } from './end-states'
import { findArm } from './find-arm'
import { byHand, requireOutcome } from './given-outcome'
import { inferRow } from './infer-row'
import type { OutcomeCandidate, OutcomeSigns } from './outcome-candidate'
import { outcomeScore, outcomeWeights } from './outcome-score'
import { outcomeSigns } from './outcome-signs'
import { averagedOfPeople } from './people'
import { rankDimensions } from './rank-dimensions'
import { withRipening } from './ripening'
import { rowsFollowed } from './rows-followed'
import { rowsRole } from './rows-role'
import { signEvidence } from './sign-evidence'
import type { Outcome, Subject } from './subject'
import { SubjectView } from './subject-view'
import { isLikelyResult, resultChances, withResults } from './with-results'

/** More than these are no outcomes but the rest of the table. */
const outcomesMax = 3
/** A yes/no or a category without a better reason than being one is a factor, not an outcome. */
const fewValuesScoreMin = 1.1
/** Only what somebody has said is surely so. */
const inferredMax = 0.99
/** Among the first five of unseen tables is what they are about in eleven of twelve, at the first place in two of three. */
const offeredMax = 5
/** What speaks for a yes/no or a category by itself, whatever place it has. */
const tellingSigns = ['end', 'endValues', 'label', 'followUp', 'detailed', 'dataset'] as const
/** … or so much in all. Of those below half were what a table is about (ADR 52). */
const guessScoreMax = 1.5
/** What is this far behind the first is not told beside it. */
const behindMax = 1

/** So much less likely than the first, and it may as well be what the table is about. */
const rivalShareMin = 0.25

/** An end that hardly any row has come to is none of the table's. */
const endMissingMax = 0.5
/** A measure below this (an age, a height) is what rows come with, where rows are what is counted … */
const outcomeScoreMin = 0.5
/**
 * … and the more its columns make a table one whose rows are counted, the more must speak for another outcome; but what a name
 * and a place speak for is one, wherever it lies.
 */
const rowsScore = { even: 1.2, perOdds: 0.4, most: 1.6 }

interface Dataset {
  table: Table
  profile: Profile
  name: string
}

/** What the caller knows better. */
interface Given {
  outcome?: string
  hasTime?: boolean
}

interface Ranked extends OutcomeCandidate {
  score: number
}

/** What a table is about: its outcomes, best first, each as something that can be measured. */
export function inferSubject(input: Dataset, given: Given = {}): Subject {
  const { profile } = input
  const wanted = given.outcome === undefined ? null : requireOutcome(profile, given.outcome)
  const arm = findArm(input.table, profile.columns)
  const candidates = outcomeSigns(input.table, profile, input.name)
    // who got what in a trial is what its outcome is told by
    .filter(({ index }) => index !== arm || index === wanted)
    .map((candidate) => ({ ...candidate, score: outcomeScore(candidate.signs) }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
  const first = candidates.find((candidate) => isOutcome(profile, candidate))
  const { rows, leastScore } = leadOf(input, wanted !== null ? null : first ? besideRows(first) : 0)
  const chosen = withGiven(wanted, chooseOutcomes({ profile, candidates, leastScore }))
  const view = new SubjectView(input.table, averagedOfPeople(profile))
  const states = endStates(profile, candidates)
  const shares = softmax(candidates.map(({ score }) => score))
  const confidenceAt = (place: number) => Math.min(inferredMax, Math.round(shares[place]! * 100) / 100)
  const outcomes = chosen.map((index): Outcome => {
    const column = view.measured(index)
    const of = view.columns[column]!.of ?? null
    if (index === wanted) return { column, of, ...byHand }
    const place = candidates.findIndex((candidate) => candidate.index === index)
    const evidence = signEvidence(candidates[place]!.signs)
    const confidence = confidenceAt(place)
    const isGuess = of !== null && isGuessed(candidates[place]!)
    return { column, of, confidence, evidence, ...(isGuess && { isGuess }) }
  })
  const others = candidates
    .map(({ index }, place) => ({ column: index, confidence: confidenceAt(place) }))
    .filter(({ column }) => !chosen.includes(column))
    .slice(0, offeredMax - outcomes.length)
  const leading = outcomes.map(({ column }) => column)
  const chances = resultChances({ ...input.table, columns: view.tableColumns }, view.columns, leading[0])
  view.addEnds(
    leading.filter((index) => !isLikelyResult(chances[index]!)),
    states,
  )
  if (outcomes[0]?.of) view.addBands(leading[0]!, chances)
  view.addWeekdays(leading, chances)
  const rivals = outcomes
    .slice(1)
    .filter(({ confidence }) => confidence >= rivalShareMin * outcomes[0]!.confidence)
  const rest = profile.measures.filter((index) => !leading.includes(index))
  const table = { ...input.table, columns: view.tableColumns }
  return {
    outcomes,
    others,
    isTimeGiven: given.hasTime ?? false,
    table,
    profile: {
      ...profile,
      columns: withRipening(table, {
        ...profile,
        columns: withResults(table, withAsides(view.columns, candidates, leading), {
          leading: leading[0],
          chances,
        }),
      }),
      row: inferRow({ table: input.table, profile, name: input.name }),
      dependencies: view.dependencies,
      measures: [...leading, ...rest],
      outcomes: leading,
      ...(wanted === null && { rivals: rivals.map(({ column }) => column) }),
      rows,
      ...(arm !== null && { arm }),
      dimensions: rankDimensions(view, [...profile.dimensions, ...view.bands], leading[0]),
    },
  }
}

/** That a number is called as what is followed in other tables says nothing of the rows beside it. */
const besideRows = ({ score, signs }: Ranked): number =>
  score - outcomeWeights.number * Math.max(0, signs.number)

/** What the rows are beside the best outcome, and how much must speak for one where they lead; null as a score is one that was said. */
function leadOf({ table, profile }: Dataset, score: number | null) {
  const { even, perOdds, most } = rowsScore
  const scoreMin = Math.max(outcomeScoreMin, Math.min(most, even + perOdds * rowsFollowed(table, profile)))
  const rows = rowsRole(table, profile, score === null || score >= scoreMin)
  return { rows, leastScore: rows === 'lead' ? scoreMin : null }
}

interface Choice {
  profile: Profile
  candidates: Ranked[]
  /** Where the rows themselves are what is counted: what has less is what they come with. */
  leastScore: number | null
}

/** Marks what a name says is no more than beside, where it leads nothing and the table is not about such things. */
function withAsides(columns: ColumnProfile[], candidates: Ranked[], leading: number[]): ColumnProfile[] {
  const first = candidates.find(({ index }) => index === leading[0])
  if (!first || first.signs.surroundings > 0) return columns
  const asides = candidates
    .filter(({ index, signs }) => !leading.includes(index) && isAside(signs))
    // what adds up is made or used, as solar power is; rain adds up and is neither
    .filter(({ index, signs }) => columns[index]!.additivity !== 'additive' || signs.followed === 0)
    .map(({ index }) => index)
  return columns.map((column, index) => (asides.includes(index) ? { ...column, isAside: true } : column))
}

const isAside = ({ surroundings, side, followed }: OutcomeSigns): boolean =>
  (surroundings > 0 && followed < 1) || (side > 0 && followed === 0)

/** Those that are near the best one, and how things ended. */
function chooseOutcomes({ profile, candidates, leastScore }: Choice): number[] {
  const ranked = candidates.filter((candidate) => isOutcome(profile, candidate))
  const near = ranked
    .filter((candidate, place) => place === 0 || !isMereKind(profile, candidate))
    .slice(0, outcomesMax)
    .filter((candidate) => ranked[0]!.score - candidate.score <= behindMax)
    .filter(({ score }) => leastScore === null || score >= leastScore)
  return withAnEnd(profile, near, candidates).map(({ index }) => index)
}

/** What the caller has said goes first. */
const withGiven = (wanted: number | null, chosen: number[]): number[] =>
  wanted === null ? chosen : [wanted, ...chosen.filter((index) => index !== wanted)].slice(0, outcomesMax)

const isGuessed = ({ signs, score }: Ranked): boolean =>
  score < guessScoreMax && tellingSigns.every((sign) => !(signs[sign] > 0))

const isOutcome = (profile: Profile, candidate: Ranked): boolean =>
  isMeasure(profile, candidate) || (candidate.score >= fewValuesScoreMin && !isSeries(profile, candidate))

/** What has a row of each kind at each date is a set of series: the share of a kind is how the file was put together. */
const isSeries = ({ mainTime, columns }: Profile, { index, signs }: OutcomeCandidate): boolean =>
  mainTime !== null && signs.designed === 1 && columns[index]!.distinct > 2

/** How things ended is told beside amounts too: the best column of that kind, behind what comes before it. */
function withAnEnd(profile: Profile, near: Ranked[], candidates: Ranked[]): Ranked[] {
  if (near.some((candidate) => !isMeasure(profile, candidate))) return near
  const end = candidates.find(
    (candidate) =>
      !isMeasure(profile, candidate) &&
      !isSeries(profile, candidate) &&
      candidate.signs.rare === 0 &&
      candidate.signs.missing <= endMissingMax &&
      isEnd(candidate) &&
      (candidate.score >= fewValuesScoreMin || candidate.signs.endValues === 1),
  )
  return end ? [...near.slice(0, outcomesMax - 1), end] : near
}

/** Of which kind a row is comes second to nothing: it is what the others are told by. */
const isMereKind = (profile: Profile, candidate: Ranked): boolean =>
  !isMeasure(profile, candidate) &&
  profile.columns[candidate.index]!.distinct > 2 &&
  !isEnd(candidate) &&
  candidate.signs.label === 0 &&
  candidate.signs.detailed === 0

/** Beside numbers, that a category comes first makes it none. */
const isEnd = ({ signs }: OutcomeCandidate): boolean =>
  signs.end === 1 || signs.endValues === 1 || signs.last > 0 || signs.dataset === 1

const isMeasure = ({ columns }: Profile, { index }: Ranked | OutcomeCandidate) =>
  columns[index]!.role === 'measure'

function softmax(scores: number[]): number[] {
  const most = Math.max(...scores, 0)
  const weights = scores.map((score) => Math.exp(2 * (score - most)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}
