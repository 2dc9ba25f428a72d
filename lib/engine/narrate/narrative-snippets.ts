import type { CleaningStep, Insight, InsightKind, Tests } from '@/lib/contracts/analysis'
import { formatCount } from '@/lib/format/format-count'
import { formatPercent } from '@/lib/format/format-percent'
import { formatPeriod } from '@/lib/format/format-period'
import type { CardContext } from '../cards/card'
import { quietText } from '../compose/quiet-card'
import { comparedPeriods } from '../rank/choose-grain'
import { periodKey, periodNumber } from '../table/period'
import { claimsFirst, isClaim } from './claims'

/** From the whole over its change and what drives it to what is out of line. */
const chapters: InsightKind[][] = [
  ['total', 'target', 'period_change', 'trend', 'change_point', 'seasonality'],
  ['drivers', 'dominant_category', 'pareto', 'rank', 'group_difference', 'evenness'],
  ['correlation', 'association', 'simpson'],
  ['exception', 'outlier', 'distribution', 'missing_spike'],
]
const perChapterMax = 2
const missingShareTold = 0.05
const missingColumnsTold = 3

/** The story of the data in a few sentences; the last ones say what to be careful with. */
export function narrativeSnippets(context: CardContext, tests: Tests, cleaning: CleaningStep[]): string[] {
  const ranked = claimsFirst(context.insights)
  const headline = ranked[0] && isClaim(ranked[0]) ? ranked[0] : null
  const rest = ranked.filter((insight) => insight !== headline)
  const story = chapters.flatMap((kinds) =>
    rest.filter(({ kind }) => kinds.includes(kind)).slice(0, perChapterMax),
  )
  return [
    headline ? headline.text : quietText(context.table.rowCount, tests),
    ...story.map((insight: Insight) => insight.text),
    ...caveats(context, cleaning),
  ]
}

function caveats(context: CardContext, cleaning: CleaningStep[]): string[] {
  return [unfinishedCaveat(context), missingCaveat(context), cleaningCaveat(cleaning)].filter(
    (text) => text !== null,
  )
}

function unfinishedCaveat(context: CardContext): string | null {
  const periods = comparedPeriods(context)
  if (!periods || periods.last >= periods.count - 1) return null
  const start = periods.starts[periods.count - 1]!
  const key = periodKey(periodNumber(start, periods.grain), periods.grain)
  return `${formatPeriod(key)} is not complete, so it is left out of changes and trends.`
}

function missingCaveat({ profile, table }: CardContext): string | null {
  const gaps = profile.columns
    .filter(({ missing, role }) => role !== 'empty' && missing > missingShareTold * table.rowCount)
    .sort((a, b) => b.missing - a.missing)
  if (gaps.length === 0) return null
  const named = gaps
    .slice(0, missingColumnsTold)
    .map(({ label, missing }) => `${label} (${formatPercent(missing / table.rowCount)})`)
  const more = gaps.length > missingColumnsTold ? ` and ${gaps.length - missingColumnsTold} more columns` : ''
  return `Values are missing in ${named.join(', ')}${more}.`
}

function cleaningCaveat(cleaning: CleaningStep[]): string | null {
  const touching = cleaning.filter(({ rows }) => rows > 0)
  if (touching.length === 0) return null
  return `The file was cleaned in ${formatCount(touching.length)} ${touching.length === 1 ? 'step' : 'steps'}; the data notes list each.`
}
