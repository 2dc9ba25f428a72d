import type { Figure } from '@/lib/contracts/claims'
import type { Filter } from '@/lib/contracts/query'
import type { ColumnProfile } from '../profile/profile'
import { rowsWord } from '../profile/row-words'
import { valueName } from '../profile/value-words'
import { type ChangeMaker, findChangeMaker, type MixMaker, type SegmentMaker } from './change-maker'
import type { Change, Part } from './compared-sides'
import type { Context } from './context'
import type { FewRows } from './few-rows'
import { equals, shareFigure, valueFigure } from './telling'

type Words = (string | Figure)[]

/** `; one order, SO-10866, is 69% of May 2024`: to stand behind the change; empty where nobody can be named. */
export function changeMakerWords(context: Context, change: Change): Words {
  const maker = findChangeMaker(context, change)
  if (!maker) return []
  if (maker.kind === 'alike') return [`, alike in every ${maker.dimension.label}`]
  if (maker.kind === 'rows') return rowsWords(context, change, maker)
  return maker.kind === 'mix' ? mixWords(context, change, maker) : segmentWords(change, maker)
}

/** The same behind a period that stands out, set beside what is usual rather than what was before. */
export function spikeMakerWords(context: Context, change: Change, maker: ChangeMaker | null): Words {
  if (!maker || maker.kind === 'mix') return []
  if (maker.kind === 'alike') return [`, alike in every ${maker.dimension.label}`]
  if (maker.kind === 'rows') return rowsWords(context, change, maker)
  const { measure, isSum, sides } = change
  const { dimension, name, own, rest } = maker
  const { filters } = sides[1]
  const is = equals(dimension, name)
  if (!isSum) {
    return [
      `; ${nameOf(maker)} averages `,
      levelFigure(change, 1, { part: own[1], filter: is }),
      ' then, the others together ',
      levelFigure(change, 1, { part: rest[1], filter: { ...is, op: '!=' } }),
    ]
  }
  const share = own[1].above / (own[1].above + rest[1].above)
  const [before, others] = [own[0].above / sides[0].weight, rest[0].above / sides[0].weight]
  const usual = (before + own[1].above) / (before + others + own[1].above + rest[1].above)
  const proof = { measure: 'share', rows: own[1].rows }
  return [
    `; ${nameOf(maker)} has `,
    shareFigure(measure, share, { ...proof, filters: [is, ...filters], within: filters }),
    ' of that, and ',
    shareFigure(measure, usual, { ...proof, filters: [is, ...change.filters], within: change.filters }),
    ' over all',
  ]
}

function rowsWords({ profile, table }: Context, { measure, sides }: Change, maker: FewRows): Words {
  const { rows, names, share } = maker
  const { filters, words } = sides[maker.side]
  const value = table.columns[measure.index]!.numbers![rows[0]!]!
  const isOne = rows.length === 1
  const called: Filter[] = names ? [{ column: names.column.name, op: 'in', value: names.values }] : []
  const own: Filter[] = isOne ? [...called, { column: measure.name, op: '=', value }] : called
  const aside = names ? `, ${listed(names.values)},` : ' alone'
  const subject = `; ${isOne ? 'one' : rows.length} ${rowsWord(profile, rows.length)}${aside} `
  const proof = { filters: [...own, ...filters], rows: rows.length }
  if (share !== null) {
    const part = shareFigure(measure, share, { ...proof, measure: 'share', within: filters })
    return [`${subject}${isOne ? 'is' : 'are'} `, part, ` of ${words}`]
  }
  const sum = rows.reduce((all, row) => all + table.columns[measure.index]!.numbers![row]!, 0)
  return [
    `${subject}${isOne ? 'brings' : 'bring'} `,
    valueFigure(measure, sum, { ...proof, measure: 'sum' }),
    ` to ${words}`,
  ]
}

const listed = (names: string[]) =>
  names.length === 1 ? names[0]! : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const nameOf = ({ dimension, name }: { dimension: ColumnProfile; name: string }) =>
  dimension.yes === undefined
    ? `${valueName(dimension, name)} (${dimension.label})`
    : valueName(dimension, name)

/** A segment that makes more than this is told by where it goes: no part of a change is larger than it. */
const shareMost = 0.99

function segmentWords(change: Change, maker: SegmentMaker): Words {
  const { measure, sides, isSum } = change
  const { dimension, name, own, rest } = maker
  const is = equals(dimension, name)
  const isNot: Filter = { ...is, op: '!=' }
  const between = (parts: [Part, Part], filter: Filter): Words => [
    'from ',
    levelFigure(change, 0, { part: parts[0], filter }),
    ' to ',
    levelFigure(change, 1, { part: parts[1], filter }),
  ]
  if (!isSum || maker.share > shareMost || !sides[0].how.startsWith('sum')) {
    const most = maker.share > shareMost ? 'all' : 'most'
    return [
      `; ${nameOf(maker)} makes ${most} of it, `,
      ...between(own, is),
      ', the others together ',
      ...between(rest, isNot),
    ]
  }
  const all = own[0].above + rest[0].above
  const rises = own[1].above > own[0].above
  return [
    `; ${nameOf(maker)} makes `,
    shareFigure(measure, maker.share, {
      measure: `share_of_change(${change.changeHow})`,
      filters: [...change.filters, is],
      rows: own[0].rows + own[1].rows,
    }),
    ` of the ${rises ? 'rise' : 'fall'}, with `,
    shareFigure(measure, own[0].above / all, {
      measure: 'share',
      filters: [is, ...sides[0].filters],
      within: sides[0].filters,
      rows: own[0].rows,
    }),
    ` of ${measure.label} before`,
  ]
}

function levelFigure(
  { measure, isSum, sides }: Change,
  side: 0 | 1,
  { part, filter }: { part: Part; filter: Filter },
): Figure {
  const { how, filters } = sides[side]
  const value = isSum ? part.above : part.above / part.below
  return valueFigure(measure, value, { measure: how, filters: [...filters, filter], rows: part.rows })
}

const sizes: [number, string][] = [
  [0.9, 'nearly all'],
  [0.6, 'most'],
  [0, 'about half'],
]
/** Where the mix makes more than this of a change, the groups go the other way. */
const beyondWhole = 1.15

function mixWords(context: Context, change: Change, maker: MixMaker): Words {
  const { dimension, name, own, share } = maker
  const shares = ([0, 1] as const).map((side) => shareOfRows(context, change, { dimension, name, side }))
  const size = sizes.find(([least]) => share >= least)![1]
  const more = shares[1]!.value > shares[0]!.value ? 'more' : 'fewer'
  return [
    `; ${share > beyondWhole ? 'all' : size} of it comes from ${more} ${rowsWord(context.profile, 2)} of ${nameOf(maker)}: `,
    shares[1]!,
    ' of all after ',
    shares[0]!,
    ', and these average ',
    levelFigure(change, 1, { part: own[1], filter: equals(dimension, name) }),
    ...(share > beyondWhole ? [`; within ${dimension.label} it goes the other way`] : []),
  ]
}

/** Of all rows of a stretch, also those without a value of the measure. */
function shareOfRows(
  { table, time }: Context,
  { sideOfCode, sides }: Change,
  { dimension, name, side }: { dimension: ColumnProfile; name: string; side: 0 | 1 },
): Figure {
  const { codes, values } = table.columns[dimension.index]!
  const wanted = values.indexOf(name)
  let own = 0
  let all = 0
  for (let row = 0; row < codes.length; row++) {
    const moment = time!.codes[row]!
    if (moment < 0 || sideOfCode[moment] !== side) continue
    all++
    if (codes[row] === wanted) own++
  }
  const filters = [...sides[side].filters, equals(dimension, name)]
  return shareFigure(null, own / all, { measure: 'share_of_rows', filters, rows: own })
}
