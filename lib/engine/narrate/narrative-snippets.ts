import type { CleaningStep } from '@/lib/contracts/analysis'
import type { BlockDraft } from '@/lib/contracts/blocks'
import type { Insight, InsightKind, Tests } from '@/lib/contracts/claims'
import { formatCount } from '@/lib/format/format-count'
import { formatPercent } from '@/lib/format/format-percent'
import { formatPeriod } from '@/lib/format/format-period'
import { hangsOnEnd } from '../profile/hangs-on-end'
import type { ColumnProfile } from '../profile/profile'
import { rowsWord } from '../profile/row-words'
import type { CardContext } from '../request/card'
import { outcomesOf } from '../request/outcomes-of'
import { areTelling } from '../table/expected-repeats'
import { asideCaveat } from './aside-caveat'
import { claimsFirst, foremostCaveats, isClaim, setRight } from './claims'
import { isCohortTime } from './dashboard-description'
import { isEmptyByDefinition } from './empty-by-definition'
import { type Headline, headlineOf } from './headline'
import { isDrawn } from './is-drawn'
import { openCaveat } from './open-caveat'
import { quietText } from './quiet-card'
import { rowsMakeup } from './rows-makeup'
import { isToldWithChange } from './told-with-change'
import { unfinishedPeriods } from './unfinished-periods'

/** From the whole over its change and what drives it to what is out of line. */
const chapters: { kinds: InsightKind[]; most: number }[] = [
  { kinds: ['total'], most: 1 },
  { kinds: ['period_change', 'target'], most: 1 },
  { kinds: ['trend', 'change_point', 'seasonality'], most: 2 },
  { kinds: ['group_difference'], most: 3 },
  { kinds: ['dominant_category', 'pareto'], most: 1 },
  { kinds: ['exception'], most: 1 },
  { kinds: ['association', 'simpson'], most: 1 },
  { kinds: ['words'], most: 1 },
  { kinds: ['outlier', 'distribution', 'missing_spike'], most: 1 },
]
/** A relation that holds but is weaker (small by Cohen 1988) has its card, and no place in the story. */
const relationMin: Partial<Record<InsightKind, number>> = { correlation: 0.3, association: 0.2 }
/** More sentences than this are not read. */
const snippetsMax = 8
/** Smaller gaps and fewer repeats change hardly a number; they are in the data notes. */
const missingShareTold = 0.2
const repeatedShareTold = 0.04
const missingColumnsTold = 3
/** What most rows lack is no gap: nothing happened that it would tell. */
const missingShareMost = 0.5

/** The story of the data in a few sentences; the last ones say what to be careful with. */
export function narrativeSnippets(
  context: CardContext,
  blocks: BlockDraft[],
  { tests, cleaning }: { tests: Tests; cleaning: CleaningStep[] },
): string[] {
  const ranked = outcomesFirst(context, claimsFirst(context.insights))
  const headline = headlineOf(context)
  const told = context.failures.attempt(
    { part: 'text', name: 'story' },
    () => {
      const story = storyOf(context, ranked, headline?.insights ?? [])
      const chosen = chosenStory(
        context,
        story.filter((insight) => !isDrawn(blocks, insight)),
      )
      return [...chosen, ...furtherMakeup(context, headline, chosen)]
    },
    () => [],
  )
  const isQuiet = !ranked.some(isClaim)
  const first = [
    ...foremostCaveats(context.insights).map(({ text }) => text),
    ...(headline ? [headline.text] : []),
    ...setRight(context.insights).map(({ text }) => text),
    ...(isQuiet ? [quietText(context.table.rowCount, tests)] : []),
  ]
  const texts = told.map(({ text }) => text)
  const about = new Set([...(headline?.insights ?? []), ...told].flatMap(({ columns }) => columns))
  const last = caveats(context, cleaning, {
    texts: [...first, ...texts],
    captions: blocks.map(({ description }) => description),
    about,
  })
  return [...first, ...texts.slice(0, snippetsMax - first.length - last.length), ...last]
}

/** What is about the first outcome comes first, then what is about the second, in their order otherwise. */
function outcomesFirst({ measures }: CardContext, insights: Insight[]): Insight[] {
  const places = measures.slice(0, outcomesFirstMax).map(({ name }) => name)
  const placeOf = ({ columns }: Insight) => {
    const place = places.findIndex((name) => columns.includes(name))
    return place < 0 ? places.length : place
  }
  return [...insights].sort((a, b) => placeOf(a) - placeOf(b))
}

const outcomesFirstMax = 2

/** Where fewer sentences are about an outcome, others fill up to so many. */
const storyMin = 1

function chosenStory(context: CardContext, story: Insight[]): Insight[] {
  const own = story.filter((insight) => isOfOutcomes(context, insight))
  const others = story.filter((insight) => !own.includes(insight))
  const counted = own.filter(({ kind }) => kind !== 'words').length
  return [...own, ...others.slice(0, Math.max(0, storyMin - counted))]
}

/** Where nothing tells of the outcome, what the rows are fills the story up. */
function furtherMakeup(context: CardContext, headline: Headline | null, chosen: Insight[]): Insight[] {
  if (!headline?.isOfRows) return []
  const further = rowsMakeup(context)
    .flat()
    .filter((insight) => !isCommonest(insight))
    .filter((insight) => !headline.insights.includes(insight) && !chosen.includes(insight))
  return further.slice(0, Math.max(0, storyMin - chosen.length))
}

/** How anything moves is news; what it differs by, or where it lies, only of an outcome or of the rows. */
const newsKinds: InsightKind[] = ['trend', 'change_point', 'target']

function isOfOutcomes(context: CardContext, { kind, columns }: Insight): boolean {
  if (newsKinds.includes(kind)) return true
  const inputs = context.measures.filter((column) => !outcomesOf(context).includes(column))
  const isInput = (name: string) => inputs.some((column) => column.name === name)
  const isOutcome = (name: string) => outcomesOf(context).some((column) => column.name === name)
  return columns.some(isOutcome) || !columns.some(isInput)
}

/** The best of each chapter, without what is like something told before. */
function storyOf(context: CardContext, ranked: Insight[], headline: Insight[]): Insight[] {
  const told: Insight[] = [...headline]
  for (const { kinds, most } of chapters) {
    let count = kinds.includes('trend') ? 0 : headline.filter(({ kind }) => kinds.includes(kind)).length
    for (const insight of ranked) {
      if (count >= most) break
      if (Math.abs(insight.effect ?? 1) < (relationMin[insight.kind] ?? 0) || isCommonest(insight)) continue
      if (isMissingByDefinition(context, insight)) continue
      if (insight.kind === 'drivers' && isToldWithChange(context, insight, told)) continue
      if (insight.kind === 'distribution' && !isOfTotal(context, insight)) continue
      if (!kinds.includes(insight.kind) || told.some((other) => isAlike(context, insight, other))) continue
      told.push(insight)
      count++
    }
  }
  return told.slice(headline.length)
}

/** Where the half of what is averaged lies stands beneath its number. */
const isOfTotal = ({ measures: [main] }: CardContext, { columns }: Insight): boolean =>
  columns[0] === main?.name && main.additivity === 'additive'

/** Which value most rows have says what the rows are, and nothing of them. */
const isCommonest = ({ kind, columns }: Insight) => kind === 'dominant_category' && columns.length === 1

/** That a whole group lacks what is only there for others is what the group is. */
function isMissingByDefinition(context: CardContext, { kind, columns, evidence }: Insight): boolean {
  if (kind !== 'missing_spike' || evidence.figures[0]?.value !== 1) return false
  const column = context.profile.columns.find(({ name }) => name === columns[0])
  return column !== undefined && (column.role !== 'measure' || isDerived(context, column))
}

const isDerived = ({ table }: CardContext, { index }: ColumnProfile) =>
  table.columns[index]!.derivedFrom !== undefined

/** Kinds that all tell who has most. */
const leaders: InsightKind[] = ['dominant_category', 'pareto', 'rank']
const familyOf = (kind: InsightKind) => (leaders.includes(kind) ? 'leaders' : kind)

/** The same kind of thing about some of the same columns, or about a finer or coarser form of one. */
function isAlike({ profile }: CardContext, insight: Insight, other: Insight): boolean {
  if (insight === other) return true
  if (familyOf(insight.kind) !== familyOf(other.kind)) return false
  const isForm = (a: string, b: string) =>
    a === b ||
    profile.dependencies.some((pair) => {
      const [finer, coarser] = pair.map((index) => profile.columns[index]!.name)
      return (finer === a && coarser === b) || (finer === b && coarser === a)
    })
  const isOfGroups = insight.kind === 'group_difference'
  const isMet = (column: string) => other.columns.some((name) => isForm(column, name))
  return isOfGroups ? insight.columns.every(isMet) : insight.columns.some(isMet)
}

interface Told {
  texts: string[]
  captions: string[]
  /** The columns that they are about. */
  about: Set<string>
}

function caveats(context: CardContext, cleaning: CleaningStep[], { texts, captions, about }: Told): string[] {
  const isUnfinishedTold = texts.some((text) => text.includes('is not complete'))
  const isPeriodTold = captions.some((text) => text.includes('is not complete'))
  const makers = [
    () => (isUnfinishedTold ? null : unfinishedCaveat(context, isPeriodTold)),
    () => openCaveat(context),
    () => asideCaveat(context, about),
    () => missingCaveat(context, about),
    () => cleaningCaveat(context, cleaning),
  ]
  return makers
    .map((make) => context.failures.attempt({ part: 'text', name: 'caveat' }, make, () => null))
    .filter((text) => text !== null)
}

function unfinishedCaveat(
  { compared, profile, filters, time }: CardContext,
  isPeriodTold: boolean,
): string | null {
  const periods = compared?.periods
  if (!periods || isCohortTime({ time }) || periods.last >= periods.count - 1) return null
  const { until } = compared.time
  if (!until) {
    if (isPeriodTold) return null
    return `${unfinishedPeriods(periods).at(-1)} is not complete, so it is left out of changes and trends.`
  }
  if (filters.length > 0 || until.open !== undefined) return null
  const rows = `${formatCount(until.rows)} ${rowsWord(profile, until.rows)}`
  const why =
    until.column === null
      ? `are dated far after all others (${time!.label})`
      : `have no ${profile.columns[until.column]!.label} yet and lie after ${formatPeriod(compared.time.write(until.ms))}`
  return `${rows} ${why}: they are left out of changes and trends.`
}

/** Gaps of what is told of; those of the rest are in the dictionary. */
function missingCaveat(context: CardContext, about: Set<string>): string | null {
  const { profile, table } = context
  const gaps = profile.columns
    .filter((column) => about.has(column.name) && !column.of && !isDerived(context, column))
    .filter(({ missing, role }) => role !== 'empty' && missing > missingShareTold * table.rowCount)
    .filter(({ missing }) => missing <= missingShareMost * table.rowCount)
    .filter((column) => !isEmptyByDefinition(context, column, missingShareTold))
    .filter(({ index }) => hangsOnEnd(table, profile.columns, index) === null)
    .sort((a, b) => b.missing - a.missing)
  if (gaps.length === 0) return null
  const named = gaps
    .slice(0, missingColumnsTold)
    .map(({ label, missing }) => `${label} (${formatPercent(missing / table.rowCount)})`)
  const more = gaps.length - missingColumnsTold
  const others = more > 0 ? ` and ${more === 1 ? 'one more column' : `${more} more columns`}` : ''
  return `Values are missing in ${named.join(', ')}${others}.`
}

/** Only what may change the numbers; how the cells were read is in the data notes. */
function cleaningCaveat({ filters, insights, whole }: CardContext, cleaning: CleaningStep[]): string | null {
  const doubles = cleaning.find(({ step, rows }) => step === 'duplicate_rows' && rows > 0)
  if (!doubles || insights.some(({ value }) => value === 'repeated_rows')) return null
  const areKept = doubles.detail.endsWith('kept.')
  if (areKept && !areTelling(doubles.rows, whole.table)) return null
  if (doubles.rows < repeatedShareTold * (whole.table.rowCount + (areKept ? 0 : doubles.rows))) return null
  const one = doubles.rows === 1
  const where = filters.length > 0 ? 'Of all rows of the data, ' : ''
  return `${where}${formatCount(doubles.rows)} ${one ? 'row repeats' : 'rows repeat'} an earlier one in every cell and ${one ? 'is' : 'are'} ${areKept ? 'counted all the same' : 'left out'}.`
}
