import { summarizeColumn } from '../profile/number-summary'
import type { ColumnProfile, Profile } from '../profile/profile'
import { indicatorColumn } from '../table/indicator-column'
import type { Column, Table } from '../table/table'
import { outcomeScore } from './outcome-score'
import { type OutcomeCandidate, outcomeSigns } from './outcome-signs'
import { averagedOfPeople } from './people'
import { rateCondition, rateLabel } from './rate-of'
import { signEvidence } from './sign-evidence'
import type { Outcome, Subject } from './subject'

/** More than these are no outcomes but the rest of the table. */
const outcomesMax = 3
/** A yes/no or a category without a better reason than being one is a factor, not an outcome. */
const fewValuesScoreMin = 0.5
/** What is this far behind the first is not told beside it. */
const behindMax = 0.6

interface Ranked extends OutcomeCandidate {
  score: number
}

/** What a table is about: its outcomes, best first, each as something that can be measured. */
export function inferSubject(input: { table: Table; profile: Profile; name: string }): Subject {
  const ranked = outcomeSigns(input.table, input.profile, input.name)
    .map((candidate) => ({ ...candidate, score: outcomeScore(candidate.signs) }))
    .filter((candidate) => isMeasure(input.profile, candidate) || candidate.score >= fewValuesScoreMin)
    .sort((a, b) => b.score - a.score || a.index - b.index)
  const first = ranked[0]
  const chosen = ranked
    .slice(0, outcomesMax)
    .filter((candidate) => first!.score - candidate.score <= behindMax)
  const view = new View(input.table, averagedOfPeople(input.profile))
  const shares = softmax(ranked.map(({ score }) => score))
  const outcomes = chosen.map((candidate, place): Outcome => {
    const column = view.measured(candidate.index)
    return {
      column,
      of: view.columns[column]!.of ?? null,
      confidence: Math.round(shares[place]! * 100) / 100,
      evidence: signEvidence(candidate.signs),
    }
  })
  const leading = outcomes.map(({ column }) => column)
  const rest = input.profile.measures.filter((index) => !leading.includes(index))
  return {
    outcomes,
    table: { ...input.table, columns: view.tableColumns },
    profile: {
      ...input.profile,
      columns: view.columns,
      dependencies: view.dependencies,
      measures: [...leading, ...rest],
    },
  }
}

const isMeasure = ({ columns }: Profile, { index }: Ranked | OutcomeCandidate) =>
  columns[index]!.role === 'measure'

function softmax(scores: number[]): number[] {
  const most = Math.max(...scores, 0)
  const weights = scores.map((score) => Math.exp(2 * (score - most)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

/** The uploaded columns and the rates that are added to them. */
class View {
  readonly tableColumns: Column[]
  readonly columns: ColumnProfile[]
  readonly dependencies: Profile['dependencies']
  private readonly forms: Profile['forms']

  constructor(
    private readonly table: Table,
    profile: Profile,
  ) {
    this.tableColumns = [...table.columns]
    this.columns = [...profile.columns]
    this.dependencies = [...profile.dependencies]
    this.forms = profile.forms
  }

  /** A measure is measured as it is, anything else by the rate of one of its values. */
  measured(index: number): number {
    const source = this.columns[index]!
    if (source.role === 'measure') return index
    const column = this.table.columns[index]!
    const of = rateCondition(column)
    const indicator = indicatorColumn(this.table, of)
    this.tableColumns.push(indicator)
    this.bind(index, this.columns.length)
    this.columns.push({
      ...source,
      index: this.columns.length,
      label: rateLabel(source, String(of.value)),
      type: 'number',
      role: 'measure',
      additivity: 'intensive',
      unit: null,
      format: { style: 'percent', percent_base: 1, decimals: 3 },
      upIsGood: null,
      distinct: 2,
      order: null,
      geo: null,
      grain: null,
      summary: summarizeColumn(indicator).summary,
      of,
    })
    return this.columns.length - 1
  }

  /** What follows from the source, or what the source follows from, is no finding about its rate. */
  private bind(source: number, rate: number) {
    const others = [...this.dependencies, ...this.forms].flatMap((pair) =>
      pair.includes(source) ? [pair[0] === source ? pair[1] : pair[0]] : [],
    )
    for (const other of [source, ...others]) this.dependencies.push([rate, other])
  }
}
