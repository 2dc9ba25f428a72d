import type { ColumnProfile } from '../profile/profile'
import { normalTwoSided } from '../stats/distributions'
import {
  type Change,
  comparedRows,
  type Part,
  partsBySegment,
  quotientError,
  together,
} from './compared-sides'
import type { Context } from './context'
import { type FewRows, findFewRows } from './few-rows'

/** A segment that makes most of a change. */
export interface SegmentMaker {
  kind: 'segment'
  dimension: ColumnProfile
  name: string
  /** Of the change; more than all of it where others go the other way. */
  share: number
  own: [Part, Part]
  rest: [Part, Part]
}

/** More or fewer rows of a segment whose level is another one, rather than other levels. */
export interface MixMaker {
  kind: 'mix'
  dimension: ColumnProfile
  name: string
  /** Of the change, that all segments' sizes make together. */
  share: number
  own: [Part, Part]
}

/** Nobody: the segments of a column all change alike. */
export interface NoMaker {
  kind: 'alike'
  dimension: ColumnProfile
}

export type ChangeMaker = FewRows | SegmentMaker | MixMaker | NoMaker

const segmentsMax = 15
const rowsPerSideMin = 20
/** A part of the change that is worth naming, and by how much it has to be above the segment's usual part. */
const shareMin = 0.4
const overUsualMin = 0.15
const timesUsualMin = 1.5
/** Of a segment's excess, times the segments that were looked at: which part it makes is arithmetic, that the part is no chance is not. */
const pMax = 0.05
/** Sizes of groups always change a little. */
const mixShiftMin = 0.03
const mixPMax = 0.001

/**
 * Who made a change between two stretches of time: few rows, where they are most of it; for an average a shift between
 * segments of different level, where that is a large part (each segment's change of weight times its mean level,
 * against its change of level times its mean weight); a segment whose part is clearly more than its usual one, by a z
 * test of what it is above that; or, where each segment changes as the whole does, nobody. Null where that can't be said.
 */
export function findChangeMaker(context: Context, change: Change): ChangeMaker | null {
  const of = comparedRows(context, change)
  const rows = change.isSum ? findFewRows(context, change, of) : null
  if (rows) return rows
  const splits = dimensionsOf(context, change.measure).map((dimension) => ({
    dimension,
    parts: partsBySegment(context, of, dimension),
  }))
  const usable = splits.filter(({ parts }) => together(parts).every(({ rows }) => rows >= rowsPerSideMin))
  const mixes = change.isSum ? [] : usable.flatMap((split) => mixOf(context, split))
  const segments = usable.flatMap((split) => segmentOf(context, change, split))
  const strongest = [...mixes, ...segments].sort((a, b) => b.excess - a.excess)[0]
  if (strongest) return strongest.maker
  if (usable.some((split) => isTurned(change, split))) return null
  return usable.flatMap((split) => alikeOf(change, split))[0] ?? null
}

/** What people sort things by: no part of the date, nothing made of the measure or of other columns. */
function dimensionsOf({ dimensions, areBound, table, time }: Context, measure: ColumnProfile) {
  return dimensions.filter(
    ({ index, distinct, timePart, name }) =>
      distinct <= segmentsMax &&
      !timePart &&
      !table.columns[index]!.derivedFrom &&
      measure.of?.column !== name &&
      !areBound(index, measure.index) &&
      !areBound(index, time!.index),
  )
}

interface Split {
  dimension: ColumnProfile
  parts: [Part, Part][]
}

interface Found<T> {
  maker: T
  /** Part of the change beyond the usual one. */
  excess: number
}

const levelOf = ({ above, below }: Part) => above / below
const nameAt = ({ table }: Context, dimension: ColumnProfile, code: number) =>
  table.columns[dimension.index]!.values[code]!

function segmentOf(context: Context, { isSum }: Change, { dimension, parts }: Split): Found<SegmentMaker>[] {
  const all = together(parts)
  const filled = parts.filter((pair) => pair.some(({ rows }) => rows > 0)).length
  const total = isSum ? all[1].above - all[0].above : levelOf(all[1]) - levelOf(all[0])
  const found = parts.flatMap((own, code) => {
    const { part, usual, z } = isSum ? sumShare(own, all, total) : levelShare(own, all, total)
    const isClear =
      part >= shareMin && part >= timesUsualMin * usual && part >= usual + overUsualMin && usual > 0
    return isClear && filled * normalTwoSided(z) <= pMax ? [{ code, part, usual, own }] : []
  })
  const best = found.sort((a, b) => b.part - b.usual - (a.part - a.usual))[0]
  if (!best || filled < 2) return []
  const rest = together(parts.filter((_, code) => code !== best.code))
  if (rest.some(({ rows }) => rows === 0)) return []
  const maker = { dimension, name: nameAt(context, dimension, best.code), share: best.part, own: best.own }
  return [{ maker: { kind: 'segment', ...maker, rest }, excess: best.part - best.usual }]
}

/** A segment's part in the change of a sum, and in the sum before. */
function sumShare(own: [Part, Part], all: [Part, Part], total: number) {
  const usual = own[0].above / all[0].above
  const change = own[1].above - own[0].above
  const error = Math.sqrt(own[0].squares + own[1].squares)
  return { part: change / total, usual, z: (change - usual * total) / error }
}

/** A segment's change of level times its mean weight, and that weight. */
function levelShare(own: [Part, Part], all: [Part, Part], total: number) {
  const usual = (own[0].below / all[0].below + own[1].below / all[1].below) / 2
  const change = levelOf(own[1]) - levelOf(own[0])
  const error = Math.sqrt(quotientError(own[0]) + quotientError(own[1]))
  const isThin = own.some(({ rows }) => rows < rowsPerSideMin)
  return isThin
    ? { part: 0, usual, z: 0 }
    : { part: (usual * change) / total, usual, z: (change - total) / error }
}

function mixOf(context: Context, { dimension, parts }: Split): Found<MixMaker>[] {
  const all = together(parts)
  const total = levelOf(all[1]) - levelOf(all[0])
  const middle = (levelOf(all[0]) + levelOf(all[1])) / 2
  const filled = parts.filter((pair) => pair.some(({ rows }) => rows > 0)).length
  const shifts = parts.map((own) => {
    const level = levelOf({
      ...own[0],
      above: own[0].above + own[1].above,
      below: own[0].below + own[1].below,
    })
    const levels = own.every(({ below }) => below > 0) ? (levelOf(own[0]) + levelOf(own[1])) / 2 : level
    const shift = own[1].below / all[1].below - own[0].below / all[0].below
    return { own, shift, part: own.some(({ below }) => below > 0) ? (shift * (levels - middle)) / total : 0 }
  })
  const share = shifts.reduce((sum, { part }) => sum + part, 0)
  const code = shifts.reduce((best, { part }, at) => (part > shifts[best]!.part ? at : best), 0)
  const { own, shift } = shifts[code]!
  const pooled = (own[0].rows + own[1].rows) / (all[0].rows + all[1].rows)
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / all[0].rows + 1 / all[1].rows))
  const p = filled * normalTwoSided((own[1].rows / all[1].rows - own[0].rows / all[0].rows) / error)
  const isClear = share >= shareMin && Math.abs(shift) >= mixShiftMin && p <= mixPMax && own[1].rows > 0
  const name = nameAt(context, dimension, code)
  return isClear ? [{ maker: { kind: 'mix', dimension, name, share, own }, excess: Math.min(1, share) }] : []
}

/** Fewer segments than this are no choice, more can't be looked at one by one. */
const alikeSegments = { least: 3, most: 8 }
const alikeSizeMin = 0.05
/** A change that is worth asking who made it. */
const alikeChangeMin = 0.15
/** A segment of so many rows that goes the other way by so much is none that goes along. */
const [turnedSizeMin, turnedMin] = [0.1, 0.05]
/** Of the whole's relative change. */
const alikeRange = { least: 0.5, most: 1.6 }

/** How much more or less it is, of what it was. */
const relativeTo =
  ({ isSum }: Change) =>
  ([before, after]: [Part, Part]) =>
    isSum ? after.above / before.above - 1 : levelOf(after) / levelOf(before) - 1

/** Whether a segment of some size goes the other way than the whole: then nobody says that all go alike. */
function isTurned(change: Change, { parts }: Split): boolean {
  const relative = relativeTo(change)
  const all = together(parts)
  const whole = relative(all)
  return parts.some(
    (pair) =>
      pair[0].rows >= turnedSizeMin * all[0].rows &&
      relative(pair) / whole < 0 &&
      Math.abs(relative(pair)) >= turnedMin,
  )
}

function alikeOf(change: Change, { dimension, parts }: Split): NoMaker[] {
  const all = together(parts)
  const relative = relativeTo(change)
  const whole = relative(all)
  const filled = parts.filter(([before]) => before.rows > 0)
  const isFelt = Math.abs(whole) >= alikeChangeMin
  const areAlike = filled.every((pair) => {
    const [times, size] = [relative(pair) / whole, pair[0].rows / all[0].rows]
    return size >= alikeSizeMin && times >= alikeRange.least && times <= alikeRange.most
  })
  const { least, most } = alikeSegments
  const isChoice = filled.length >= least && filled.length <= most && filled.length === parts.length
  return isFelt && areAlike && isChoice && dimension.yes === undefined ? [{ kind: 'alike', dimension }] : []
}
