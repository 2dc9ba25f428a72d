import { splitName } from '../../names/name-words'
import { type Condition, isFilter } from '../../table/condition'
import type { Understanding } from '../../understanding'
import { isRowWord } from '../columns/row-words'
import type { Token } from '../tokens'
import { singular } from '../words/word-forms'
import { cardColumns, type Outcome } from './card-columns'

interface Wish {
  /** Words that ask for something, one behind the other: at each place one of these. */
  words: string[][]
  isMet(outcome: Outcome, understanding: Understanding, around: Around): boolean
  /** What was not done, and what comes nearest. */
  reason: string
}

/** The words before those of a wish, and behind them. */
interface Around {
  before: string[]
  behind: string[]
}

const oneOf = (words: string) => words.split(' ')
const verbs = oneOf('do does did is are was were')

const averages = oneOf('average avg mean median')

/** What became more or less by most: what stands there now doesn't tell. */
const changing = oneOf(
  'grew grown grow shrank shrunk fell fallen fall declined decline dropped drop decreased decrease sank sunk plunged slumped rose risen rise increased increase climbed improved improve worsened gained changed change',
)
const noChange = 'No change is computed: ask for the measure over time.'

/** "missed its target": by how much is in neither number alone. */
const missing = oneOf('miss misses missed')
const aims = oneOf('target targets goal goals quota quotas budget budgets plan plans')

const wishes: Wish[] = [
  {
    words: [oneOf('across over through by per'), oneOf('time')],
    isMet: isTimed,
    reason: 'No course over time is drawn: ask for it by month, or by a column of dates.',
  },
  {
    words: [oneOf('by per and each of ,'), oneOf('hour hours')],
    isMet: (outcome) =>
      outcome.cards.some(({ grain }) => grain === 'hour' || grain === 'hour_of_day') ||
      isNamed(outcome, oneOf('hour hours')),
    reason: 'No hours are drawn: ask for them by a column of times.',
  },
  {
    words: [oneOf('growth grew grow growing grown shrank shrunk')],
    isMet: isChange,
    reason: noChange,
  },
  {
    words: [oneOf('go goes went gone going'), oneOf('up down')],
    isMet: isDrawnOverTime,
    reason: noChange,
  },
  ...[[oneOf('most least')], [oneOf('the'), oneOf('most least')]].map((behind) => ({
    words: [changing, ...behind],
    isMet: isChange,
    reason: noChange,
  })),
  ...[[oneOf('rate rates margin share proportion fraction')], [oneOf('how'), oneOf('much'), oneOf('of')]].map(
    (words) => ({
      words,
      isMet: (outcome: Outcome, understanding: Understanding) => isShare(outcome, understanding),
      reason: 'No share is computed: what is drawn are the numbers themselves.',
    }),
  ),
  {
    words: [oneOf('percent percentage pct')],
    isMet: (outcome: Outcome, understanding: Understanding) => isShare(outcome, understanding, percentNames),
    reason: 'No share is computed: what is drawn are the numbers themselves.',
  },
  {
    words: [
      oneOf('where'),
      verbs,
      oneOf('we i you they it my our the'),
      oneOf('lose waste money budget time'),
    ],
    isMet: () => false,
    reason: 'Where most of it goes was not looked for: ask for the amount by one column, highest first.',
  },
  ...[[], [oneOf('the its their our')]].map((article) => ({
    words: [missing, ...article, aims],
    isMet: (outcome: Outcome) =>
      outcome.cards.every(({ made, metric }) => made ?? metric) ||
      isNamed(outcome, oneOf('distance gap difference deviation variance')),
    reason: 'No distance is computed: name the two numbers that it lies between.',
  })),
  {
    words: [oneOf('many of'), oneOf('distinct different unique')],
    isMet: ({ cards, ...outcome }, understanding, { behind: [thing = ''] }) =>
      cards.every(({ y, metric }) => metric ?? y !== null) ||
      isRowWord(thing, understanding) ||
      isNamed({ cards, ...outcome }, [singular(thing)]),
    reason: 'Rows were counted, and not each thing once: name the column that tells the things apart.',
  },
  {
    words: [oneOf('stacked segregated segmented')],
    isMet: ({ cards }) => cards.every(({ grouping, stacked }) => grouping !== null || stacked === null),
    reason: 'Nothing was found that the bars could be split by: name a second column.',
  },
  {
    words: [oneOf('where whose')],
    isMet: (outcome, _, { before, behind: [next = ''] }) =>
      before.length === 0 ||
      [...verbs, 'we', 'i', 'you', 'they', ''].includes(next) ||
      outcome.cards.every(({ metric, limit, sort, made }) => metric ?? limit ?? sort ?? made) ||
      conditionsOf(outcome).length > 0,
    reason: 'All rows are drawn: no column and value were found for the condition.',
  },
  {
    words: [oneOf('each every')],
    isMet: ({ cards }, _, { behind }) =>
      behind.some((word) => !oneOf('of them these those one').includes(word)) ||
      cards.every(({ type, x, grouping }) => grouping ?? (type !== 'scatter' && x)),
    reason: 'It was not found what “each” is of: name the column to break down by.',
  },
  {
    words: [averages],
    isMet: (outcome) =>
      outcome.cards.length === 0 ||
      isNamed(outcome, averages) ||
      conditionsOf(outcome).length > 0 ||
      outcome.cards.some(({ y, x, metric, xAggregation }) => metric ?? y ?? xAggregation ?? x === null),
    reason: 'Rows were counted: no number was found to be averaged.',
  },
  {
    words: [oneOf('without except excluding exclude')],
    isMet: (outcome) => conditionsOf(outcome).length > 0,
    reason: 'Nothing was left out: say what by a value or by a number of a column.',
  },
  {
    words: [oneOf('versus against compared'), oneOf('with to the last previous prior')],
    isMet: ({ cards, filters }) =>
      filters.length > 0 || cards.some(({ x, grouping, xAggregation }) => x ?? grouping ?? xAggregation),
    reason: 'Nothing is compared in one number: ask for it by one column, or over time.',
  },
]

/** What words of a clause ask for and nothing of its outcome answers, in a sentence; null where all is there. */
export function unmetWish(tokens: Token[], outcome: Outcome, understanding: Understanding): string | null {
  const said = tokens.map(({ text }) => text)
  const wish = wishes.find(({ words, isMet }) =>
    said.some((_, at) => {
      const around = { before: said.slice(0, at), behind: said.slice(at + words.length) }
      const isSaid = words.every((place, step) => place.includes(said[at + step] ?? ''))
      return isSaid && !isMet(outcome, understanding, around)
    }),
  )
  return wish?.reason ?? null
}

function isTimed(outcome: Outcome, { profile }: Understanding): boolean {
  const shown = new Set(cardColumns(outcome))
  const isTime = ({ name, role }: (typeof profile.columns)[number]) => shown.has(name) && role === 'time'
  return (
    outcome.cards.length === 0 ||
    outcome.cards.some(({ grain }) => grain !== null) ||
    isNamed(outcome, oneOf('year month date time week day season')) ||
    profile.columns.some(isTime)
  )
}

/** Told apart by times, rather than of the rows between two of them. */
function isDrawnOverTime({ cards }: Outcome, { profile }: Understanding): boolean {
  const isTime = (name: string | null) =>
    profile.columns.some((one) => one.name === name && one.role === 'time')
  return (
    cards.length === 0 ||
    cards.some(({ grain, made, x, grouping }) => grain ?? made ?? (isTime(x) || isTime(grouping)))
  )
}

function isChange(outcome: Outcome, understanding: Understanding): boolean {
  return (
    isTimed(outcome, understanding) || isNamed(outcome, oneOf('growth change increase decrease decline drop'))
  )
}

/** Of rows with one value alone a chart shows no share of all. */
const isOneValue = (filters: Condition[]): boolean =>
  filters.some(
    (condition) => isFilter(condition) && condition.op === '=' && typeof condition.value === 'string',
  )

/** Charts of parts of a whole, in which any number is a share. */
const ofParts = new Set(['pie', 'donut', 'funnel'])
const shareWords = oneOf(
  'rate ratio share percent percentage pct margin proportion per quote anteil taux tasa',
)

/** A margin may be money, and what is told for one thing too. */
const percentNames = shareWords.filter((word) => word !== 'margin' && word !== 'per')

function isShare(outcome: Outcome, { profile }: Understanding, names = shareWords): boolean {
  const shown = new Set(cardColumns(outcome))
  return (
    outcome.cards.length === 0 ||
    outcome.cards.some(
      ({ type, x, grouping, stacked, metric, computed, filters }) =>
        metric ||
        computed ||
        stacked ||
        type === 'gauge' ||
        ((x ?? grouping) !== null && type !== null && ofParts.has(type) && !isOneValue(filters)),
    ) ||
    isNamed(outcome, names) ||
    profile.columns.some(({ name, format }) => shown.has(name) && format?.style === 'percent')
  )
}

const conditionsOf = ({ cards, filters }: Outcome) => [...filters, ...cards.flatMap((card) => card.filters)]

const isNamed = (outcome: Outcome, words: string[]): boolean =>
  cardColumns(outcome).some((name) => splitName(name).words.some((word) => words.includes(singular(word))))
