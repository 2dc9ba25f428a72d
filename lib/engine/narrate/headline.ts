import type { Insight } from '@/lib/contracts/claims'
import { upperFirst } from '@/lib/format/first-letter'
import type { CardContext } from '../request/card'
import { areRivals, rivalOf } from '../request/rival-of'
import { armsFirst } from './arms-first'
import { meetingFirst, moveFirst } from './cells-and-moves'
import { apartFrom, claimsFirst, isClaim } from './claims'
import type { Headline } from './headline-shape'
import { insightTitle } from './insight-title'
import { mostTelling, nextOutcome, strikingOther } from './next-outcome'
import { isOfNothing, rowsFirst } from './rows-first'
import { rowsMakeup } from './rows-makeup'
import { saidOnce } from './said-once'
import { statesOf } from './states-of'
import { strikingPart } from './striking-part'
import { courses, isWeakLead, tellingMax, tellingOf } from './telling-of'
import { isToldWithChange } from './told-with-change'
import { turnsOf } from './turns-of'

/**
 * What a reader wants first: the level of the main measure with its change, where the data have time, and what tells
 * most of it; else the strongest finding that is no weak leader. Null where nothing can be said.
 */
export function headlineOf(context: CardContext): Headline | null {
  const known = made.get(context)
  if (known !== undefined) return known
  const headline = makeHeadline(context)
  made.set(context, headline)
  return headline
}

/** The page, its first chart and its sentences all ask for it. */
const made = new WeakMap<CardContext, Headline | null>()

const makeHeadline = (context: CardContext): Headline | null =>
  context.failures.attempt(
    { part: 'text', name: 'headline' },
    () =>
      context.rows === 'lead'
        ? (rowsFirst(context) ?? foremostOf(context))
        : (withRival(context, levelOf(context)) ?? foremostOf(context)),
    () => null,
  )

/** Where it is open which of two a reader came for, the other's level and what tells most of it stand behind. */
function withRival(context: CardContext, headline: Headline | null): Headline | null {
  const rival = headline && rivalOf(context)
  if (!rival || headline.insights.some(({ columns }) => columns[0] === rival.name)) return headline
  const level = context.insights.find(({ kind, columns }) => kind === 'total' && columns[0] === rival.name)
  const telling = mostTelling(context, rival.name)
  // that one of two numbers has a level says nothing that its card does not; how many things came to an end does
  if (!telling && !rival.of && headline.insights.length > 1) return headline
  const beside = [level, telling].filter((insight): insight is Insight => insight !== undefined)
  if (beside.length === 0) return headline
  return {
    ...headline,
    ...told([...headline.insights, ...beside]),
    text: [headline.text, ...beside.map(({ text }) => text)].join(' '),
  }
}

/** Null where the main measure has no level, or where its course is what tells it. */
function levelOf(context: CardContext): Headline | null {
  const { insights, measures } = context
  const of = (kind: Insight['kind']) =>
    insights.find((insight) => insight.kind === kind && insight.columns[0] === measures[0]?.name)
  const [total, change] = [of('total'), of('period_change')]
  if (!total) return null
  const telling = moveFirst(context, armsFirst(context, tellingOf(context))).filter(
    ({ columns }) => !isOfRival(context, columns),
  )
  if (change && (measures[0]!.additivity === 'additive' || !of('trend'))) {
    const others = telling.filter(({ kind }) => !courses.includes(kind)).slice(0, 1)
    return joined(context, [total, change], others)
  }
  const told = meetingFirst(context, telling)
    .filter(({ columns }) => !isOfRival(context, columns))
    .slice(0, tellingMax)
  const striking = strikingPart(context)
  if (striking) return levelled(context, total, [...told.slice(0, 1), striking])
  if (told.length > 0) return levelled(context, total, told)
  const turns = turnsOf(context).slice(0, tellingMax)
  if (turns.length > 0) return levelled(context, total, turns)
  return quietOf(context, total)
}

/** Where nothing tells of the main measure: by what it does not differ, and the next outcome or what the rows are. */
function quietOf(context: CardContext, total: Insight): Headline {
  const main = context.measures[0]!
  const next = nextOutcome(context) ?? strikingOther(context)
  if (next) return levelled(context, total, [next])
  const apart = apartFrom(context.insights, main.name)
  const makeup = rowsMakeup(context).find(isMeeting) ?? []
  return { ...levelled(context, total, [...(apart ? [apart] : []), ...makeup]), isOfRows: true }
}

const isMeeting = (told: Insight[]) => told.length > 1

/** The strongest finding of all. */
function foremostOf({ insights, profile }: CardContext): Headline | null {
  const claims = claimsFirst(insights).filter((insight) => isClaim(insight) && !isOfNothing(insight))
  const strongest = claims.find((claim) => !isWeakLead(claim)) ?? claims[0]
  if (!strongest) return null
  return {
    title: insightTitle(strongest, profile),
    text: strongest.text,
    evidence: strongest.evidence,
    why: 'The finding that says most about these data.',
    insights: [strongest],
  }
}

const isOfRival = (context: CardContext, columns: string[]) =>
  context.profile.columns.some(
    ({ name, index }) => columns.includes(name) && areRivals(context, context.measures[0]!.index, index),
  )

/** The outcome's level, or how many rows came to each of its ends, and what tells most of it. */
function levelled(context: CardContext, total: Insight, telling: Insight[]): Headline {
  const { label } = context.measures[0]!
  const states = statesOf(context)
  const { insights, evidence } = told([total, ...telling])
  const first = states?.text ?? total.text
  return {
    insights,
    evidence: { ...evidence, figures: [...(states?.figures ?? []), ...evidence.figures] },
    title: 'In short',
    text: saidOnce([first, ...telling.map(({ text }) => text)], label).join(' '),
    why:
      telling.length > 0 ? 'What the table is about, and what tells most of it.' : 'What the table is about.',
  }
}

/** `Revenue adds up to 107K over 1,419 rows. It is 7,757 in Dec 2024, 27% more than in Nov 2024 (6,091).` */
function joined(context: CardContext, [total, change]: [Insight, Insight], telling: Insight[]): Headline {
  const { label } = context.measures[0]!
  const move = telling.find((insight) => isToldWithChange(context, insight, [change]))
  const changed = move ? withoutMaker(change, move) : change.text
  const texts = [total.text, `It${changed.slice(label.length)}`, ...telling.map(({ text }) => text)]
  return {
    ...told([total, change, ...telling]),
    title: `${upperFirst(label)} in short`,
    text: texts.join(' '),
    why: 'The main number as a whole, and how it last changed.',
  }
}

/** Since when a part moves otherwise says more of who made a change than its share of it does, and stands behind. */
function withoutMaker({ text }: Insight, { value }: Insight): string {
  const parts = text.split('; ').filter((part) => !part.startsWith(`${value} (`))
  const said = parts.join('; ')
  return said.endsWith('.') ? said : `${said}.`
}

/** The test is that of the claim that needs one most: the last. */
const told = (insights: Insight[]) => ({
  insights,
  evidence: {
    ...insights.at(-1)!.evidence,
    figures: insights.flatMap(({ evidence }) => evidence.figures),
  },
})
