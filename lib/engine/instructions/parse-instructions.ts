import type { CardType } from '@/lib/contracts/cards'
import type { Aggregation, Grain } from '@/lib/contracts/query'
import type { Understanding } from '../understanding'
import { type ColumnMention, mentionedColumns } from './mentioned-columns'
import { emptyPlan, type Plan, type PlannedCard } from './plan'

const chartWords: [RegExp, CardType][] = [
  [/\bheat\s?maps?\b/, 'heatmap'],
  [/\b(box\s?plots?|box and whiskers?)\b/, 'boxplot'],
  [/\bhistograms?\b|\bdistribution of\b/, 'histogram'],
  [/\bscatter\s?(plots?|charts?)?\b/, 'scatter'],
  [/\bbubbles?\b/, 'bubble'],
  [/\b(donuts?|doughnuts?)\b/, 'donut'],
  [/\bpies?\b/, 'pie'],
  [/\bareas? (charts?|plots?)\b/, 'area'],
  [/\blines?\b|\btrends?\b/, 'line'],
  [/\b(bars?|columns?) (charts?|graphs?|plots?)\b|\bbars?\b/, 'bar'],
  [/\bradars?\b/, 'radar'],
  [/\bfunnels?\b/, 'funnel'],
  [/\bgauges?\b/, 'gauge'],
  [/\bchoropleths?\b/, 'choropleth'],
  [/\bmaps?\b/, 'geomap'],
  [/\btables?\b|\blist\b/, 'table'],
  [/\bkpis?\b|\bcards?\b/, 'kpi'],
]

const aggregationWords: [RegExp, Aggregation][] = [
  [
    /\b(number of (different|distinct|unique)|(distinct|unique|different) (count|number)|count distinct)\b/,
    'count_distinct',
  ],
  [/\b(average|avg|mean)\b/, 'avg'],
  [/\bmedian\b/, 'median'],
  [/\b(maximum|max|highest|largest)\b/, 'max'],
  [/\b(minimum|min|lowest|smallest)\b/, 'min'],
  [/\b(total|sum)\b/, 'sum'],
  [/\b(count|number of|how many)\b/, 'count'],
]

const grainWords: [RegExp, Grain][] = [
  [/\b(day of (the )?week|weekdays?)\b/, 'weekday'],
  [/\bmonth of (the )?year\b/, 'month_of_year'],
  [/\b(years?|yearly|annual|annually)\b/, 'year'],
  [/\b(quarters?|quarterly)\b/, 'quarter'],
  [/\b(months?|monthly)\b/, 'month'],
  [/\b(weeks?|weekly)\b/, 'week'],
  [/\b(days?|daily)\b/, 'day'],
  [/\b(hours?|hourly)\b/, 'hour'],
]

const find = <T>(words: [RegExp, T][], text: string): T | null =>
  words.find(([word]) => word.test(text))?.[1] ?? null

/** Free text to a plan: clause by clause a chart, an aggregation, a measure and what it is broken down by. */
export function parseInstructions(text: string, understanding: Understanding): Plan {
  const plan: Plan = { ...emptyPlan, cards: [], clauses: [] }
  for (const clause of splitClauses(text)) {
    const card = parseClause(clause, understanding)
    if (card) plan.cards.push(card)
    plan.clauses.push(
      card
        ? { clause, status: 'applied', block: null, reason: null }
        : { clause, status: 'not_possible', block: null, reason: notUnderstood(understanding) },
    )
  }
  return plan
}

function notUnderstood({ table }: Understanding): string {
  const names = table.columns.slice(0, 4).map(({ name }) => name)
  return `No column or chart was recognised in it. Columns are for example ${names.join(', ')}.`
}

function splitClauses(text: string): string[] {
  return text
    .split(/[\n;]+|\.(?=\s|$)|,?\s+and (?=(?:then )?(?:show|draw|plot|add|give)\b)/i)
    .map((clause) => clause.trim())
    .filter(Boolean)
}

function parseClause(clause: string, understanding: Understanding): PlannedCard | null {
  const text = clause.toLowerCase()
  const mentions = mentionedColumns(text, understanding)
  const type = find(chartWords, text)
  const overTime = timeAxis(text, mentions, understanding)
  if (mentions.length === 0 && !type && !overTime) return null
  const { x, y, grouping } = axes(mentions, type, overTime)
  const isCount = y === null && x !== null
  return {
    clause,
    type,
    x,
    y,
    aggregation: isCount ? null : find(aggregationWords, text),
    grouping,
    values: null,
    grain: x !== null && x === overTime?.column ? overTime.grain : null,
    filters: [],
    sort: null,
    limit: Number(/\b(?:top|first) (\d{1,3})\b/.exec(text)?.[1] ?? 0) || null,
    stacked: /\bstacked\b/.test(text) ? true : /\b(grouped|side by side)\b/.test(text) ? false : null,
    title: null,
    target: null,
  }
}

/** The time column where one is named, or where the words ask for a course over time. */
function timeAxis(text: string, mentions: ColumnMention[], { table, profile }: Understanding) {
  const grain = find(grainWords, text)
  const named = mentions.find(({ role }) => role === 'time')
  if (named) return { column: named.name, grain }
  const asksForTime = grain !== null || /\b(over time|trends?|timeline)\b/.test(text)
  if (!asksForTime || profile.mainTime === null) return null
  return { column: table.columns[profile.mainTime]!.name, grain }
}

function axes(mentions: ColumnMention[], type: CardType | null, time: { column: string } | null) {
  const measures = mentions.filter(({ role }) => role === 'measure')
  const others = mentions.filter(({ role }) => role !== 'measure' && role !== 'time').map(({ name }) => name)
  const breakdowns = time ? [time.column, ...others] : others
  const isPair = type === 'scatter' || type === 'bubble'
  if (isPair && measures.length >= 2) {
    return { x: measures[0]!.name, y: measures[1]!.name, grouping: breakdowns[0] ?? null }
  }
  if (type === 'histogram') return { x: (measures[0] ?? mentions[0])?.name ?? null, y: null, grouping: null }
  return { x: breakdowns[0] ?? null, y: measures[0]?.name ?? null, grouping: breakdowns[1] ?? null }
}
