import { closeness, standIns } from '../../thesaurus/closeness'
import type { Understanding } from '../../understanding'
import { isMoneyWord } from '../spans/money-column'
import { isSameThing } from '../typed/lexicon/things'
import { expansionsOf } from '../words/abbreviations'
import { isShortFor, singular, wordFit } from '../words/word-forms'
import { canMeasure } from './column-kinds'
import { type ColumnName, isNamingWord, spokenUnit, unitsOf } from './column-names'
import { quantityFit, valuesFit } from './quantity-fit'

/** Words this close in meaning may stand for each other. */
const closenessMin = 0.5
/** What a unit ("minutes") says of a column, beside its name. */
const unitFit = 0.45
/** `carr` may be short for another word. */
const shortFit = 0.55
/** Everyday words for the same thing of a table. */
const thingFit = 0.55
const shortLengthMin = 4
/** The best column must stand out, else nobody knows which is meant. */
const leadMin = 0.08
const fitMin = 0.3

/** Words that stand beside it say a part of what it means. */
const besideShare = 0.4

/**
 * The column that one of some words, none of which is in its name, may mean, by its name, its unit or its values; null
 * where none stands out. Words that stand beside it and are open too help to tell columns apart.
 */
export function fittingColumn(
  words: string[],
  names: readonly ColumnName[],
  { data, beside = [] }: { data: Understanding; beside?: string[] },
): { index: number; fit: number } | null {
  const ranked = names
    .map((name) => {
      const own = Math.max(...words.map((word) => fitOf(word, name, data)))
      const others = Math.max(0, ...beside.map((word) => fitOf(word, name, data)))
      return { index: name.index, fit: own === 0 ? 0 : Math.min(1, own + besideShare * others) }
    })
    .sort((a, b) => b.fit - a.fit || a.index - b.index)
  const [best, next] = ranked
  if (!best || best.fit < fitMin || best.fit - (next?.fit ?? 0) < leadMin) return null
  return best
}

/** What "how long" and the like ask for. */
const qualities = new Map(
  Object.entries({
    long: ['duration', 'length', 'time', 'runtime', 'minute', 'hour', 'day'],
    tall: ['height', 'elevation'],
    high: ['height', 'elevation', 'altitude'],
    old: ['age'],
    far: ['distance', 'range'],
    fast: ['speed', 'velocity', 'pace'],
    heavy: ['weight', 'mass'],
    big: ['size', 'area'],
    large: ['size', 'area'],
    wide: ['width'],
    deep: ['depth'],
    late: ['delay'],
    expensive: ['price', 'cost', 'fee', 'fare', 'budget'],
    costly: ['price', 'cost', 'fee', 'fare', 'budget'],
    cheap: ['price', 'cost', 'fee', 'fare', 'budget'],
    light: ['weight', 'mass'],
    short: ['duration', 'length', 'time', 'runtime', 'height'],
    young: ['age'],
    small: ['size', 'area'],
    slow: ['speed', 'velocity', 'pace'],
    profitable: ['profit', 'margin'],
    populous: ['population'],
    warm: ['temperature'],
    hot: ['temperature'],
    cold: ['temperature'],
  }),
)

/** Whether a word says how much of something a thing has. */
export const isQuality = (word: string): boolean => qualities.has(word)

export const qualitiesOf = (word: string): string[] => qualities.get(word) ?? [word]

/** How much of a name a word may say, 0 to 1. */
function fitOf(word: string, name: ColumnName, data: Understanding): number {
  // what was taken in is a number, and no `Billing Country`
  if (isMoneyWord(word) && !canMeasure(data, name.index)) return 0
  const whole = name.parts.reduce((sum, { weight }) => sum + weight, 0)
  const content = name.parts.filter((part) => !isNamingWord(part.word))
  const said = content.map(
    (part) => (meaningFit(word, part.word) * Math.sqrt(part.weight)) / Math.sqrt(whole),
  )
  const own = data.profile.columns[name.index]!.unit
  const units = [...unitsOf(name), ...(own ? spokenUnit(own) : [])]
  const unit = units.includes(word) ? unitFit : 0
  const shown = [quantityFit(word, name, data), valuesFit(word, name, data)]
  return Math.max(0, unit, compoundFit(word, name), joinedFit(word, name), ...shown, ...said)
}

const joinedLengthMin = 4

/** `race` for `raceethnicity`: two words written in one, of which one is said. */
function joinedFit(word: string, { words }: ColumnName): number {
  const [own, ...others] = words
  // a name of marks alone has no words
  if (own === undefined || others.length > 0) return 0
  if (word.length < joinedLengthMin || own.length < word.length + joinedLengthMin) return 0
  return own.startsWith(word) || own.endsWith(word) ? shortFit : 0
}

function meaningFit(word: string, part: string): number {
  const plain = wordFit(word, part)
  if (plain > 0) return plain
  const named = [singular(part), ...expansionsOf(part)]
  const close = Math.max(...named.map((name) => closeness(word, name)))
  if (close >= closenessMin) return close
  if (word !== 'rate' && isSameThing(word, part)) return thingFit
  const isShort = part.length >= shortLengthMin && standIns(word).some((other) => isShortFor(part, other))
  return isShort ? shortFit : 0
}

const halfLengthMin = 3
const halfFitMin = 0.7

/** `hometown` for `home_city`: each half says another part. */
function compoundFit(word: string, { parts }: ColumnName): number {
  if (parts.length < 2) return 0
  for (let cut = halfLengthMin; cut <= word.length - halfLengthMin; cut++) {
    const [first, second] = [word.slice(0, cut), word.slice(cut)]
    const isBoth = parts.some(
      (part, place) =>
        meaningFit(first, part.word) >= halfFitMin &&
        parts.some((other, at) => at > place && meaningFit(second, other.word) >= halfFitMin),
    )
    if (isBoth) return 1
  }
  return 0
}
