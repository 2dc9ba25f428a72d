import { formatValue } from '@/lib/format/format-value'
import type { ColumnProfile } from '../profile/profile'
import { type Column, missingCode } from '../table/table'

/** A stretch of numbers as people name it; an end that is left out is open, `isOpen` ends are not part of it. */
export interface Band {
  from?: number
  to?: number
  isFromOpen?: boolean
  isToOpen?: boolean
}

interface Listed {
  name: string
  column: string
  bands: Band[]
}

interface Made {
  column: Column
  kind: Omit<ColumnProfile, 'index'>
}

/** Whether a number lies in a band. */
export function isInBand(number: number, { from, to, isFromOpen, isToOpen }: Band): boolean {
  const isAbove = from === undefined || (isFromOpen ? number > from : number >= from)
  return isAbove && (to === undefined || (isToOpen ? number < to : number <= to))
}

/**
 * A number cut into the bands that somebody lists, lowest first; what lies in none of them stays empty. An edge that two
 * bands share belongs to the upper one, as long as that does not leave it out.
 */
export function listedBands(source: Column, profile: ColumnProfile, { name, column, bands }: Listed): Made {
  const sorted = [...bands].sort(
    (a, b) => (a.from ?? Number.NEGATIVE_INFINITY) - (b.from ?? Number.NEGATIVE_INFINITY),
  )
  const codes = Int32Array.from(source.numbers!, (number) => {
    const code = sorted.findLastIndex((band) => isInBand(number, band))
    return code < 0 ? missingCode : code
  })
  const values = sorted.map((band) => bandLabel(band, profile.format))
  const made: Column = {
    name,
    type: 'text',
    codes,
    values,
    numbers: null,
    missing: codes.filter((code) => code === missingCode).length,
    unit: null,
    leadingZeros: false,
    derivedFrom: [column],
  }
  return {
    column: made,
    kind: bandProfile(profile, made, `Computed: ${column} in the bands that the instructions list.`),
  }
}

/** What kind of column the stretches of another one make, in their order. */
export const bandProfile = (
  source: ColumnProfile,
  { name, values, missing }: Column,
  evidence: string,
): Omit<ColumnProfile, 'index'> => ({
  ...source,
  name,
  label: name,
  type: 'text',
  role: 'category',
  additivity: null,
  unit: null,
  format: null,
  upIsGood: null,
  distinct: values.length,
  missing,
  evidence: [evidence],
  timePart: null,
  grain: null,
  order: values.map((_, code) => code),
  summary: null,
})

function bandLabel({ from, to, isFromOpen, isToOpen }: Band, format: ColumnProfile['format']): string {
  const text = (edge: number) => formatValue(edge, format, { compact: true })
  if (from === undefined) return `${isToOpen ? 'under' : 'up to'} ${text(to!)}`
  if (to === undefined) return isFromOpen ? `over ${text(from)}` : `${text(from)}+`
  // a unit that both have is said once, and nothing of it hangs on the language of the page
  const [low, high] = [text(from), text(to)]
  const unit = /\s\p{L}+$/u.exec(high)?.[0]
  return `${unit && low.endsWith(unit) ? low.slice(0, -unit.length) : low}–${high}`
}
