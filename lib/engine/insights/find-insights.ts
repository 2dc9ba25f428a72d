import type { Insight, InsightKind, Tests } from '@/lib/contracts/claims'
import { Failures } from '../failures'
import type { Profile } from '../profile/profile'
import { adjustP } from '../stats/benjamini-hochberg'
import { isYouth } from '../subject/ripening'
import type { Table } from '../table/table'
import { createTries } from './beside-giants'
import { type Compared, comparedPeriods } from './compared-periods'
import { type Context, createContext } from './context'
import { withoutRepeats } from './novelty'
import { finders } from './registry'
import { scoreTrial } from './score'
import type { Trial } from './trial'

/** The false discovery rate that is held over all tests of one dataset (Benjamini & Hochberg 1995). */
const qMax = 0.05
/**
 * Where many claims hold, weak ones ride on the strong, and over many datasets more than q of the claims are false.
 * Each needs to be this unlikely by itself as well.
 */
const pMax = 0.001

export interface Found {
  insights: Insight[]
  tests: Tests
  compared: Compared | null
}

interface FindInput {
  table: Table
  profile: Profile
  name: string
}

/**
 * What is worth saying of a table, best first: each kind is tried on every column it can be about, the p values of
 * all tests are adjusted together (Benjamini & Hochberg 1995), and what meets q, least n and least effect is told once.
 */
export function findInsights(input: FindInput, failures = new Failures()): Found {
  const context = failures.attempt(
    { part: 'insight', name: 'all' },
    () => createContext(input),
    () => null,
  )
  if (!context) return { insights: [], tests: { run: 0, held: 0 }, compared: null }
  const kinds = Object.keys(finders) as InsightKind[]
  const tried = createTries(context)
  const trials = kinds.flatMap((kind) =>
    failures.attempt(
      { part: 'insight', name: kind },
      () => tried(kind, finders[kind]),
      () => [],
    ),
  )
  const tested = trials.filter(({ p }) => p !== null)
  const qs = adjustP(tested.map(({ p }) => p!))
  const qOf = new Map(tested.map((trial, i) => [trial, qs[i]!]))
  const holding = trials.filter(
    (trial) =>
      trial.isLarge &&
      (qOf.get(trial) ?? 0) <= qMax &&
      (trial.p ?? 0) <= pMax &&
      !isOfYouth(context, trial) &&
      !isOfUnknown(context, trial),
  )
  const scored = holding
    .map((trial) => ({ trial, score: scoreTrial(trial, qOf.get(trial) ?? null) }))
    .sort((a, b) => b.score - a.score)
  const told = failures.attempt(
    { part: 'insight', name: 'repeats' },
    () => withoutRepeats(context, scored),
    () => scored,
  )
  const insights = told.flatMap(({ trial, score }) =>
    failures.attempt<Insight[]>(
      { part: 'insight', name: trial.kind },
      () => [presentTrial(trial, { q: qOf.get(trial) ?? null, score, input })],
      () => [],
    ),
  )
  const held = holding.filter(({ p }) => p !== null).length
  return { insights, tests: { run: tested.length, held }, compared: compare(context, failures) }
}

const courseKinds: InsightKind[] = [
  'trend',
  'change_point',
  'period_change',
  'exception',
  'seasonality',
  'drivers',
  'evenness',
]

/**
 * What began of late is low by what has not ended yet: no course over the dates of beginning is told but a rise, and
 * none of what is open or has ended.
 */
const isOfYouth = ({ profile }: Context, { kind, columns, direction }: Trial): boolean =>
  courseKinds.includes(kind) &&
  columns.some((index) => index === profile.mainTime) &&
  !isBesideOthers(kind, columns) &&
  (columns.some((index) => isYouth(profile.columns[index]!, direction)) || isOfCohorts(profile, columns))

/** One segment's course beside that of the others, which are as young. */
const isBesideOthers = (kind: InsightKind, columns: number[]) => kind === 'exception' && columns.length > 2

/** How many of a kind began when says who they are now, not how anything went on. */
const isOfCohorts = ({ columns, mainTime }: Profile, of: number[]): boolean =>
  of.length > 1 && mainTime !== null && columns[mainTime]!.begins === true

/** Where rows stand behind all that is known, only whole periods before it are told. */
const isOfUnknown = ({ time }: Context, { kind, columns }: Trial): boolean =>
  time?.until != null &&
  !((kind === 'trend' || isBesideOthers(kind, columns)) && time.until.open !== undefined) &&
  kind !== 'period_change' &&
  kind !== 'evenness' &&
  courseKinds.includes(kind) &&
  columns.includes(time.index)

const compare = (context: Context, failures: Failures) =>
  failures.attempt(
    { part: 'insight', name: 'compared periods' },
    () => comparedPeriods(context.time),
    () => null,
  )

function presentTrial(
  trial: Trial,
  told: { q: number | null; score: number; input: { table: Table } },
): Insight {
  const { kind, value, direction, p, effect, test, rows } = trial
  // what holds without any exception, as a season without noise, has a statistic beyond all numbers
  const statistic = Number.isFinite(trial.statistic) ? trial.statistic : null
  const { text, figures, within } = trial.tell()
  const { q, score } = told
  return {
    kind,
    columns: trial.columns.map((index) => told.input.table.columns[index]!.name),
    value,
    direction,
    text,
    p,
    q,
    effect,
    score,
    ...(within && { within: { column: within.column.name, change: within.within } }),
    evidence: { test, statistic, p, q, effect, rows, figures },
  }
}
