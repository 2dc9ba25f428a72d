import { splitName } from '../../names/name-words'
import { columnNames, unitsOf } from '../columns/column-names'
import { isContent } from '../report/is-content'
import { wordFit } from '../words/word-forms'
import { wordSet } from '../words/word-set'
import { isRateWord, type MetricSpan, type Said } from './metric-span'
import { averageWord } from './per-spans'

/** Words for how much of a whole there is, without being called a rate. */
const ofWhole = wordSet('uptake coverage utilisation utilization occupancy yield takeup penetration')
const qualifiersMax = 3
const fitMin = 0.75

interface Held {
  result: number
  /** Words of what is counted, and of what it is of. */
  above: string[]
  below: string[]
  /** What it is counted in, in the singular. */
  units: string[]
}

/**
 * "scrap rate", "under 5 uptake": a ratio of two amounts that the dataset is told by, under the name of what is
 * counted. What stands before must be a word of it, unless the word means nothing but a share of a whole.
 */
export function heldRatioSpans(said: Said): MetricSpan[] {
  const held = heldIn(said)
  if (held.length === 0) return []
  return said.words.flatMap((word, at): MetricSpan[] => {
    if (word === 'per') return perHeld(said, held, at)
    const isWhole = ofWhole.has(word)
    if ((!isWhole && !isRateWord(word)) || isColumn(said, at)) return []
    const rated = held.map((one) => ({ one, from: qualifiedFrom(said, at, one) }))
    const named = rated.filter(({ from }) => from < at)
    const only = isWhole && held.length === 1 ? rated : []
    const fitting = named.length > 0 ? named : only
    if (fitting.length !== 1) return []
    const { one, from } = fitting[0]!
    const { name } = said.understanding.table.columns[one.result]!
    const as = [{ ...averageWord, text: 'xmetricx', column: one.result }]
    const isGuess = named.length === 0
    return [
      {
        from,
        to: at + 1,
        as,
        note: `“${said.words.slice(from, at + 1).join(' ')}” was read as ${name}.`,
        isGuess,
        score: 0.95,
      },
    ]
  })
}

/** "yield per hectare": no column is called as what is above, and the table is told by one number over that one. */
function perHeld({ words, mentions, understanding }: Said, held: Held[], at: number): MetricSpan[] {
  const above = words[at - 1] ?? ''
  const isNamed = mentions.some(({ from, to }) => from < at && to === at)
  if (isNamed || !isContent(above)) return []
  const below = words[at + 1] ?? ''
  const fitting = held.filter(
    (one) =>
      one.units.some((unit) => wordFit(below, unit) >= fitMin) ||
      one.below.some((name) => wordFit(below, name) >= fitMin),
  )
  if (fitting.length !== 1) return []
  const column = fitting[0]!.result
  const as = [{ ...averageWord, text: 'xmetricx', column }]
  const note = `“${words.slice(at - 1, at + 2).join(' ')}” was read as ${understanding.table.columns[column]!.name}.`
  return [{ from: at - 1, to: at + 2, as, note, isGuess: !ofWhole.has(above) }]
}

function heldIn({ understanding }: Said): Held[] {
  const { profile, table } = understanding
  const names = columnNames(understanding)
  const wordsOf = (index: number) => splitName(table.columns[index]!.name).words
  return profile.identities.flatMap((one) =>
    one.kind === 'ratio' && table.columns[one.result]!.derivedFrom
      ? [
          {
            result: one.result,
            above: [...wordsOf(one.numerator)],
            below: [...wordsOf(one.denominator)],
            units: unitsOf(names[one.denominator]!),
          },
        ]
      : [],
  )
}

/** A column is called so itself. */
const isColumn = ({ mentions }: Said, at: number): boolean =>
  mentions.some(({ from, to, score }) => from < at && at < to && score > surelyNamed)
const surelyNamed = 0.9

/** Where the words begin that say of what it is: "scrap", "under 5" for `u5`. */
function qualifiedFrom({ words, tokens }: Said, at: number, { above }: Held): number {
  for (let from = Math.max(0, at - qualifiersMax); from < at; from++) {
    const own = words.slice(from, at)
    const initials = tokens
      .slice(from, at)
      .map(({ kind, text }) => (kind === 'number' ? text : text[0]))
      .join('')
    const isShort = own.length > 1 && above.includes(initials)
    if (isShort || own.every((word) => above.some((name) => wordFit(word, name) >= fitMin))) return from
  }
  return at
}
