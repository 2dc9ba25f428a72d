import { upperFirst } from '@/lib/format/first-letter'
import { formatValue } from '@/lib/format/format-value'
import type { AskedColumn } from '../../plan/asked-column'
import type { Band } from '../../plan/listed-bands'
import type { Understanding } from '../../understanding'
import { canMeasure } from '../columns/column-kinds'
import { wordSet } from '../words/word-set'
import { askedToken, plainToken } from './asked-token'
import { type BandPhrase, bandLists } from './band-phrases'
import type { MetricSpan, Said } from './metric-span'

const leads = wordSet('by per for with across into in of over split grouped among from')
/** Said between the number and its bands. */
const bandWords = wordSet(
  'band bands group groups bracket brackets range ranges class classes tier tiers bin bins bucket buckets category categories level levels segment segments is are being in of into from',
)
const aggregations = wordSet('average avg mean median total sum highest lowest maximum minimum typical')
const rowsOnly = wordSet('where whose only if when who which that')
const ageWords = wordSet('age ages aged old')
const wordsBetweenMax = 3

/** A breakdown by bands that somebody lists: "by age: under 40, 40 to 60, over 60". */
export function bandSpans(said: Said): MetricSpan[] {
  return bandLists(said.tokens).flatMap((phrases) => {
    const source = sourceOf(said, phrases)
    if (!source) return []
    const { from, to } = source
    const asked = columnOf(said, source, phrases)
    return [{ from, to, as: [plainToken('by'), askedToken(asked)] }]
  })
}

interface Source {
  from: number
  to: number
  column: number
}

/** The number that stands before the bands, or right behind them; null where none does, or where they pick rows. */
function sourceOf(said: Said, phrases: BandPhrase[]): Source | null {
  const { words, mentions, understanding } = said
  const [start, end] = [phrases[0]!.from, phrases.at(-1)!.to]
  const before = mentions.findLast(
    ({ from, to, column }) =>
      to <= start &&
      canMeasure(understanding, column) &&
      to >= start - wordsBetweenMax &&
      words.slice(to, start).every((word) => bandWords.has(word) || word === ',' || word === 'with') &&
      !aggregations.has(words[from - 1] ?? ''),
  )
  if (before) {
    const isLed = leads.has(words[before.from - 1] ?? '')
    const isOfRows = rowsOnly.has(words[before.from - 1] ?? '') && phrases.length < 3
    const from = isLed ? before.from - 1 : before.from
    return isOfRows ? null : { from, to: end, column: before.column }
  }
  const behind = mentions.find(
    ({ from, column }) => from >= end && from <= end + 1 && canMeasure(understanding, column),
  )
  const from = leads.has(words[start - 1] ?? '') ? start - 1 : start
  if (behind && leads.has(words[start - 1] ?? '')) return { from, to: behind.to, column: behind.column }
  return ageAt(said, { start, end })
}

/** "by age", where the table has what has passed since a day of birth. */
function ageAt(
  { words, understanding }: Said,
  { start, end }: { start: number; end: number },
): Source | null {
  const at = words.findLastIndex((word, place) => place < start && ageWords.has(word))
  const isNear =
    at >= start - wordsBetweenMax && words.slice(at + 1, start).every((word) => bandWords.has(word))
  const column = at >= 0 && isNear ? livedColumn(understanding) : null
  if (column === null) return null
  return { from: leads.has(words[at - 1] ?? '') ? at - 1 : at, to: end, column }
}

function livedColumn({ table, profile }: Understanding): number | null {
  const at = table.columns.findIndex(
    ({ derivedFrom }, index) => derivedFrom?.length === 2 && profile.columns[index]!.unit === 'years',
  )
  return at < 0 ? null : at
}

function columnOf({ understanding }: Said, { column }: Source, phrases: BandPhrase[]): AskedColumn {
  const { label, name, format } = understanding.profile.columns[column]!
  const bands = phrases.map(({ band }) => band)
  const edges = [...new Set(bands.flatMap(edgesOf))].sort((a, b) => a - b)
  const said = edges.map((edge) => formatValue(edge, format, { compact: true })).join(', ')
  return { kind: 'bands', name: `${upperFirst(label)} (${said})`, column: name, bands }
}

const edgesOf = ({ from, to }: Band): number[] => [from, to].filter((edge) => edge !== undefined)
