import type { ColumnOverride, Role } from '@/lib/contracts/analysis'
import type { Table } from '../table/table'
import { chooseMainTime } from './choose-time'
import { withoutCodes } from './codes-of-names'
import { cohortSizes } from './cohort-sizes'
import { type ColumnFacts, columnFacts } from './column-facts'
import { columnLabels } from './column-labels'
import { findCarried } from './find-carried'
import { findCumulative } from './find-cumulative'
import { findDependencies } from './find-dependencies'
import { findForms } from './find-forms'
import { findIdentities } from './find-identities'
import { findRunning } from './find-running'
import { findRuns } from './find-runs'
import { sampleNumbers } from './identity-sample'
import { inferRole } from './infer-role'
import { findWord } from './name-words'
import { areNumbersOfThings } from './numbers-of-things'
import type { ColumnProfile, Profile, Running } from './profile'
import { type GivenColumn, profileColumn } from './profile-column'
import { rankDimensions, rankMeasures } from './rank-columns'
import type { RoleContext } from './role-guess'
import { dayWords, monthWords, yearWords } from './role-words'
import { identityHints, settleAdditivity } from './settle-additivity'
import { nameValues } from './value-words'

/** What the caller knows better, by column name. */
export interface ProfileOptions {
  roles?: Record<string, Role>
  overrides?: Record<string, ColumnOverride>
}

/** Role, additivity, unit and format of each column, and what holds between columns. */
export function profileTable(table: Table, options: ProfileOptions = {}): Profile {
  const facts = table.columns.map((_, index) => columnFacts(table, index))
  const dependencies = findDependencies(
    table,
    facts.filter(isKeyLike).map(({ index }) => index),
  )
  const context: RoleContext = {
    hasDateParts: hasDateParts(facts),
    paired: pairedColumns(table, dependencies),
    naming: namingColumns(table, dependencies),
    runs: findRuns(table),
    ofThings: (column) => areNumbersOfThings(table, column),
  }
  const columns = facts.map((column) =>
    profileColumn(column, inferRole(column, context), findGiven(column, options)),
  )
  const { overrides = {} } = options
  columnLabels(columns, givenLabels(table)).forEach((label, index) => {
    columns[index]!.label = label
  })
  nameValues({ table, columns, dependencies })
  giveMeanings(columns, overrides)
  const measures = facts.filter(({ index }) => columns[index]!.role === 'measure')
  const sample = sampleNumbers(table, measures)
  const identities = findIdentities(sample, identityHints(sample, columns))
  const mainTime = chooseMainTime(table, columns)
  const dataset = { table, columns, mainTime }
  const [rising, carried] = [findCumulative(dataset), findCarried(dataset)]
  const cumulative = new Set(rising.map(({ index }) => index))
  const running = findRunning(dataset)
  asFlows(running, facts, columns)
  const sizes = cohortSizes(table, columns)
  settleAdditivity({ sizes, columns, facts, identities, cumulative, carried, running, dependencies })
  return {
    columns,
    identities,
    dependencies: dependencies.filter((pair) => pair.every((index) => isGrouping(columns[index]!))),
    forms: findForms(table, columns),
    running,
    rising,
    mainTime,
    measures: rankMeasures(table, columns, identities),
    dimensions: withoutCodes({ table, columns, dependencies }, rankDimensions(table, columns)),
  }
}

const isKeyLike = ({ column }: ColumnFacts): boolean =>
  column.type === 'text' || column.type === 'integer' || column.type === 'boolean'

const isGrouping = ({ role }: ColumnProfile): boolean =>
  role === 'category' ||
  role === 'geo' ||
  role === 'code' ||
  role === 'id' ||
  role === 'boolean' ||
  role === 'text'

/** What the caller says of a column; null where that is nothing. */
function findGiven(
  { column: { name } }: ColumnFacts,
  { roles, overrides }: ProfileOptions,
): GivenColumn | null {
  const role = ownOf(roles, name)
  const override = ownOf(overrides, name)
  return role || override ? { ...override, role } : null
}

const ownOf = <T>(of: Record<string, T> | undefined, name: string): T | undefined =>
  of && Object.hasOwn(of, name) ? of[name] : undefined

const givenLabels = ({ columns }: Table) =>
  new Map(columns.flatMap(({ name, called }) => (called ? [[name, called] as const] : [])))

function giveMeanings(columns: ColumnProfile[], overrides: Record<string, ColumnOverride>): void {
  for (const column of columns) {
    const values = ownOf(overrides, column.name)?.values
    if (values) column.words = { ...column.words, ...values }
  }
}

/** At least two columns hold the year, the month and the day of a date apart. */
function hasDateParts(facts: ColumnFacts[]): boolean {
  const has = (words: typeof yearWords) =>
    facts.some(
      ({ name, summary, column }) =>
        name.words.length <= 2 && findWord(name, words) && (summary?.integers || column.type === 'text'),
    )
  // short for a month beside a year alone
  const isMonth = has(monthWords) || facts.some(({ name }) => name.whole === 'mo')
  return [has(yearWords), isMonth, has(dayWords)].filter(Boolean).length >= 2
}

/** Integer columns whose values pair one to one with the values of a text column: codes of it. */
function pairedColumns(table: Table, dependencies: [number, number][]): Map<number, string> {
  const keys = new Set(dependencies.map(([from, to]) => `${from} ${to}`))
  const paired = new Map<number, string>()
  for (const [from, to] of dependencies) {
    const [a, b] = [table.columns[from]!, table.columns[to]!]
    if (
      a.type === 'integer' &&
      b.type === 'text' &&
      keys.has(`${to} ${from}`) &&
      a.values.length >= pairedDistinctMin
    ) {
      if (!paired.has(from)) paired.set(from, b.name)
    }
  }
  return paired
}

/** The same salary each month, paid into an account, is an amount, where a blank stands for none. */
function asFlows(running: Running[], facts: ColumnFacts[], columns: ColumnProfile[]): void {
  for (const { index, flows } of running) {
    const evidence = [`The same amount wherever there is one: ${columns[index]!.label} moves by it.`]
    for (const flow of flows.filter((one) => columns[one]!.role === 'constant' && facts[one]!.filled > 1)) {
      const guess = { role: 'measure', confidence: 0.7, evidence, geo: null, timePart: null } as const
      columns[flow] = {
        ...profileColumn(facts[flow]!, { ...guess, evidence }, null),
        label: columns[flow]!.label,
      }
    }
  }
}

const pairedDistinctMin = 5

/** Whole numbers of which each goes with one text in several columns: a shop's number with its name, street and town. */
function namingColumns(table: Table, dependencies: [number, number][]): Set<number> {
  const texts = new Map<number, number>()
  for (const [from, to] of dependencies) {
    const [number, text] = [table.columns[from]!, table.columns[to]!]
    const isTold = number.values.length >= namingDistinctMin && text.values.length >= pairedDistinctMin
    if (isTold && number.type === 'integer' && text.type === 'text')
      texts.set(from, (texts.get(from) ?? 0) + 1)
  }
  return new Set([...texts].flatMap(([from, count]) => (count >= namedTextsMin ? [from] : [])))
}

const namingDistinctMin = 20
const namedTextsMin = 2
