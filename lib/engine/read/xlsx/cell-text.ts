import { type CellObject, SSF } from '@e965/xlsx'

const dayMs = 86_400_000
/** Day 0 of the two calendars that workbooks count by. */
const start1900 = Date.UTC(1899, 11, 30)
const start1904 = Date.UTC(1904, 0, 1)
/** Excel takes 1900 for a leap year: before its 29 February that never was, days are counted from one later. */
const leapDay = 60
/** 31 December 9999. */
const daysMax = 2_958_466

/** What a cell of a sheet says, as a text that every reader of tables knows. */
export function cellText(cell: CellObject, is1904: boolean): string {
  const { t, v, z } = cell
  if (t === 'e' || v === undefined || v === null) return ''
  if (t === 'b') return v ? 'TRUE' : 'FALSE'
  if (t !== 'n' || typeof v !== 'number') return String(v)
  const format = typeof z === 'string' ? z : ''
  if (format !== '' && SSF.is_date(format)) return dateText(v, is1904, format) ?? plain(v)
  if (/%/.test(format)) return `${plain(v * 100)}%`
  const symbol = /\[\$([$€£¥₹])|^[^;]*?([$€£¥₹])/.exec(format)
  const sign = symbol?.[1] ?? symbol?.[2]
  return sign ? `${v < 0 ? '-' : ''}${sign}${plain(Math.abs(v))}` : plain(v)
}

/** As people typed it: 0.1 + 0.2 is 0.3. */
const plain = (value: number) => String(Number(value.toPrecision(15)))

function dateText(days: number, is1904: boolean, format: string): string | null {
  if (days < 0 || days >= daysMax) return null
  const shown = format
    .replace(/\[(h+|m+|s+)\]/gi, '$1')
    .replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
    .toLowerCase()
  const hasDay = /[dy]/.test(shown) || /m/.test(shown.replace(/h+[^a-z]*m+|m+[^a-z]*s+/g, ''))
  // a length of time has no day, and may have more hours than one
  if (!hasDay) return timeText(days)
  const shift = !is1904 && days < leapDay ? 1 : 0
  const ms = Math.round((days + shift) * dayMs) + (is1904 ? start1904 : start1900)
  const iso = new Date(Math.round(ms / 1000) * 1000).toISOString()
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 19)
}

function timeText(days: number): string {
  const seconds = Math.round(days * 86_400)
  const part = (value: number) => String(value).padStart(2, '0')
  return `${part(Math.floor(seconds / 3600))}:${part(Math.floor(seconds / 60) % 60)}:${part(seconds % 60)}`
}
