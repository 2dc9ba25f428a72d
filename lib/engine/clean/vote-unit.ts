import { currencies } from './currencies'
import type { NumberScan } from './scan-numbers'
import type { TextDraft } from './text-draft'
import { isSameKind } from './unit-kinds'

/** A unit must stand in at least this share of the numbers that carry any. */
const unitShareMin = 0.9
/** Others of the same kind (hours beside minutes) are converted into the one of so many numbers. */
const leastShareMin = 0.5
/** A word that is no known unit must stand behind nearly all numbers. */
const wordShareMin = 0.95
/** A unit of letters that most numbers lack is no unit; a sign such as `$` or `%` may stand in a few cells. */
const letterShareMin = 0.5
const letters = /^[a-z]{1,6}$/i
/** A single number in another unit is a slip of the pen. */
const othersMin = 2
/** A few sizes that come again and again (`12 oz`, `330 ml`) are kinds of things. */
const kindsMax = 12
const rowsPerKindMin = 5

/** The unit in which each unit of a column is told: `kg` for `g` where most of their kind are kilograms. */
export type Mixture = Map<string, string>

interface UnitRows {
  rows: number
  isKnown: boolean
}

/**
 * The unit of a column's numbers; null where they carry none, a mixture where they stand in several of which none is
 * told in another, undefined where they can't be compared.
 */
export function voteUnit(draft: TextDraft, scan: NumberScan): string | null | Mixture | undefined {
  const units = rowsOfUnits(draft, scan)
  if (units.size === 0) return null
  const [unit, { rows: most }] = [...units].reduce((top, one) => (one[1].rows > top[1].rows ? one : top))
  const total = rowsOf(units, () => true)
  const best = rowsOf(units, (one) => isSameKind(one, unit))
  const all = scan.plainRows + scan.looseRows
  if (unit === 'MYR' && areRooms(draft)) return undefined
  const mixture = mixtureOf(units, all)
  if (mixture) return isMoney(mixture) || !areKinds(draft) ? mixture : undefined
  if (best < unitShareMin * total || most < leastShareMin * total) return undefined
  const isUnknown = [...units.values()].some(({ isKnown }) => !isKnown)
  if (isUnknown && best < wordShareMin * all) return undefined
  // `85123A` among plain numbers is a code, not 85123 amperes
  return letters.test(unit) && best < letterShareMin * all ? null : unit
}

/** The unit of each distinct text in a mixture; null where it says none. */
export const unitsOf = (draft: TextDraft, scan: NumberScan, mixture: Mixture): (string | null)[] =>
  draft.texts.map((_, index) => mixture.get(scan.loose.get(index)?.unit ?? '') ?? null)

/** Several known units that nearly all numbers with a unit stand in; null where it is one, or they may be codes. */
function mixtureOf(units: Map<string, UnitRows>, all: number): Mixture | null {
  const known = [...units].filter(([, { isKnown }]) => isKnown).sort((a, b) => b[1].rows - a[1].rows)
  const mixture: Mixture = new Map()
  for (const [unit] of known) {
    mixture.set(unit, [...mixture.values()].find((lead) => isSameKind(unit, lead)) ?? unit)
  }
  const rows = rowsOf(units, (unit) => mixture.has(unit))
  const others = rowsOf(units, (unit) => mixture.has(unit) && mixture.get(unit) !== known[0]![0])
  if (others < othersMin || rows < unitShareMin * rowsOf(units, () => true)) return null
  const isLettered = [...mixture.values()].some((unit) => letters.test(unit))
  return isLettered && rows < letterShareMin * all ? null : mixture
}

/** `Rm 2` is a room, `Rm 2.50` are ringgit. */
const room = /^Rm\.? ?\d{1,3}$/
const areRooms = ({ texts }: TextDraft): boolean => texts.every((text) => text === '' || room.test(text))

const moneyUnits = new Set(currencies.values())
const isMoney = (mixture: Mixture) => [...mixture.values()].every((unit) => moneyUnits.has(unit))

function rowsOfUnits(draft: TextDraft, scan: NumberScan): Map<string, UnitRows> {
  const units = new Map<string, UnitRows>()
  for (const [index, { unit, unitKnown }] of scan.loose) {
    if (!unit) continue
    const found = units.get(unit)
    const rows = (found?.rows ?? 0) + draft.counts[index]!
    units.set(unit, { rows, isKnown: unitKnown || (found?.isKnown ?? false) })
  }
  return units
}

const rowsOf = (units: Map<string, UnitRows>, isOf: (unit: string) => boolean): number =>
  [...units].reduce((sum, [unit, { rows }]) => (isOf(unit) ? sum + rows : sum), 0)

function areKinds({ texts, missing, filled }: TextDraft): boolean {
  const distinct = texts.filter((_, index) => !missing[index]).length
  return distinct <= kindsMax && filled >= rowsPerKindMin * distinct
}
