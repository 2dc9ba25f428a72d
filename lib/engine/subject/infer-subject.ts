import type { Profile } from '../profile/profile'
import type { Table } from '../table/table'
import { byHand, requireOutcome } from './given-outcome'
import { inferRow } from './infer-row'
import { outcomeScore } from './outcome-score'
import { type OutcomeCandidate, outcomeSigns } from './outcome-signs'
import { averagedOfPeople } from './people'
import { rankDimensions } from './rank-dimensions'
import { signEvidence } from './sign-evidence'
import type { Outcome, Subject } from './subject'
import { SubjectView } from './subject-view'

/** More than these are no outcomes but the rest of the table. */
const outcomesMax = 3
/** A yes/no or a category without a better reason than being one is a factor, not an outcome. */
const fewValuesScoreMin = 0.5
/** What is this far behind the first is not told beside it. */
const behindMax = 0.6

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
  const ranked = outcomeSigns(input.table, input.profile, input.name)
    .map((candidate) => ({ ...candidate, score: outcomeScore(candidate.signs) }))
    .filter((candidate) => isMeasure(input.profile, candidate) || candidate.score >= fewValuesScoreMin)
    .sort((a, b) => b.score - a.score || a.index - b.index)
  const wanted = given.outcome === undefined ? null : requireOutcome(input.profile, given.outcome)
  const chosen = chooseOutcomes(ranked, wanted)
  const view = new SubjectView(input.table, averagedOfPeople(input.profile))
  const shares = softmax(ranked.map(({ score }) => score))
  const outcomes = chosen.map((index): Outcome => {
    const column = view.measured(index)
    const of = view.columns[column]!.of ?? null
    if (index === wanted) return { column, of, ...byHand }
    const place = ranked.findIndex((candidate) => candidate.index === index)
    return { column, of, confidence: round(shares[place]!), evidence: signEvidence(ranked[place]!.signs) }
  })
  if (outcomes[0]?.of) view.addBands(outcomes[0].column)
  const leading = outcomes.map(({ column }) => column)
  const rest = input.profile.measures.filter((index) => !leading.includes(index))
  return {
    outcomes,
    isTimeGiven: given.hasTime ?? false,
    table: { ...input.table, columns: view.tableColumns },
    profile: {
      ...input.profile,
      columns: view.columns,
      row: inferRow({ rowCount: input.table.rowCount, profile: input.profile, name: input.name }),
      dependencies: view.dependencies,
      measures: [...leading, ...rest],
      dimensions: rankDimensions(view, [...input.profile.dimensions, ...view.bands], leading[0]),
    },
  }
}

/** What the caller has said goes first, and what was found behind it as long as it is near the best of that. */
function chooseOutcomes(ranked: Ranked[], wanted: number | null): number[] {
  const near = ranked
    .filter((candidate) => ranked[0]!.score - candidate.score <= behindMax)
    .map(({ index }) => index)
  const first = wanted === null ? [] : [wanted]
  return [...first, ...near.filter((index) => index !== wanted)].slice(0, outcomesMax)
}

const round = (share: number) => Math.round(share * 100) / 100

const isMeasure = ({ columns }: Profile, { index }: Ranked | OutcomeCandidate) =>
  columns[index]!.role === 'measure'

function softmax(scores: number[]): number[] {
  const most = Math.max(...scores, 0)
  const weights = scores.map((score) => Math.exp(2 * (score - most)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}
