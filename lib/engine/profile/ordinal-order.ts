import { readYearSpan } from '../clean/year-spans'
import { foldText } from '../names/name-words'
import { compareTexts } from '../table/dimension'
import { ordinalLists } from './ordinal-lists'

export interface NaturalOrder {
  name: string
  /** Indexes of the values, lowest first; values outside the scale last, by name. */
  order: number[]
}

const distinctMax = 60
/** Longer texts are sentences, no steps of a scale. */
const lengthMax = 80
/** Of the distinct values this share must be on the scale (`Other` and `Unknown` may stand beside it). */
const shareMin = 0.75

/** The natural order of a category's values: a known scale, spans of years, bands of numbers (`18-24`), or numbered labels. */
export function findOrder(values: string[]): NaturalOrder | null {
  if (values.length < 2 || values.length > distinctMax) return null
  if (values.some((value) => value.length > lengthMax)) return null
  const keys = values.map((value) =>
    foldText(value)
      .replace(/[-_'’/]+(?!$)/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  for (const list of ranksByList()) {
    const order = orderBy(keys, (key) => list.ranks.get(key) ?? null, list.least)
    if (order) return { name: list.name, order }
  }
  const spans = orderBy(values, (value) => readYearSpan(value)?.from ?? null, 2)
  if (spans) return { name: 'spans of years', order: spans }
  const bands = orderBy(keys, bandStart, 2)
  if (bands && keys.some((key) => band.test(key))) return { name: 'bands of numbers', order: bands }
  const steps = orderBy(keys, stepNumber, 2)
  return steps && sameWord(keys) ? { name: 'numbered steps', order: steps } : null
}

let lists: { name: string; least: number; ranks: Map<string, number> }[] | null = null

function ranksByList() {
  lists ??= ordinalLists.map(({ name, least, steps }) => ({
    name,
    least,
    ranks: new Map(steps.flatMap((step, rank) => step.split('|').map((text) => [text, rank] as const))),
  }))
  return lists
}

function orderBy(keys: string[], rankOf: (key: string) => number | null, least: number): number[] | null {
  const ranks = keys.map(rankOf)
  const known = ranks.filter((rank) => rank !== null)
  if (new Set(known).size < least || known.length < shareMin * ranks.length) return null
  const at = (index: number) => ranks[index] ?? Number.POSITIVE_INFINITY
  return ranks
    .map((_, index) => index)
    .sort((a, b) => (at(a) === at(b) ? compareTexts(keys[a]!, keys[b]!) || a - b : at(a) < at(b) ? -1 : 1))
}

const amount = '[$€£]?\\s*(\\d[\\d.,]*)\\s*(?:k|m|%|years?|yrs?|jahre?|ans|anos|kg|cm|mm|km|min|h)?'
const band = new RegExp(`^${amount}\\s*(?:-|–| |to|bis|a|bis unter)\\s*${amount}$`)
const openTop = new RegExp(
  `^(?:over|above|more than|uber|ab|plus de|mas de|>=?|≥)?\\s*${amount}\\s*(?:\\+|plus|and over|and above|and older|or more|or older|und alter|und mehr|et plus|y mas)?$`,
)
const openBottom = new RegExp(
  `^(?:<=?|≤|under|below|less than|up to|unter|bis|moins de|menos de)\\s*${amount}$`,
)

/** The lower end of `18-24`, `65+`, `under 18`; null for any other text. */
function bandStart(key: string): number | null {
  let match = openBottom.exec(key)
  if (match) return number(match[1]!) - 0.5
  match = band.exec(key) ?? openTop.exec(key)
  return match ? number(match[1]!) : null
}

const number = (text: string): number =>
  Number(
    text
      .replace(/[.,](?=\d{3})/g, '')
      .replace(',', '.')
      .replace(/[.,]$/, ''),
  )

const numbered = /^(?:(\p{L}+)\s*)?#?(\d{1,3})(?:\s*[.):-]\s*\p{L}.*| \p{L}.*)?$/u

/** The number of `Stage 2`, `2 - Medium`, `Level 3`. */
function stepNumber(key: string): number | null {
  const match = numbered.exec(key)
  return match ? Number(match[2]) : null
}

/** `Stage 1`, `Stage 2` are steps; `North 1`, `Main 2` are not. Plain numbers have their own order. */
function sameWord(keys: string[]): boolean {
  const words = new Set(keys.map((key) => numbered.exec(key)?.[1] ?? ''))
  return words.size === 1 && keys.some((key) => !/^\d+$/.test(key))
}
