import { findWord, splitName, wordList } from '../../names/name-words'
import type { Plan, PlannedCard } from '../../plan/plan'
import { plannedCard } from '../../plan/planned-card'
import type { Understanding } from '../../understanding'
import { canMeasure } from '../columns/column-kinds'
import { moneyColumn } from '../spans/money-column'
import { amongEnds, rateEnd } from '../spans/rate-end'
import type { Token } from '../tokens'
import { singular } from '../words/word-forms'
import { wordSet } from '../words/word-set'

const losing = wordSet('lose losing lost loses')
const going = wordSet('go goes going gone spend spending spent waste wasting wasted')
const moneyWords = wordSet('money cash budget spend spending spending income')
const breaking = wordSet('by per')
const paidNames = wordList(
  'out spend spent spending spending expense expenses cost costs debit paid payment payments ausgaben kosten depense depenses gasto gastos uscite',
)
const lossNames = wordList(
  'profit margin loss losses gain damage gewinn verlust benefice perte beneficio perdida',
)
/** Whom money goes to, or what for. */
const payeeNames = wordList(
  'payee merchant vendor supplier category description department account recipient empfanger kategorie categorie categoria lieferant fournisseur proveedor',
)
const distinctMax = 60

interface Where {
  named: number[]
  plan: Plan
  understanding: Understanding
}

/** "where does my money go", "where do we lose deals": most of it first; null of other questions. */
export function whereGoes(clause: string, tokens: Token[], { named, plan, understanding }: Where): boolean {
  const words = tokens.map(({ text }) => text)
  if (words[0] !== 'where' || words.some((word) => breaking.has(word))) return false
  const isLosing = words.some((word) => losing.has(word))
  if (!isLosing && !words.some((word) => going.has(word))) return false
  const measured = isLosing ? lossOf(words, understanding) : paidOf(understanding)
  const by = measured && breakdownOf(measured.y, named, understanding)
  if (!measured || by === null) return false
  const { name } = understanding.table.columns[by]!
  plan.cards.push(plannedCard({ clause, x: name, ...measured, sort: { by: 'y', order: measured.order } }))
  plan.focus = [...new Set([...plan.focus, measured.y, name])]
  const what =
    measured.metric?.kind === 'rate'
      ? `the share of ${[measured.metric.of.value].flat().join(' or ')}`
      : measured.y
  const reason = `Read as a question, and not wholly understood: what comes nearest is ${what} by ${name}.`
  plan.clauses.push({ clause, block: null, status: 'partly', reason })
  return true
}

interface Measured extends Partial<PlannedCard> {
  y: string
  order: 'asc' | 'desc'
}

/** Of things that are lost the share that is; of money what was earned, least first, or what was lost. */
function lossOf(words: string[], understanding: Understanding): Measured | null {
  const at = words.findIndex((word) => losing.has(word))
  const isOfThings = words
    .slice(at + 1, at + 3)
    .some((word) => singular(word) !== word && !moneyWords.has(word))
  const of = isOfThings ? (rateEnd(['loss'], understanding) ?? rateEnd(['churn'], understanding)) : null
  if (of) {
    const among = amongEnds(of, understanding)
    return { y: of.column, metric: { kind: 'rate', of }, filters: among ? [among] : [], order: 'desc' }
  }
  const column = namedSo(understanding, lossNames) ?? namedSo(understanding, paidNames)
  if (column === null) return null
  const { name, summary } = understanding.profile.columns[column]!
  return { y: name, order: (summary?.min ?? 0) < 0 ? 'asc' : 'desc' }
}

function paidOf(understanding: Understanding): Measured | null {
  const column = namedSo(understanding, paidNames) ?? moneyColumn(understanding)
  return column === null ? null : { y: understanding.table.columns[column]!.name, order: 'desc' }
}

function namedSo(understanding: Understanding, names: ReturnType<typeof wordList>): number | null {
  const found = understanding.profile.columns.find(
    ({ index, name, additivity, of }) =>
      !of &&
      additivity === 'additive' &&
      canMeasure(understanding, index) &&
      findWord(splitName(name), names) !== null,
  )
  return found?.index ?? null
}

/** What is named, else what money is paid for, else what the table is told by first. */
function breakdownOf(measure: string, named: number[], { profile, table }: Understanding): number | null {
  const kinds = profile.dimensions.filter(
    (index) =>
      index < table.columns.length &&
      profile.columns[index]!.distinct <= distinctMax &&
      table.columns[index]!.name !== measure,
  )
  return (
    kinds.find((index) => named.includes(index)) ??
    kinds.find((index) => findWord(splitName(profile.columns[index]!.name), payeeNames) !== null) ??
    kinds[0] ??
    null
  )
}
