import type { AskedColumn } from '../../plan/asked-column'
import { periodKey } from '../../table/period'
import type { Understanding } from '../../understanding'
import type { Said } from '../spans/metric-span'
import { wordSet } from '../words/word-set'
import { datedColumn } from './day-rows'
import { type RowSpan, withTies } from './row-span'

const office = wordSet('working office business opening')
const joints = wordSet('and to until till')
/** What says that a number is an hour. */
const clocks = wordSet("am pm h o'clock oclock uhr heures horas")
const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour)
const officeHours = { from: 9, to: 17 }

interface Stretch {
  from: number
  to: number
  /** Hours of the day; the last one is not part of it. */
  hours: { from: number; to: number }
  note?: string
}

/** Rows by the hour that they are of: "working hours only", "between 9am and 5pm", "after 6 pm". */
export function hourRows(said: Said): RowSpan[] {
  const column = clockColumn(said.understanding)
  const found = column ? stretchIn(said) : null
  if (!column || !found) return []
  const { isLeftOut, ...span } = withTies(said.words, found)
  const { from, to } = found.hours
  const isInside = (hour: number) => (from < to ? hour >= from && hour < to : hour >= from || hour < to)
  const value = hoursOfDay
    .filter((hour) => isInside(hour) !== isLeftOut)
    .map((hour) => periodKey(hour, 'hour_of_day'))
  return [{ ...span, keep: [{ column: column.name, op: 'in', value }], made: [column], note: found.note }]
}

function stretchIn(said: Said): Stretch | null {
  const { words } = said
  for (const [at, word] of words.entries()) {
    if (office.has(word) && words[at + 1] === 'hours') {
      const note = `“${word} hours” was read as 9:00 to 17:00.`
      return { from: at, to: at + 2, hours: officeHours, note }
    }
    const first = hourAt(said, at)
    if (!first) continue
    const second = joints.has(words[first.to] ?? '') ? hourAt(said, first.to + 1) : null
    if (second && (first.isSure || second.isSure)) {
      const lead = words[at - 1] === 'between' || words[at - 1] === 'from' ? at - 1 : at
      return { from: lead, to: second.to, hours: { from: first.hour, to: second.hour } }
    }
    if (!first.isSure) continue
    if (words[at - 1] === 'after') return { from: at - 1, to: first.to, hours: { from: first.hour, to: 24 } }
    if (words[at - 1] === 'before') return { from: at - 1, to: first.to, hours: { from: 0, to: first.hour } }
  }
  return null
}

function hourAt({ tokens }: Said, at: number): { hour: number; to: number; isSure: boolean } | null {
  const token = tokens[at]
  const isHour =
    token?.kind === 'number' && Number.isInteger(token.value) && token.value >= 0 && token.value <= 24
  if (!isHour) return null
  const next = tokens[at + 1]?.text ?? ''
  const isSure = clocks.has(next)
  const hour = next === 'pm' && token.value < 12 ? token.value + 12 : token.value
  return { hour, to: isSure ? at + 2 : at + 1, isSure }
}

function clockColumn(understanding: Understanding): Extract<AskedColumn, { kind: 'period' }> | null {
  const column = datedColumn(understanding)
  if (column?.type !== 'datetime') return null
  return { kind: 'period', name: `Hour of ${column.name}`, column: column.name, grain: 'hour_of_day' }
}
