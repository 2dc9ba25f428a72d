import type { CleaningStep } from '@/lib/contracts/analysis'
import type { BlockDraft } from '@/lib/contracts/blocks'
import type { Insight, InsightKind, Tests } from '@/lib/contracts/claims'
import { formatCount } from '@/lib/format/format-count'
import { formatPercent } from '@/lib/format/format-percent'
import { formatPeriod } from '@/lib/format/format-period'
import { hangsOnEnd } from '../profile/hangs-on-end'
import { rowsWord } from '../profile/row-words'
import type { CardContext } from '../request/card'
import { areTelling } from '../table/expected-repeats'
import { asideCaveat } from './aside-caveat'
import { chooseStory, isCommonest, isDerived, storyMin } from './choose-story'
import { claimsFirst, foremostCaveats, isClaim, setRight } from './claims'
import { isCohortTime } from './dashboard-description'
import { isEmptyByDefinition } from './empty-by-definition'
import { headlineOf } from './headline'
import type { Headline } from './headline-shape'
import { openCaveat } from './open-caveat'
import { quietText } from './quiet-card'
import { rowsMakeup } from './rows-makeup'
import { unfinishedPeriods } from './unfinished-periods'

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
  const ranked = claimsFirst(context.insights)
  const headline = headlineOf(context)
  const told = context.failures.attempt(
    { part: 'text', name: 'story' },
    () => {
      const chosen = chooseStory(context, { ranked, headline: headline?.insights ?? [], blocks })
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
    isCourseTold: [...(headline?.insights ?? []), ...told].some(isOfTime),
    texts: [...first, ...texts],
    captions: blocks.map(({ description }) => description),
    about,
  })
  return [...first, ...texts.slice(0, snippetsMax - first.length - last.length), ...last]
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

/** What is told of periods, so that it matters which of them are not complete. */
const timeKinds: InsightKind[] = ['trend', 'change_point', 'seasonality', 'period_change', 'target']
const isOfTime = ({ kind }: Insight) => timeKinds.includes(kind)

interface Told {
  isCourseTold: boolean
  texts: string[]
  captions: string[]
  /** The columns that they are about. */
  about: Set<string>
}

function caveats(
  context: CardContext,
  cleaning: CleaningStep[],
  { isCourseTold, texts, captions, about }: Told,
): string[] {
  const isUnfinishedTold = texts.some((text) => text.includes('is not complete'))
  const isPeriodTold = captions.some((text) => text.includes('is not complete'))
  const makers = [
    () => (isUnfinishedTold ? null : unfinishedCaveat(context, isPeriodTold || !isCourseTold)),
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
