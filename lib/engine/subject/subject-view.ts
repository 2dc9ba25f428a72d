import type { Filter } from '@/lib/contracts/query'
import { lowerFirst } from '@/lib/format/first-letter'
import { bandColumn } from '../derive/band-column'
import type { ColumnProfile, Profile } from '../profile/profile'
import { rSquared } from '../stats/effect-size'
import type { Column, Table } from '../table/table'
import { barringColumns } from './barring-columns'
import { decidingColumns } from './deciding-columns'
import { eventDetails } from './event-details'
import { findFollowUp, followedState } from './follow-up'
import { namedState } from './named-state'
import { rateColumn } from './rate-column'
import { rateCondition, rateValue } from './rate-of'
import { decidedColumn, undecidedValues } from './undecided-values'
import { tellingWeekdays } from './weekdays'
import { isLikelyResult } from './with-results'

/** Numbers that tell a rate are cut into bands; more than these would be the table over again. */
const bandsMax = 3
const bandedDistinctMin = 9
/** Below this (small, Cohen 1988) a number tells as good as nothing of a rate; what is seldom leaves less to be told … */
const bandedEffectMin = 0.01
const seldomEffectMin = 0.003
/** … where it is more than chance (chi-square of one degree of freedom, p of .001). */
const evidenceMin = 10.8

/** The columns of a table with those that are added to it: rates, and numbers cut into bands. */
export class SubjectView {
  readonly tableColumns: Column[]
  readonly columns: ColumnProfile[]
  readonly dependencies: Profile['dependencies']
  /** Indexes of the bands. */
  readonly bands: number[] = []

  constructor(
    private readonly table: Table,
    private readonly profile: Profile,
  ) {
    this.tableColumns = [...table.columns]
    this.columns = [...profile.columns]
    this.dependencies = [...profile.dependencies]
  }

  /** A measure is measured as it is, anything else by the rate of one of its values. */
  measured(index: number): number {
    const source = this.columns[index]!
    if (source.role === 'measure') return index
    const { base, of } = this.withoutUndecided(source, this.condition(index))
    const table = { ...this.table, columns: this.tableColumns }
    const { column, profile } = rateColumn(table, base, of)
    this.bind(index, this.columns.length)
    const decided = [decidingColumns, barringColumns].flatMap((find) =>
      find(this.table, this.profile.columns, column),
    )
    for (const other of decided) {
      this.dependencies.push([this.columns.length, other])
    }
    return this.add(column, profile)
  }

  /** Which value the rate is of; the time until a state says it where there is one, and tells nothing of it beyond. */
  private condition(index: number): Filter {
    const source = this.table.columns[index]!
    const followUp = findFollowUp(this.table, this.profile.columns)
    if (followUp?.state !== index || source.type === 'boolean') {
      const event = eventDetails(this.table, this.profile).get(index)
      if (event) this.dependencies.push([this.columns.length, event.detail])
      return rateCondition(source, rateValue(source, event?.value, namedState(source, this.table)))
    }
    this.dependencies.push([this.columns.length, followUp.time])
    return rateCondition(source, followedState(source, this.table.columns[followUp.time]!))
  }

  /** The state that a rate is of, without the rows in which nothing was decided. */
  private withoutUndecided(source: ColumnProfile, of: Filter): { base: ColumnProfile; of: Filter } {
    const asked = { state: source.index, told: String(of.value) }
    const undecided = undecidedValues(this.table, this.profile.columns, asked)
    if (undecided.length === 0) return { base: source, of }
    const column = decidedColumn(this.table.columns[source.index]!, undecided)
    const told = undecided.map((value) => `"${value}"`).join(', ')
    const index = this.add(column, {
      ...source,
      name: column.name,
      distinct: source.distinct - undecided.length,
      missing: column.missing,
      evidence: [`Computed: ${source.name} without ${told}, of which nothing came.`],
    })
    this.dependencies.push([this.columns.length, index])
    return { base: this.columns[index]!, of: { ...of, column: column.name } }
  }

  /** What is measured of a thing on its way leads to how it ends, and not the other way round. */
  addEnds(outcomes: number[], states: number[]) {
    for (const outcome of outcomes) {
      if (this.columns[outcome]!.of || this.columns[outcome]!.additivity !== 'intensive') continue
      for (const state of states) this.dependencies.push([outcome, state])
    }
  }

  /** Bands of the numbers that tell a rate, so that it can be told by them. */
  addBands(rate: number, results: number[]) {
    const { numbers } = this.tableColumns[rate]!
    const bound = new Set(this.dependencies.filter(([a]) => a === rate).map(([, other]) => other))
    const telling = this.profile.measures
      .map((index) => this.columns[index]!)
      .filter(
        ({ index, distinct }) =>
          !bound.has(index) && distinct >= bandedDistinctMin && !isLikelyResult(results[index]!),
      )
      .map((column) => ({ column, effect: rSquared(numbers!, this.table.columns[column.index]!.numbers!) }))
      .filter(
        ({ effect }) =>
          effect >= bandedEffectMin ||
          (effect >= seldomEffectMin && effect * this.table.rowCount >= evidenceMin),
      )
      .sort((a, b) => b.effect - a.effect)
    for (const { column } of telling.slice(0, bandsMax)) this.addBand(column)
  }

  private addBand(source: ColumnProfile) {
    const band = bandColumn(this.table.columns[source.index]!, source)
    if (band)
      this.addKind(source, band, {
        evidence: `Computed: ${source.name} cut at round numbers.`,
        label: band.name,
      })
  }

  /** The weekday of a further date, where an outcome differs by it: the main date's is told as what comes again. */
  addWeekdays(outcomes: number[], results: number[]) {
    const columns = this.profile.columns.filter(({ index }) => !isLikelyResult(results[index]!))
    const asked = {
      outcomes: outcomes.map((outcome) => this.tableColumns[outcome]!),
      ends: outcomes.flatMap((outcome) => this.endOf(outcome) ?? []),
    }
    for (const { column, weekday } of tellingWeekdays(this.table, { ...this.profile, columns }, asked))
      this.addKind(column, weekday, {
        evidence: `Computed: the day of the week of ${column.name}.`,
        label: `Weekday of ${lowerFirst(column.label)}`,
      })
  }

  /** The date by which an outcome was known: the second of how long it took, the first of whether it came too late. */
  private endOf(outcome: number): string | undefined {
    const { of } = this.columns[outcome]!
    const told = of ? this.columns.findIndex(({ name }) => name === of.column) : outcome
    const { derivedFrom } = this.tableColumns[told]!
    const isOfDeadline = of !== undefined || (this.columns[told]!.summary?.min ?? 0) < 0
    return derivedFrom?.length === 2 ? derivedFrom[isOfDeadline ? 0 : 1] : undefined
  }

  /** A kind that is made of a column, with an order of its own. */
  private addKind(
    source: ColumnProfile,
    column: Column,
    { evidence, label }: { evidence: string; label: string },
  ) {
    const index = this.add(column, {
      ...source,
      name: column.name,
      label,
      type: 'text',
      role: 'category',
      additivity: null,
      unit: null,
      format: null,
      upIsGood: null,
      distinct: column.values.length,
      evidence: [evidence],
      order: column.values.map((_, code) => code),
      summary: null,
    })
    this.dependencies.push([source.index, index])
    this.bands.push(index)
  }

  private add(column: Column, profile: Omit<ColumnProfile, 'index'>): number {
    const index = this.columns.length
    this.tableColumns.push(column)
    this.columns.push({ ...profile, index })
    return index
  }

  /** What follows from the source, or what the source follows from, is no finding about its rate. */
  private bind(source: number, rate: number) {
    const others = [...this.dependencies, ...this.profile.forms].flatMap((pair) =>
      pair.includes(source) ? [pair[0] === source ? pair[1] : pair[0]] : [],
    )
    for (const other of [source, ...others]) this.dependencies.push([rate, other])
  }
}
