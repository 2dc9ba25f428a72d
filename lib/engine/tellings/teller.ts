import { upperFirst } from '@/lib/format/first-letter'
import { periodWords } from '@/lib/format/period-words'
import { lastMark, listItems, listMark } from './list-items'
import { localNumber } from './local-number'
import { localPeriod } from './local-period'
import { type Form, fillForm, formOf, matchesOf } from './match-form'
import type { Names } from './names-of'
import { sentencesOf } from './sentences-of'
import type { Telling } from './telling'

interface Told {
  text: string
  /** Whether all of it is known: numbers, times, names of the table, forms of words. */
  isSure: boolean
  /** Of two ways to read a text that with the longer parts holds: the sum of their squares. */
  weight: number
}

const heavier = (one: Told, other: Told): Told =>
  other.isSure && (!one.isSure || other.weight > one.weight) ? other : one
const sumOf = (parts: Told[]) => parts.reduce((sum, { weight }) => sum + weight, 0)

const unknown = (text: string): Told => ({ text, isSure: false, weight: 0 })
const sure = (text: string, weight = 0): Told => ({ text, isSure: true, weight })

/** Parts of sentences that are kept told; filters bring new ones without end. */
const keptMax = 50_000
/** Ways to read one sentence that are tried: names may be made of the words of forms. */
const triesMax = 10_000
/** `5 min 17 s`, `2 h 5 min` */
const duration = /^−?\d+ (?:d|h|min|s)(?: \d+ (?:h|min|s))*$/

/** Tells in another language what was told in English of one table, whose own names stay as they are. */
export class Teller {
  #triesLeft = triesMax
  readonly #told = new Map<string, Told>()
  /** Names with a full stop in them, behind which a value or a number may stand. */
  readonly #stopped: string[]
  readonly #forms: Record<'titles' | 'clauses' | 'phrases', [Form, string][]>

  constructor(
    readonly telling: Telling,
    readonly names: Names,
  ) {
    const pairs = (forms: Record<string, string>) =>
      Object.entries(forms).map(([form, own]): [Form, string] => [formOf(form), own])
    const all = [...names.own, ...names.made]
    this.#stopped = all.filter((name) => name.includes('.') && !names.own.has(name.replace(/\.$/, '')))
    this.#forms = {
      titles: pairs(telling.titles),
      clauses: pairs(telling.clauses),
      phrases: pairs(telling.phrases),
    }
  }

  /** Sentences; those that have no known form stay as they are. */
  sentences(text: string): string {
    return sentencesOf(text, this.#stopped)
      .map((sentence) => this.#sentence(sentence))
      .join(' ')
  }

  title(text: string): string {
    this.#triesLeft = triesMax
    const told = this.#title(text)
    return told.isSure ? this.#mended(upperFirst(told.text)) : text
  }

  #title(text: string): Told {
    return this.#best('titles', text) ?? this.#piece(text)
  }

  /** A name of a number, a unit, a time: what stands at an axis. */
  phrase(text: string): string {
    this.#triesLeft = triesMax
    const told = this.#piece(text)
    return told.isSure ? this.#mended(told.text) : text
  }

  #sentence(sentence: string): string {
    this.#triesLeft = triesMax
    const clause = withoutStop(sentence)
    const told = this.#begun(clause)
    if (!told.isSure) return sentence
    const own = this.#mended(upperFirst(told.text))
    return own.endsWith('.') ? own : own + sentence.slice(clause.length)
  }

  #mended(text: string): string {
    return this.telling.mended?.(text) ?? text
  }

  /** A clause with a capital letter, which may be a name's own. */
  #begun(text: string): Told {
    return heavier(this.#clause(text), this.#clause(smallFirst(text)))
  }

  #clause(text: string): Told {
    return this.#once(`. ${text}`, () => {
      const whole = this.#best('clauses', text)
      if (whole?.isSure) return whole
      return this.#twoClauses(text) ?? this.#bare(text) ?? unknown(text)
    })
  }

  /** `Half lie between 3 and 5; 12 of 14 rows have a value`, `It rises: from 3 to 5`. */
  #twoClauses(text: string): Told | null {
    for (const mark of ['; ', ': ']) {
      for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
        const [first, second] = [this.#clause(text.slice(0, at)), this.#clause(text.slice(at + mark.length))]
        if (first.isSure && second.isSure)
          return sure(first.text + mark + second.text, first.weight + second.weight)
      }
    }
    return null
  }

  /** A clause that is a phrase alone: `38 of 40 rows`. */
  #bare(text: string): Told | null {
    const piece = this.#piece(text)
    return piece.isSure ? piece : null
  }

  #piece(text: string): Told {
    return this.#once(text, () => {
      const simple = this.#simple(text) ?? this.#named(text)
      if (simple) return simple
      const ways = [
        // conditions hold lists of their own: `plan is A, B or C and region is North`
        this.#list(text, lastMark),
        this.#best('phrases', text),
        this.#best('phrases', smallFirst(text)),
        this.#list(text, listMark),
      ].filter((told) => told !== null)
      if (ways.length > 0) return ways.reduce(heavier)
      return this.names.made.has(text.toLowerCase()) ? sure(text) : unknown(text)
    })
  }

  #simple(text: string): Told | null {
    const { locale, units, words } = this.telling
    const lower = text.toLowerCase()
    const weight = text.length ** 2
    if (/\p{L}/u.test(text) && this.names.own.has(lower)) return sure(text, weight)
    const number = localNumber(text, locale)
    if (number !== null) return sure(number, weight)
    if (this.names.own.has(lower) || duration.test(text)) return sure(text, weight)
    if (Object.hasOwn(words, lower)) return sure(words[lower]!, weight)
    const period = localPeriod(text, periodWords(locale))
    if (period !== null) return sure(period, weight)
    const space = text.indexOf(' ')
    const amount = space < 0 ? null : localNumber(text.slice(0, space), locale)
    if (amount === null) return null
    const unit = text.slice(space + 1)
    if (Object.hasOwn(units, unit)) return sure(`${amount}\u00A0${units[unit]}`, weight)
    const isOwn = this.names.own.has(unit.toLowerCase()) || isUnit(unit)
    return isOwn ? sure(`${amount}\u00A0${unit}`, weight) : null
  }

  /** A value behind the name of its column: `ward 7`, `zone PLU N`. */
  #named(text: string): Told | null {
    const lower = text.toLowerCase()
    for (let at = text.indexOf(' '); at > 0; at = text.indexOf(' ', at + 1)) {
      const name = lower.slice(0, at)
      if (!this.names.own.has(name) && !this.names.made.has(name)) continue
      const value = text.slice(at + 1)
      const told = isCode(value) ? sure(value, value.length ** 2) : this.#piece(value)
      if (told.isSure)
        return sure(`${this.#piece(text.slice(0, at)).text} ${told.text}`, at ** 2 + told.weight)
    }
    return null
  }

  /** `North, South and East`, with what stands in brackets behind each. */
  #list(text: string, markOf: RegExp): Told | null {
    const items = listItems(text, markOf, this.names.own)
    const told = items.map(({ part }) => this.#piece(part))
    if (items.length < 2 || !told.every(({ isSure }) => isSure)) return null
    const { and, or } = this.telling
    const joined = told.map(({ text: own }, at) => {
      const mark = items[at]!.mark.replace(/^, (?=\p{L})/u, ' ')
      return mark === '' || mark === ', ' ? mark + own : ` ${(mark === ' or ' ? or : and)(own)} ${own}`
    })
    return sure(joined.join(''), sumOf(told))
  }

  #best(kind: 'titles' | 'clauses' | 'phrases', text: string): Told | null {
    let best: Told | null = null
    for (const [form, own] of this.#forms[kind]) {
      if (!form.literals.every((literal) => text.includes(literal))) continue
      for (const held of matchesOf(form, text)) {
        this.#triesLeft -= 1
        if (this.#triesLeft < 0) return best
        const parts = this.#partsOf(form, held)
        if (!parts) continue
        const weight = form.weight ** 2 + sumOf(parts)
        if (best?.isSure && weight <= best.weight) continue
        const names = new Map(parts.map((part, at) => [form.places[at]!, part.text]))
        best = sure(fillForm(own, names), weight)
      }
    }
    return best
  }

  /** What stands in the places of a form; null where one of them is not known. */
  #partsOf({ places }: Form, held: string[]): Told[] | null {
    const parts: Told[] = []
    for (const [at, text] of held.entries()) {
      const part = places[at] === '*' ? this.#clause(text) : this.#piece(text)
      if (!part.isSure) return null
      parts.push(part)
    }
    return parts
  }

  #once(key: string, make: () => Told): Told {
    const known = this.#told.get(key)
    if (known) return known
    if (this.#told.size > keptMax) this.#told.clear()
    this.#told.set(key, unknown(key))
    const told = make()
    this.#told.set(key, told)
    return told
  }
}

/** As it would stand within a sentence, whatever it begins with. */
const smallFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const withoutStop = (sentence: string) => sentence.replace(/[.?!]$/, '')

/** `7`, `PT-11`, `16-23`: as the table has it, also where it is written with figures. */
const isCode = (value: string) => /^[\p{L}\p{N}][\p{L}\p{N}./:_-]*$/u.test(value) && /\p{N}/u.test(value)

const shortWords = new Set(
  'of for in on per with and or to each more less late over than is at by'.split(' '),
)

/** `kg`, `t/ha`, `mg/dL`: no word of a language. */
const isUnit = (unit: string) =>
  /^(?:\p{L}{1,4}|[\p{L}°%µ²³/]*[°%µ²³/][\p{L}°%µ²³/]*)$/u.test(unit) && !shortWords.has(unit)
