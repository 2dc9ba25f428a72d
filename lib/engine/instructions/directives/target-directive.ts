import type { Plan } from '../../plan/plan'
import type { Understanding } from '../../understanding'
import { canMeasure } from '../columns/column-kinds'
import { columnMentions } from '../columns/column-mentions'
import type { Token } from '../tokens'
import { applied, type Outcome, refused } from './outcome'

const target =
  /\b(?:targets?|goals?|quotas?|objectives?|aim(?: for| is)?|should (?:reach|hit|get to|come to))\b/i
const leads =
  /^(?:please |and |the |our |my |a |an |set )*(?:overall )?(?:target|goal|quota|objective|aim)\b/i
/** A target for each period, which no card can hold. */
export const ofEachPeriod =
  /\b(?:(?:per|each|every|a) (?:day|week|month|quarter|year)|daily|weekly|monthly|quarterly|yearly|annual)\b/i

interface Said {
  tokens: Token[]
  columns: number[]
  plan: Plan
  understanding: Understanding
}

export const isTarget = (clause: string): boolean => target.test(clause)

/** "target of 5000 for sales": a number that a measure is held against. */
export function targetDirective(
  clause: string,
  { tokens, columns, plan, understanding }: Said,
): Outcome | null {
  if (!target.test(clause) || /\bby\b/i.test(clause) || isInName(tokens, understanding)) return null
  const number = tokens.find(({ kind }) => kind === 'number')
  const measure = columns.find((index) => canMeasure(understanding, index))
  if (!number || measure === undefined) {
    const isOne = leads.test(clause) && columns.length === 0
    return isOne ? refused(example(understanding)) : null
  }
  const { name } = understanding.table.columns[measure]!
  if (ofEachPeriod.test(clause)) {
    return refused(`A target holds for ${name} as a whole, not for each period: say what it is in all.`)
  }
  const value = inColumnUnit(number, measure, understanding)
  plan.targets = [...plan.targets.filter(({ column }) => column !== name), { column: name, value }]
  return { ...applied, wish: { kind: 'target', columns: [name] } }
}

/** "the highest target percentage" of a column that is called so. */
const isInName = (tokens: Token[], understanding: Understanding): boolean =>
  columnMentions(tokens, understanding).some(
    ({ from, to }) => to > from + 1 && tokens.slice(from, to).some(({ text }) => target.test(text)),
  )

/** 90 % of a column of shares is 0.9 there. */
export function inColumnUnit({ text, value }: Token, index: number, { profile }: Understanding): number {
  const max = profile.columns[index]!.summary?.max ?? Number.POSITIVE_INFINITY
  return text.includes('%') && max <= 1 ? value / 100 : value
}

function example({ table, profile }: Understanding): string {
  const measure = profile.measures[0]
  if (measure === undefined) return 'There is no column of numbers that a target could be held against.'
  return `Say of which column and how much, as in “target for ${table.columns[measure]!.name}: 1000”.`
}
