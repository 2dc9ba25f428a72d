import { upperFirst } from '@/lib/format/first-letter'
import { splitName } from '../names/name-words'
import { labelWords } from '../profile/label-words'
import { singularOf } from '../profile/plural-of'
import type { ColumnProfile, Profile } from '../profile/profile'
import type { CardContext } from '../request/card'
import { fileWords, hasYear } from './file-words'
import { listOf } from './list-of'
import { isPlainLabel } from './plain-label'

/** Categories with more values are looked into no further. */
const valuesMax = 200
const outcomesMax = 2
const lengthMax = 64

/** These alone name nothing. */
const empty = new Set(
  'total count value amount number name id code key type group class category level'.split(' '),
)

/**
 * What a colleague would call it: the words of the file's name that are about the table, of which years it is, and
 * what is told of it. `Support tickets 2025: SLA breached`; `Customer churn` where the name says only what is told.
 */
export function dashboardTitle(context: CardContext, name: string, outcomes: readonly number[]): string {
  const words = fileWords(name, wordsOfData(context.whole))
  if (words.length === 0 || words.every((word) => hasYear([word]))) return ofRows(context, name)
  const plain = words.join(' ')
  const head = upperFirst(wordsOfName(plain))
  const said = new Set(splitName(plain).words.map(singularOf))
  const told = context.rows === 'lead' ? [] : toldOf(context, outcomes)
  const isSaid = (label: string) => splitName(label).words.some((word) => said.has(singularOf(word)))
  const news = told.slice(0, 1).some(isSaid) ? [] : told.filter((label) => !isSaid(label))
  const years = hasYear(words) ? '' : yearsOf(context)
  return shortest(`${named(head, told, context.profile)}${years}`, news.slice(0, outcomesMax))
}

/** Up to so many letters without a vowel are said one by one: `HR`, `NFL`. */
const spelled = /(?<![\p{L}\d])[^\P{L}aeiouyäöü]{2,4}(?![\p{L}\d])/giu

const wordsOfName = (plain: string): string =>
  labelWords(plain.charAt(0).toLowerCase() + plain.slice(1), { isShouting: false }).replaceAll(
    spelled,
    (word) => word.toUpperCase(),
  )

/** `Customers`, where no word of the file's name says anything. */
const ofRows = ({ profile }: CardContext, name: string): string =>
  profile.row ? upperFirst(profile.row.many) : name

/** `Churn` alone is whose churn. */
function named(head: string, told: string[], { row }: Profile): string {
  const isOutcome = told.some((label) => label.toLowerCase() === head.toLowerCase())
  return isOutcome && row ? `${upperFirst(row.one)} ${head.toLowerCase()}` : head
}

function shortest(head: string, told: string[]): string {
  for (let count = told.length; count > 0; count--) {
    const title = `${head}: ${listOf(told.slice(0, count))}`
    if (title.length <= lengthMax) return title
  }
  return head
}

/** What the table seems to be about, or was asked of it, up to what has no words that can stand in a title. */
function toldOf({ measures, focus, profile }: CardContext, outcomes: readonly number[]): string[] {
  const labels = measures
    .slice(0, outcomesMax)
    .filter(({ index, name }) => outcomes.includes(index) || focus.has(name))
    .map((column) => subjectOf(column, profile))
  const end = labels.findIndex(
    (label) =>
      label === null || !isPlainLabel(label) || splitName(label).words.every((word) => empty.has(word)),
  )
  return labels.slice(0, end < 0 ? undefined : end) as string[]
}

/** Of a share what it is a share of, where that has a name of its own. */
function subjectOf(column: ColumnProfile, { columns }: Profile): string | null {
  if (!column.of) return column.label
  const source = columns.find(({ name, of }) => name === column.name && !of)
  return source?.yes !== undefined || / rate$/i.test(column.label) ? (source?.label ?? null) : null
}

/** ` 2024–2025`, where the data go from one period to the next. */
function yearsOf({ compared, measures, time }: CardContext): string {
  if (!compared || measures.length === 0 || time?.begins) return ''
  const [from, to] = [compared.time.min, compared.time.max].map((moment) => new Date(moment).getUTCFullYear())
  return from === to ? ` ${from}` : ` ${from}–${to}`
}

/** Whether a word stands in the names of the columns, among few values, or is what a row is called. */
function wordsOfData({ table, profile }: CardContext['whole']): (word: string) => boolean {
  const names = table.columns.map(({ name }) => name)
  const values = table.columns
    .filter(({ type, values: all }) => type === 'text' && all.length <= valuesMax)
    .flatMap((column) => column.values)
  const known = new Set([...names, ...values].flatMap((text) => splitName(text).words).map(singularOf))
  if (profile.row) known.add(profile.row.one)
  return (word) => known.has(singularOf(word))
}
