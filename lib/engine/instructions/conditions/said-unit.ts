import { currencies } from '../../clean/currencies'
import { units } from '../../clean/units'
import type { Sentence } from '../sentence'

/** Units as people write them out, beside those that stand in cells. */
const spelled: Record<string, string> = {
  kilogram: 'kg',
  kilogramme: 'kg',
  kilo: 'kg',
  gram: 'g',
  gramme: 'g',
  milligram: 'mg',
  tonne: 't',
  ton: 't',
  ounce: 'oz',
  kilometer: 'km',
  kilometre: 'km',
  meter: 'm',
  metre: 'm',
  centimeter: 'cm',
  centimetre: 'cm',
  millimeter: 'mm',
  millimetre: 'mm',
  mile: 'mi',
  foot: 'ft',
  feet: 'ft',
  inch: 'in',
  inches: 'in',
  yard: 'yd',
  liter: 'l',
  litre: 'l',
  milliliter: 'ml',
  millilitre: 'ml',
  second: 's',
  millisecond: 'ms',
  kilobyte: 'KB',
  megabyte: 'MB',
  gigabyte: 'GB',
  terabyte: 'TB',
  dollar: '$',
  buck: '$',
  yen: '¥',
  rupee: '₹',
  franc: 'CHF',
  sterling: '£',
}
/** What stands in cells and is a word of its own in a sentence. */
const otherWords = new Set(
  'in a d x v w t s l db bar cal pt px pc nm cc ps hp stk std try try. rs rm rp ct ft kr tag'.split(' '),
)
/** Short for a unit only where no amount of money or scale could be meant. */
const letters = 'kg|g|mg|lbs?|oz|km|cm|mm|mi|h|ml|t|l|s|w|ft|m'

const known = [...units, ...currencies].filter(([said]) => /^[a-z]{2,}$/.test(said) && !otherWords.has(said))
const words = new Map([
  ...known,
  ...Object.entries(spelled).flatMap(([word, unit]) => [[word, unit] as const, [`${word}s`, unit] as const]),
])
const written = [...words.keys()].sort((a, b) => b.length - a.length)

/** A unit that may stand behind an amount. */
export const unit = `(?:(?:years?(?: old| of age)?|yrs?|pounds?|points?|units?|percent(?:age points?)?|${written.join('|')}|${letters}) )?`

const behind = new RegExp(`^ (pounds?|${written.join('|')}|${letters})(?= )`)

/** The unit that an amount is said in, as columns have it; pounds are of money or of weight, which `lb` stands for. */
export function saidUnit({ text, monies, percents }: Sentence, mark: string): string | null {
  const money = monies.get(mark)
  if (money) return money
  if (percents.has(mark)) return '%'
  const at = text.indexOf(` ${mark} `)
  const word = at < 0 ? undefined : behind.exec(text.slice(at + mark.length + 1))?.[1]
  if (!word) return null
  return /^pounds?$/.test(word) ? 'lb' : (words.get(word) ?? units.get(word) ?? null)
}
