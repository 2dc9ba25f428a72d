import type { BlockDraft } from '@/lib/contracts/blocks'
import type { Insight, InsightKind } from '@/lib/contracts/claims'
import type { ColumnProfile } from '../profile/profile'
import type { CardContext } from '../request/card'
import { outcomesOf } from '../request/outcomes-of'
import { isDrawn } from './is-drawn'

/** From targets and courses over what differs to what goes together. */
const chapters: { kinds: InsightKind[]; most: number }[] = [
  { kinds: ['target'], most: 1 },
  { kinds: ['trend', 'change_point'], most: 2 },
  { kinds: ['group_difference'], most: 2 },
  { kinds: ['dominant_category'], most: 1 },
  { kinds: ['exception'], most: 1 },
  { kinds: ['association', 'simpson'], most: 2 },
  { kinds: ['words'], most: 1 },
]
/** A relation that holds but is weaker (small by Cohen 1988) has its card, and no place in the story. */
const associationMin = 0.2

/** What is told behind the headline, best first and about outcomes before all else: nothing that a card shows already. */
export function chooseStory(
  context: CardContext,
  { ranked, headline, blocks }: { ranked: Insight[]; headline: Insight[]; blocks: BlockDraft[] },
): Insight[] {
  const story = storyOf(context, outcomesFirst(context, ranked), headline)
  return chosenStory(
    context,
    story.filter((insight) => !isDrawn(blocks, insight)),
  )
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
export const storyMin = 1

function chosenStory(context: CardContext, story: Insight[]): Insight[] {
  const own = story.filter((insight) => isOfOutcomes(context, insight))
  const others = story.filter((insight) => !own.includes(insight))
  const counted = own.filter(({ kind }) => kind !== 'words').length
  return [...own, ...others.slice(0, Math.max(0, storyMin - counted))]
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
      if (isWeak(insight) || isCommonest(insight) || isOfFirst(context, insight) || isCell(context, insight))
        continue
      if (isOfPart(insight, ranked) || isByConstruction(context, insight)) continue
      if (!kinds.includes(insight.kind) || told.some((other) => isAlike(context, insight, other))) continue
      told.push(insight)
      count++
    }
  }
  return told.slice(headline.length)
}

/** Which value most rows have says what the rows are, and nothing of them. */
export const isCommonest = ({ kind, columns }: Insight) =>
  kind === 'dominant_category' && columns.length === 1

const isWeak = ({ kind, effect }: Insight) => kind === 'association' && Math.abs(effect ?? 1) < associationMin

/** What the first outcome differs by has its bars, and what tells most of it stands in the headline; what was asked about is told. */
const isOfFirst = ({ measures, focus }: CardContext, { kind, columns }: Insight) =>
  kind === 'group_difference' && columns[0] === measures[0]?.name && !columns.some((name) => focus.has(name))

/** Where two conditions meet is read in a matrix; that a part moves otherwise than the rest is news. */
const isCell = ({ time }: CardContext, { kind, columns }: Insight) =>
  kind === 'exception' && !columns.includes(time?.name ?? '')

/** That all rows of a kind are of another kind is how the two are put together: a size has one department. */
function isByConstruction({ profile }: CardContext, { kind, columns, evidence }: Insight): boolean {
  if (kind !== 'association') return false
  const led = (profile.outcomes ?? []).flatMap((index) => {
    const { name, of } = profile.columns[index]!
    return of ? [name, of.column] : [name]
  })
  return (
    !columns.some((name) => led.includes(name)) &&
    evidence.figures.some(({ measure, value }) => measure === 'share_of_rows' && value === 1)
  )
}

/** What groups differ by in all is none of the story where it is known that it holds of a part of them. */
const isOfPart = ({ kind, columns }: Insight, all: Insight[]): boolean =>
  kind === 'group_difference' &&
  all.some(
    (other) =>
      (other.kind === 'exception' || other.kind === 'drivers') &&
      other.columns[0] === columns[0] &&
      other.columns.includes(columns[1]!),
  )

export const isDerived = ({ table }: CardContext, { index }: ColumnProfile) =>
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
