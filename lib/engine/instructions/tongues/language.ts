import { foldText } from '../../names/name-words'
import type { Plan } from '../../plan/plan'
import type { Understanding } from '../../understanding'
import { columnNames } from '../columns/column-names'
import { isWordOf, lexiconOf as lexiconIn } from '../typed/lexicon/lexicon'
import { wordFit } from '../words/word-forms'
import { french } from './french'
import { german } from './german'
import { italian } from './italian'
import { type OwnWords, ownWords } from './own-words'
import { plainNumbers } from './plain-numbers'
import { portuguese } from './portuguese'
import { spanish } from './spanish'
import type { Tongue, Word } from './tongue'

type Language = Plan['language']
type Foreign = Exclude<Language, 'en'>

const tongues: Record<Foreign, Tongue> = { de: german, fr: french, es: spanish, it: italian, pt: portuguese }
const foreign = Object.keys(tongues) as Foreign[]
const english =
  'the|by|per|of|and|show|each|with|for|charts?|average|number|plot|is|are|what|which|how|from|to|give|draw|make|bar|line|use|my|our|not|only|all|this|that|it|at|in|on|between|over|top|title|without|where|than|sales|count|every|split'

/** Sure words of a language weigh this much, so that one of them tells it where no English stands beside. */
const sureWeight = 2

/** The language of a text about some data, whose own names tell it only where no other word does. */
export function languageAbout(text: string, understanding: Understanding): Language {
  const { text: said, kept } = ownWords(text, understanding)
  const language = languageOf(said)
  const isTold = language !== 'en' || kept.length === 0 || countOf(lowerCase(said), english) > 0
  return isTold ? language : languageOf(text)
}

/**
 * The language in which what a text asks for is told: its own, but only where more of its words are of that language alone
 * than of English alone, for who is answered in a wrong one can read nothing.
 */
export function languageToTell(text: string, language: Language, understanding: Understanding): Language {
  if (language === 'en') return language
  const { sure, weak } = tongues[language].marks
  const words: string[] = lowerCase(ownWords(text, understanding).text).match(/\p{L}{2,}/gu) ?? []
  const isEnglish = (word: string) => isWordOf(lexiconIn('en'), foldText(word)) || countOf(word, english) > 0
  const isOwn = (word: string) =>
    isWordOf(lexiconIn(language), foldText(word)) || countOf(word, `${sure}|${weak}`) > 0
  const own = words.filter((word) => isOwn(word) && !isEnglish(word)).length
  const others = words.filter((word) => isEnglish(word) && !isOwn(word)).length
  return own > others ? language : 'en'
}

/** The language of a text by its small words; English where they leave it open. */
export function languageOf(text: string): Language {
  const plain = lowerCase(text)
  const unnamed = lowerCase(withoutNames(text))
  const most = Math.max(countOf(plain, english), 1)
  const marked = foreign.flatMap((language) => {
    const { sure, weak, letters } = tongues[language].marks
    const said = language === 'de' ? plain : unnamed
    const own = countOf(said, sure) + (letters ? (said.match(letters)?.length ?? 0) : 0)
    const found = sureWeight * own + countOf(said, weak)
    return found > most ? [{ language, found }] : []
  })
  const [only, ...others] = marked
  if (!only) return languageOfWords(plain, most)
  // languages that share their small words differ by the others
  if (others.length === 0) return only.language
  const known = marked.map(({ language, found }) => ({
    language,
    count: found + sureWeight * wordsOf(unnamed).filter((word) => isWordOf(lexiconIn(language), word)).length,
  }))
  return known.sort((a, b) => b.count - a.count)[0]!.language
}

/** "Las Vegas", "Rio de Janeiro": words of names tell no language, but where all nouns have a capital, or all words. */
const withoutNames = (text: string): string => {
  const others = text.replaceAll(/\p{Lu}\p{Ll}+(?: (?:d[aeio]s?|del|la|los) | )(?:\p{Lu}\p{Ll}+ ?)+/gu, ' ')
  return /\p{Ll}{2}/u.test(others) ? others : text
}

/** Where no small word tells the language, the one that has more of the words to itself than some; else English. */
function languageOfWords(plain: string, least: number): Language {
  const others = wordsOf(plain).filter((word) => !isWordOf(lexiconIn('en'), word))
  const [most] = foreign
    .map((language) => ({
      language,
      count: others.filter((word) => isWordOf(lexiconIn(language), word)).length,
    }))
    .sort((a, b) => b.count - a.count)
  return most && most.count > least ? most.language : 'en'
}

const wordsOf = (plain: string): string[] => foldText(plain).match(/\p{L}{3,}/gu) ?? []

const lowerCase = (text: string) => text.normalize('NFC').toLowerCase()

/** How often a text in lower case has one of some words. */
const countOf = (text: string, words: string) => text.match(lowerWords(words))?.length ?? 0

/** Where a sentence goes on with another chart, for `split`. */
export function anotherChart(language: Language): RegExp | null {
  return language === 'en' ? null : wholeWords(tongues[language].another)
}

/**
 * A clause of a text in the grammar's English: its own words are translated, what names columns and values stays as it
 * is. A clause in English within a text of another language stays whole.
 */
export function inEnglish(clause: string, language: Language, understanding: Understanding): string {
  if (language === 'en' || isEnglish(clause, language)) return clause
  const text = clause.normalize('NFC')
  const tongue = tongues[language]
  const title = new RegExp(`^\\s*${loose(tongue.title)}\\s*[:=]?\\s+(.+)$`, 'iu').exec(text)?.[1]
  if (title) return `title: ${title}`
  const own = ownWords(text, understanding)
  const turned = tongue.turns.reduce(
    (said, [pattern, to]) => said.replaceAll(wholeWords(pattern), to),
    plainNumbers(own.text, lexiconOf(language).months),
  )
  return restore(translated(turned, language, understanding), own)
    .replaceAll(/\s{2,}/g, ' ')
    .trim()
}

function isEnglish(clause: string, language: Foreign): boolean {
  const { sure, weak } = tongues[language].marks
  const text = lowerCase(clause)
  return countOf(text, english) > 0 && countOf(text, sure) + countOf(text, weak) === 0
}

const restore = (text: string, { kept }: OwnWords) =>
  text.replaceAll(/\uE000(\d+)\uE001/g, (_, index: string) => kept[Number(index)]!)

function translated(text: string, language: Foreign, understanding: Understanding): string {
  const { pattern, targets } = lexiconOf(language)
  return text.replaceAll(pattern, (said, ...groups: unknown[]) => {
    const place = targets.findIndex((_, index) => groups[index] !== undefined)
    const { to, whole } = targets[place]!
    // "nombre d'examens": what is written in one with the next word is not in English
    if (!whole) return /['’]$/.test(said) ? `${to} ` : to
    const alike = targets.filter(
      (other) =>
        other.whole && (other.to === to || !other.to.includes(' ')) && wordFit(other.to, to) >= synonymFit,
    )
    return ownWord([whole, ...alike.map((other) => other.whole!)], understanding) ?? to
  })
}

/** Two English words that mean the same field. */
const synonymFit = 0.7

/** What the data themselves call a thing: the column of that name, or the word in a longer one. */
function ownWord(things: RegExp[], understanding: Understanding): string | null {
  const named = columnNames(understanding).map(({ words }) => words)
  for (const thing of things) {
    const whole = named.find((words) => thing.test(words.join(' ')))
    const word = whole?.join(' ') ?? named.flat().find((one) => thing.test(one))
    if (word) return word
  }
  return null
}

interface Lexicon {
  /** One pass over all words of a language, so that nothing is translated twice; a group for each entry. */
  pattern: RegExp
  /** `whole` only of nouns: whether a column is called so. */
  targets: { to: string; whole: RegExp | null }[]
  /** Patterns of the months' names. */
  months: string[]
}

const lexicons = new Map<Foreign, Lexicon>()

function lexiconOf(language: Foreign): Lexicon {
  const known = lexicons.get(language)
  if (known) return known
  const { words, nouns, months } = tongues[language]
  const names: Word[] = months.split(' ').map((name, index) => [name, monthNames[index]!])
  const grammar = [...names, ...words].map(([from, to]) => ({ from, to, whole: null }))
  const things = nouns.map(([from, to]) => ({ from, to, whole: new RegExp(`^(?:${loose(from)})$`, 'iu') }))
  const all = [...grammar, ...things]
  const lexicon = {
    pattern: wholeWords(all.map(({ from }) => `(${from})`).join('|')),
    targets: all.map(({ to, whole }) => ({ to, whole })),
    months: months.split(' ').map(loose),
  }
  lexicons.set(language, lexicon)
  return lexicon
}

const monthNames =
  'january february march april may june july august september october november december'.split(' ')

const once = (make: (pattern: string) => RegExp) => {
  const made = new Map<string, RegExp>()
  return (pattern: string): RegExp => {
    const regex = made.get(pattern) ?? make(pattern)
    made.set(pattern, regex)
    return regex
  }
}

/** Letters of Europe, for `\p{L}`: a pattern blind to case with all letters of the world takes ten times to be compiled. */
const letter = 'a-zªµºß-öø-ɏͰ-ϿЀ-ԯḀ-ỿ'

const boundWords = (pattern: string) => {
  const words = loose(pattern).replaceAll('\\p{L}', `[${letter}]`)
  return `(?<![${letter}\\d])(?:${words})(?!(?<=[${letter}])[${letter}])`
}

const wholeWords = once((pattern) => new RegExp(boundWords(pattern), 'gi'))
/** To be looked for in a text in lower case. */
const lowerWords = once((pattern) => new RegExp(boundWords(pattern), 'g'))

/** Accents may be left out, umlauts written with an e, apostrophes be of any kind. */
const letters: Record<string, string> = {
  ä: '(?:ä|ae|a)',
  ö: '(?:ö|oe|o)',
  ü: '(?:ü|ue|u)',
  ß: '(?:ß|ss)',
  à: '[àa]',
  â: '[âa]',
  é: '[ée]',
  è: '[èe]',
  ê: '[êe]',
  î: '[îi]',
  ô: '[ôo]',
  û: '[ûu]',
  ç: '[çc]',
  œ: '(?:œ|oe)',
  á: '[áa]',
  í: '[íi]',
  ó: '[óo]',
  ú: '[úu]',
  ì: '[ìi]',
  ò: '[òo]',
  ù: '[ùu]',
  ã: '[ãa]',
  õ: '[õo]',
  ñ: '[ñn]',
  "'": "['’]",
}
const loose = (pattern: string) =>
  pattern.replaceAll(/[^\x20-\x26\x28-\x7e]/g, (letter) => letters[letter] ?? letter)
