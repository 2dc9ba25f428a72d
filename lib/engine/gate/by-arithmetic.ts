import type { Filter } from '@/lib/contracts/query'
import { identityBonds } from '../profile/identity-bonds'
import { tellsSign } from '../profile/tells-sign'
import { type Drawn, drawnColumns } from './drawn-columns'
import type { Invariant, Shown } from './invariant'

/**
 * No columns are told to go together that do so by how they are made: one column in two forms, a number and its
 * bands, what arithmetic ties. Nor is anything claimed of a column among rows that are chosen by it.
 */
export const byArithmetic: Invariant = {
  insight: ({ columns, evidence, kind }, shown) =>
    plannedKinds.has(kind) || (areFree(columns, shown) && evidence.figures.every(isFreeOfItself)),
  card(block, shown) {
    const drawn = drawnColumns(block)
    if (!drawn || block.clause !== undefined) return block
    const columns = [...drawn.by, ...drawn.measures]
    return (areFree(columns, shown) || isAccount(drawn, shown)) &&
      !isSelfFiltered(drawn.by, block.config.query?.filters ?? [])
      ? block
      : null
  },
}

/**
 * A number beside what it was to be says how far it came; a change is told of the dates that it is computed from, a
 * caveat of what says the unit.
 */
const plannedKinds = new Set(['target', 'missing_spike', 'total', 'caveat'])

/** What was taken in and what was given out are told beside each other: no claim, but what a total is made of. */
function isAccount({ by, measures, how }: Drawn, { table }: Shown): boolean {
  if (how !== 'sum' || by.length !== 1 || measures.length !== 1) return false
  const [teller, measure] = [by[0], measures[0]].map((name) => table.columns.find((one) => one.name === name))
  return teller !== undefined && measure !== undefined && tellsSign(teller, measure)
}

function areFree(names: string[], { table, profile }: Shown): boolean {
  const indexes = [...new Set(names)].map((name) =>
    profile.columns.filter((column) => column.name === name).map(({ index }) => index),
  )
  const areTied = tiesOf(profile)
  const isTime = (index: number) => profile.columns[index]!.role === 'time'
  const isDerived = (a: number, b: number) =>
    !isTime(b) && table.columns[a]!.derivedFrom?.includes(table.columns[b]!.name)
  return indexes.every((own, place) =>
    indexes
      .slice(place + 1)
      .every((others) =>
        own.every((a) => others.every((b) => !areTied(a, b) && !isDerived(a, b) && !isDerived(b, a))),
      ),
  )
}

const known = new WeakMap<object, (a: number, b: number) => boolean>()

function tiesOf(profile: Shown['profile']): (a: number, b: number) => boolean {
  const found = known.get(profile)
  if (found) return found
  const areBound = identityBonds(profile.identities)
  const pairs = new Set(profile.forms.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]))
  const ties = (a: number, b: number) => pairs.has(`${a} ${b}`) || areBound(a, b)
  known.set(profile, ties)
  return ties
}

/** A share of the rows with a value is told of all of them, or of those with another column's. */
const isFreeOfItself = ({ measure, of, filters }: { measure: string; of?: Filter; filters: Filter[] }) =>
  measure !== 'rate' || !of || filters.every(({ column, op }) => column !== of.column || op !== '=')

/** One value of a column is no breakdown by it. */
const isSelfFiltered = (by: string[], filters: Filter[]) =>
  filters.some(({ column, op }) => op === '=' && by.includes(column))
