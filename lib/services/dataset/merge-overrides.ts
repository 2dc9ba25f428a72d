import type { ColumnOverride } from '@/lib/contracts/analysis'
import type { Regenerate } from '@/lib/contracts/generation'
import type { Dataset } from '@/lib/db/generated/client'
import { getPayload } from '../document/stored-payload'
import { validationError } from '../validation'
import { type MadeTable, requireColumns } from './require-columns'

type Given = NonNullable<Regenerate['overrides']>

/**
 * What an owner has set of columns before and sets now; null takes a field back, or all of a column. Refuses columns
 * that are not there, unless the table is another one (`made` is null), and a label that two columns would have.
 */
export function mergeOverrides(
  { overrides }: Pick<Dataset, 'overrides'>,
  given: Given,
  made: MadeTable | null,
): Record<string, ColumnOverride> {
  requireColumns(Object.keys(given), 'overrides', made)
  const merged = new Map(Object.entries(overrides as Record<string, ColumnOverride>))
  for (const [column, change] of Object.entries(given)) {
    const next = change && withChange(merged.get(column), change)
    if (next && Object.keys(next).length > 0) merged.set(column, next)
    else merged.delete(column)
  }
  requireOwnLabels(merged, given, made)
  return Object.fromEntries(merged)
}

const withChange = (before: ColumnOverride = {}, change: NonNullable<Given[string]>): ColumnOverride =>
  Object.fromEntries(
    Object.entries({ ...before, ...withoutAbsent(change) }).filter(([, value]) => value !== null),
  )

const withoutAbsent = (change: NonNullable<Given[string]>) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))

/** Its label is found anew, and is no longer what it was called. */
const isTakenBack = (change: Given[string] | undefined) => change === null || change?.label === null

function requireOwnLabels(merged: Map<string, ColumnOverride>, given: Given, made: MadeTable | null): void {
  const named = Object.entries(given).filter(([, change]) => change?.label)
  if (named.length === 0) return
  const others = made ? getPayload(made).columns : []
  const labels = new Map(
    others.map(({ name, label = name }) => [name, isTakenBack(given[name]) ? name : label]),
  )
  for (const [name, { label }] of merged) if (label) labels.set(name, label)
  for (const [column, change] of named) {
    const label = change!.label!.toLowerCase()
    const other = [...labels].find(([name, own]) => name !== column && own.toLowerCase() === label)
    if (!other) continue
    const message = `is what the column ${other[0]} is called already`
    throw validationError([{ path: `overrides.${column}.label`, code: 'invalid', message }])
  }
}
