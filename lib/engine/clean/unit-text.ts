import { currencies } from './currencies'
import { units } from './units'

const scales = new Map(
  Object.entries({
    k: 1e3,
    tsd: 1e3,
    'tsd.': 1e3,
    thousand: 1e3,
    tausend: 1e3,
    mio: 1e6,
    'mio.': 1e6,
    mn: 1e6,
    million: 1e6,
    millionen: 1e6,
    millions: 1e6,
    millones: 1e6,
    mill: 1e6,
    'mill.': 1e6,
    bn: 1e9,
    mrd: 1e9,
    'mrd.': 1e9,
    billion: 1e9,
    milliarden: 1e9,
    milliards: 1e9,
    md: 1e9,
    cr: 1e7,
    crore: 1e7,
    lakh: 1e5,
  }),
)

/** Scale letters that are no unit when they are capital: `5M`, but `5m` are metres. */
const capitalScales = new Map(Object.entries({ K: 1e3, M: 1e6, B: 1e9, T: 1e12 }))

export interface UnitText {
  unit: string | null
  scale: number
  /** The unit is one of the known ones; else it is any word, which must be the same in the whole column. */
  known: boolean
}

const none: UnitText = { unit: null, scale: 1, known: true }
const wordUnit = /^\p{L}[\p{L} ./²³]{0,18}$/u

export const findCurrency = (text: string): string | null => currencies.get(text.toLowerCase()) ?? null

/** What stands behind a number: nothing, a scale (`k`, `Mio.`), a unit, a currency, or a scale and a currency. */
export function readSuffix(text: string, hasCurrency: boolean): UnitText | null {
  if (text === '') return none
  const capital = capitalScales.get(text)
  if (capital) return { unit: null, scale: capital, known: true }
  const lower = text.toLowerCase()
  const scale = scales.get(lower) ?? (hasCurrency ? moneyScale(lower) : undefined)
  if (scale) return { unit: null, scale, known: true }
  // `oz.` is short for what `oz` is
  const unit = currencies.get(lower) ?? units.get(lower) ?? units.get(lower.replace(/\.$/, ''))
  if (unit) return { unit, scale: 1, known: true }
  return (
    scaledCurrency(text) ??
    (wordUnit.test(text) ? { unit: lower.replace(/s$/, ''), scale: 1, known: false } : null)
  )
}

const moneyScales = new Map(Object.entries({ m: 1e6, b: 1e9, t: 1e12 }))
const moneyScale = (text: string): number | undefined => moneyScales.get(text)

function scaledCurrency(text: string): UnitText | null {
  const match = /^(\p{L}{1,10}\.?)\s*([^\p{L}\s]|\p{L}{3})$/u.exec(text)
  if (!match) return null
  const unit = findCurrency(match[2]!)
  const scale = scales.get(match[1]!.toLowerCase()) ?? capitalScales.get(match[1]!) ?? moneyScale(match[1]!)
  return unit && scale ? { unit, scale, known: true } : null
}
