import type { Aggregation, FilterOp, GroupFilter, GroupOp } from '@/lib/contracts/query'
import { formatCount } from '@/lib/format/format-count'
import { canMeasure, timeColumn } from '../columns/column-kinds'
import { columnOf } from '../sentence'
import { operatorOf, ordering } from '../words/comparator-words'
import { type Reader, type Taken, takeEach } from './condition-reader'
import { groupStatistic, rowStatistic, type Statistic } from './own-statistic'
import { canGroup, placeGroup } from './place-group'
import { axisBefore } from './value-filters'

const who =
  '(?:(?:(#[ce]\\d+)|(years|quarters|months|weeks|days)) (?:(?:with|having|whose|where|that|which|who|have|has|had|are|is|only|just) )+(?:(?:the|a|an|their|its) )*)?'
const put = '(?:(average|avg|mean|total|sum|combined|median) (?:of )?)?'
const filler = '(?:(?:is|are|was|were|be|of|that|which|lies|lie|values?|,) )*'
const compared = `(${ordering}|better than|worse than)`
const own = '(?:(?:the|an|a|its|their|our|overall|total|global|general|grand|own|usual) )*'
const statistic = '(average|avg|mean|median)'
const columnFirst = new RegExp(
  ` ${who}${put}(#c\\d+) ${filler}${compared} ${own}${statistic}(?: (?:value|level))?(?:(?: of)?(?: (?:the|its|their|all))* (#c\\d+))?(?= )`,
)
const statisticFirst = new RegExp(` ${who}${compared} ${own}${statistic} (?:of )?(#c\\d+)(?= )`)
const moreOf = new RegExp(
  ` ${who}(more|less|fewer|higher|lower|larger|smaller|greater) (#[ce]\\d+) than ${own}${statistic}(?= )`,
)
const bare = new RegExp(
  ` (?:(#[ce]\\d+) )?(?:(?:that|which|who|are|is|were|only|just|with|values?|,) )*(those |ones |the ones )?(?:(?:that|which|who|are|is|were|with|values?) )*${compared} ${own}${statistic}(?= )`,
)

/** Conditions that hold a column against its own average or median, which become numbers by the rows that are left. */
export function takeStatistics(reader: Reader): void {
  // "orders by region with revenue above average" are orders, not regions
  const isAxis = ({ input, index }: RegExpExecArray) => axisBefore.test(input.slice(0, index + 1))
  takeEach(reader, columnFirst, (match) => {
    const [text, by, grain, put, column, words, said, other] = match
    if (other && columnOf(reader.sentence, other) !== columnOf(reader.sentence, column!)) return null
    const held = { by, grain, put, column: column!, words: words!, said: said! }
    return read(reader, text, { ...held, isAxis: isAxis(match) })
  })
  takeEach(reader, statisticFirst, (match) => {
    const [text, by, grain, words, said, column] = match
    if (isCompared(reader, match)) return null
    const held = { by, grain, put: undefined, column: column!, words: words!, said: said! }
    return read(reader, text, { ...held, isAxis: isAxis(match) })
  })
  takeEach(reader, moreOf, (match) => {
    const [text, by, grain, words, column, said] = match
    const held = { by, grain, put: undefined, column: column!, words: `${words} than`, said: said! }
    return read(reader, text, { ...held, isAxis: isAxis(match) })
  })
  takeEach(reader, bare, (match) => readBare(reader, match))
}

/** "revenue above the average quantity": another column is held against it. */
function isCompared({ sentence, understanding }: Reader, { input, index }: RegExpExecArray): boolean {
  const mark = / (#c\d+) (?:(?:is|are|was|were|of|lies) )*$/.exec(input.slice(0, index + 1))?.[1]
  return mark !== undefined && canMeasure(understanding, columnOf(sentence, mark))
}

interface Said {
  /** The mark of the groups, where they were named. */
  by: string | undefined
  /** Periods that are the groups. */
  grain: string | undefined
  /** How the groups are put together, in words. */
  put: string | undefined
  /** The mark of what is compared. */
  column: string
  words: string
  said: string
  isAxis?: boolean
}

function read(reader: Reader, text: string, said: Said): Taken | null {
  const { sentence, understanding } = reader
  const index = columnOf(sentence, said.column)
  if (!canMeasure(understanding, index)) return null
  const isGroups =
    !said.isAxis && said.by !== undefined && canGroup(understanding, columnOf(sentence, said.by), false)
  if (isGroups || said.grain) return readGroups(reader, text, said)
  const { name } = understanding.table.columns[index]!
  const { op, of } = comparison(said)
  const { value, rows } = rowStatistic(reader, { column: name, op, of })
  if (Number.isNaN(value)) return null
  reader.found.notes.push(`The ${wordOf(of)} of ${name} is ${value} over ${formatCount(rows)} rows.`)
  return { conditions: [{ column: name, op, value }], ...(said.by && { before: said.by }) }
}

/** "regions with above average revenue": what a group comes to, against the others. */
function readGroups(reader: Reader, text: string, said: Said): Taken | null {
  const { sentence, understanding } = reader
  const measured = understanding.profile.columns[columnOf(sentence, said.column)]!
  const time = said.grain ? timeColumn(understanding) : null
  if (said.grain && time === null) return null
  const by = understanding.table.columns[time ?? columnOf(sentence, said.by!)]!.name
  const { op, of } = comparison(said)
  const grain = said.grain && (said.grain.slice(0, -1) as NonNullable<GroupFilter['grain']>)
  const group = {
    by,
    ...(grain && { grain }),
    aggregation: aggregationOf(said.put, measured.additivity === 'additive'),
    column: measured.name,
    op: op as GroupOp,
  }
  const { value, groups } = groupStatistic(reader, { group, of })
  if (Number.isNaN(value)) return null
  const what = `${aggregationWords[group.aggregation] ?? group.aggregation} ${measured.name} per ${grain ?? by}`
  reader.found.notes.push(`The ${wordOf(of)} of ${what} is ${value} over ${formatCount(groups)} groups.`)
  if (said.grain) return { conditions: [{ ...group, value }], before: said.grain }
  return placeGroup(reader, { ...group, value }, { text, by: said.by, isMeasure: false })
}

/** "revenue by product, only above average": of what was named last before it. */
function readBare(reader: Reader, match: RegExpExecArray): Taken | null {
  const { sentence, understanding } = reader
  const [text, mark, those, words, said] = match
  const axis = those && [...match.input.slice(0, match.index).matchAll(/ (?:by|per) (#[ce]\d+)/g)].at(-1)?.[1]
  const marks = [...sentence.text.matchAll(/#c\d+/g)].map(([each]) => each)
  const measures = marks.filter((each) => canMeasure(understanding, columnOf(sentence, each)))
  const column = measures[0]
  if (!column || new Set(measures.map((each) => columnOf(sentence, each))).size > 1) return null
  const taken = read(reader, text, {
    ...{ by: mark ?? axis, grain: undefined, put: undefined, column },
    ...{ words: words!, said: said! },
    isAxis:
      mark !== undefined &&
      / (?:that|which|who|with) /.test(text) &&
      axisBefore.test(match.input.slice(0, match.index + 1)),
  })
  return taken && axis && !mark ? { conditions: taken.conditions } : taken
}

const comparison = ({ words, said }: Said): { op: FilterOp; of: Statistic } => ({
  op: /^(?:better|worse)/.test(words) ? (words.startsWith('better') ? '>' : '<') : operatorOf(words),
  of: said === 'median' ? 'median' : 'avg',
})

const wordOf = (of: Statistic) => (of === 'avg' ? 'average' : of)

const aggregationWords: Partial<Record<Aggregation, string>> = { sum: 'total', avg: 'average' }

function aggregationOf(words: string | undefined, isAdditive: boolean): Aggregation {
  if (words === 'median') return 'median'
  if (words === undefined) return isAdditive ? 'sum' : 'avg'
  return /^(?:total|sum|combined)$/.test(words) ? 'sum' : 'avg'
}
