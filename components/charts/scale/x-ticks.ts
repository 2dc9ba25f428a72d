import type { Cell } from '@/lib/contracts/cards'
import { periodStart } from '@/lib/format/period-start'
import { fitText } from '../text/fit-text'
import { textWidth } from '../text/text-width'
import { shortLabel } from './short-label'
import { timeTicks } from './time-axis'

/** A tick of the x axis, by the index of its category. */
export interface XTick {
  at: number
  label: string
  under: string
  /** The whole label, where it is cut. */
  whole?: string
  /** Whether it stands a line lower than its neighbours, which have no room beside it. */
  isLow?: boolean
}

export interface XAxisRoom {
  width: number
  grain: string | undefined
  fontSize: number
  /** BCP 47, of the words of times; English where none is given. */
  locale?: string
}

/** Under the axis: periods at round dates, names all of them, on two levels too, others as many as have room side by side. */
export function xTicks(keys: Cell[], labels: string[], room: XAxisRoom): XTick[] {
  const times = periodTimes(keys)
  if (times && times.length > 2) return periodTicks(times, room)
  const band = room.width / Math.max(labels.length, 1)
  const texts = namesThatFit(labels, band - labelGap, room.fontSize)
  const widest = Math.max(0, ...texts.map((text) => textWidth(text, room.fontSize)))
  const isWrapped = band >= bandForWords
  const every = isWrapped ? 1 : Math.max(1, Math.ceil((Math.min(widest, labelMax) + labelGap) / band))
  const levels = every > 1 && areNames(labels) ? levelTicks(labels, { band, fontSize: room.fontSize }) : []
  if (areApart(levels)) return levels
  const widthMax = Math.max(band * every - labelGap, 12)
  return texts.flatMap((text, at) => {
    if (at % every !== 0) return []
    const [first = '', second = ''] = fitText(text, { widthMax, fontSize: room.fontSize, linesMax: 2 })
    const isCut = text !== labels[at] || (second || first).endsWith('…')
    return [{ at, label: first, under: second, ...(isCut && { whole: labels[at] }) }]
  })
}

/** More of them could not be told apart on two levels. */
const levelNamesMax = 12

/** Which nobody can tell from those before and after them, as one can a number or a month. */
const areNames = (labels: string[]) =>
  labels.length <= levelNamesMax &&
  labels.some((label) => label.length > shortLabel) &&
  labels.every((label) => /^\p{L}/u.test(label)) &&
  !labels.every((label) => calendarNames.has(label))

/** Whether no two that are cut read alike. */
const areApart = (ticks: XTick[]): boolean =>
  ticks.length > 0 &&
  new Set(ticks.map(({ label }) => label)).size ===
    new Set(ticks.map(({ label, whole = label }) => whole)).size

/** Every second one a line lower, so that each has the room of two; the outer ones, which stay inside, of one and a half. */
function levelTicks(labels: string[], { band, fontSize }: { band: number; fontSize: number }): XTick[] {
  return labels.map((whole, at) => {
    const isOuter = at === 0 || at === labels.length - 1
    const widthMax = (isOuter ? 1.5 : 2) * band - labelGap
    const [label = ''] = fitText(whole, { widthMax, fontSize, linesMax: 1 })
    return { at, label, under: '', ...(at % 2 === 1 && { isLow: true }), ...(label !== whole && { whole }) }
  })
}

const calendarNames = new Set(
  [
    ...Array.from({ length: 12 }, (_, month) => ({
      at: Date.UTC(2024, month),
      part: { month: 'long' } as const,
    })),
    ...Array.from({ length: 7 }, (_, day) => ({
      at: Date.UTC(2024, 0, day + 1),
      part: { weekday: 'long' } as const,
    })),
  ].map(({ at, part }) => new Intl.DateTimeFormat('en-US', { ...part, timeZone: 'UTC' }).format(at)),
)
const shortNameLength = 3

/** `September` is `Sep` to everybody, so that all twelve have room. */
function namesThatFit(labels: string[], widthMax: number, fontSize: number): string[] {
  const isShort = labels.every((label) => textWidth(label, fontSize) <= widthMax)
  if (isShort || !labels.every((label) => calendarNames.has(label))) return labels
  return labels.map((label) => label.slice(0, shortNameLength))
}

/** The usual size, or a smaller one where a word would be broken in its band. */
export function labelFontSize(labels: string[], band: number): number {
  const words = labels.flatMap((label) => label.split(/[\s/-]/))
  return words.every((word) => textWidth(word, usualFontSize) <= band - labelGap)
    ? usualFontSize
    : smallFontSize
}

const usualFontSize = 12
const smallFontSize = 11
const labelGap = 4

/** Periods as instants, or null where one of them is none. */
export function periodTimes(keys: Cell[]): number[] | null {
  const times = keys.map(periodStart)
  return times.length > 0 && times.every((time) => time !== null) ? (times as number[]) : null
}

/** A band this wide holds a word of label. */
const bandForWords = 56
const labelMax = 120

function periodTicks(times: number[], { width, grain, locale }: XAxisRoom): XTick[] {
  const ticks = timeTicks(times, grain, { width, gap: labelGap, locale }).map(({ time, ...text }) => ({
    at: nearest(times, time),
    ...text,
  }))
  return ticks.filter(({ at }, index) => ticks.findIndex((tick) => tick.at === at) === index)
}

function nearest(times: number[], time: number): number {
  let best = 0
  times.forEach((candidate, at) => {
    if (Math.abs(candidate - time) < Math.abs(times[best]! - time)) best = at
  })
  return best
}
