import type { ColumnOverride, Role } from '@/lib/contracts/analysis'
import type { Table } from '../table/table'
import { chooseMainTime } from './choose-time'
import { withoutCodes } from './codes-of-names'
import { cohortSizes } from './cohort-sizes'
import { type ColumnFacts, columnFacts } from './column-facts'
import { columnLabels } from './column-labels'
import { findDateParts } from './date-parts'
import { areFewCodes, areWideCodes } from './digit-codes'
import { findCarried } from './find-carried'
import { findCountedAnew } from './find-counted-anew'
import { findCumulative } from './find-cumulative'
import { findDependencies } from './find-dependencies'
import { findForms } from './find-forms'
import { findGrid, findLeading } from './find-grid'
import { findIdentities } from './find-identities'
import { findResetting } from './find-resetting'
import { findRunning, findRunningOfSeveral } from './find-running'
import { findRuns } from './find-runs'
import { findSequences } from './find-sequences'
import { findStanding } from './find-standing'
import { sampleNumbers } from './identity-sample'
import { inferRole } from './infer-role'
import { isOncePerRow } from './is-once-per-row'
import { mostlyRises } from './mostly-rises'
import { isNameOfThings } from './named-numbers'
import { areNumbersOfThings, goesWithNothing } from './numbers-of-things'
import { namingColumns, numbersOfTexts, pairedColumns } from './paired-columns'
import type { ColumnProfile, Profile } from './profile'
import { type GivenColumn, profileColumn } from './profile-column'
import { rankDimensions, rankMeasures } from './rank-columns'
import type { RoleContext } from './role-guess'
import { asFlows, asLevels } from './running-columns'
import { sameOnDates } from './same-on-dates'
import { identityHints, settleAdditivity } from './settle-additivity'
import { summedColumns } from './summed-columns'
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
  // the rooms of a floor begin with its number: what goes with other names is not measured for that
  const unnamed = { ...table, columns: table.columns.filter((_, index) => !isNameOfThings(facts[index]!)) }
  const dateParts = findDateParts(facts)
  const context: RoleContext = {
    hasDateParts: dateParts.areSeveral,
    hasMonths: dateParts.hasMonth,
    paired: pairedColumns(table, facts, dependencies),
    naming: namingColumns(table, dependencies),
    summed: summedColumns(table),
    ofTexts: numbersOfTexts(table, dependencies),
    runs: findRuns(table),
    sequences: findSequences(table),
    grid: findGrid(table),
    leading: findLeading(table, dependencies),
    oneOfEach: facts.some(isOncePerRow),
    ofThings: (column) => areNumbersOfThings(table, column) || areWideCodes(table, column),
    goesAlone: ({ column }) => goesWithNothing(unnamed, column),
    fewCodes: (column) => !isOfEach(table, dependencies, column.index) && areFewCodes(table, column),
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
  const carriedOn = findRunning(dataset)
  const running = carriedOn.filter(({ isFilledUp }) => !isFilledUp)
  asFlows(running, facts, columns)
  asLevels(carriedOn, facts, columns)
  const resetting = findResetting(dataset)
  const sizes = cohortSizes(table, columns)
  settleAdditivity({
    ...{ sizes, columns, facts, identities, cumulative, carried, dependencies, resetting },
    running: [...carriedOn, ...findRunningOfSeveral(dataset, carriedOn)],
    ofDates: sameOnDates(dataset),
    ...byTheirMoves({ ...dataset, facts }),
    hasTime: mainTime !== null,
    rises: (index) => mostlyRises(dataset, index),
  })
  return {
    columns,
    identities,
    dependencies: dependencies.filter((pair) => pair.every((index) => isGrouping(columns[index]!))),
    forms: [...findForms(table, columns), ...ofOneThing(columns, dependencies)],
    running,
    rising,
    mainTime,
    measures: rankMeasures(table, columns, identities),
    dimensions: withoutCodes({ table, columns, dependencies }, rankDimensions(table, columns)),
  }
}

const byTheirMoves = (of: Parameters<typeof findStanding>[0]) => ({
  standing: findStanding(of),
  anew: findCountedAnew(of),
})

const isKeyLike = ({ column }: ColumnFacts): boolean =>
  column.type === 'text' || column.type === 'integer' || column.type === 'boolean'

const ownShareMin = 0.7

/** Whether nearly each thing has its own number: what was set or measured of it. */
const isOfEach = ({ columns }: Table, dependencies: [number, number][], index: number): boolean =>
  dependencies.some(
    ([thing, of]) =>
      of === index && columns[of]!.values.length >= ownShareMin * columns[thing]!.values.length,
  )

/** What is the same in all rows of a thing, and does not add up, is no finding about the things. */
const ofOneThing = (columns: ColumnProfile[], dependencies: [number, number][]): [number, number][] =>
  dependencies.filter(([thing, of]) => {
    const { role, additivity } = columns[of]!
    return isGrouping(columns[thing]!) && role === 'measure' && additivity !== 'additive'
  })

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
