import { foldText } from '../../names/name-words'
import type { Plan } from '../../plan/plan'
import { isNoun } from '../../thesaurus/closeness'
import type { Token } from '../tokens'
import { french } from '../tongues/french'
import { german } from '../tongues/german'
import { italian } from '../tongues/italian'
import { portuguese } from '../tongues/portuguese'
import { spanish } from '../tongues/spanish'
import { remembered } from '../words/remembered'
import { singular } from '../words/word-forms'

const tongues = [german, french, spanish, italian, portuguese]

interface Noun {
  pattern: RegExp
  to: string
}

let all: Noun[] | null = null

const nouns = (): Noun[] => {
  all ??= tongues.flatMap((tongue) =>
    tongue.nouns.map(([from, to]) => ({ pattern: new RegExp(`^(?:${foldText(from)})$`), to })),
  )
  return all
}

/** What a noun of another language is in English; the word itself where it is known there, or nowhere. */
export const englishNoun = remembered((word: string): string => {
  if (word.length < 3 || isNoun(singular(word))) return word
  return nouns().find(({ pattern }) => pattern.test(word))?.to ?? word
})

/** A name with its foreign nouns in English. */
export const inEnglishNouns = (name: string): string =>
  name.replaceAll(/\p{L}+/gu, (word) => {
    const folded = foldText(word)
    const english = englishNoun(folded)
    return english === folded ? word : english
  })

const monthNames =
  'january february march april may june july august september october november december'.split(' ')

/** Names of months in any language, by how they are written there. */
const months = new Map(
  tongues.flatMap(({ months: names }) =>
    names.split(' ').map((name, place) => [foldText(name), monthNames[place]!] as const),
  ),
)

/** The names of the months in a language, from January on, as patterns. */
export const monthsOf = (language: Exclude<Plan['language'], 'en'>): string[] =>
  ({ de: german, fr: french, es: spanish, it: italian, pt: portuguese })[language].months.split(' ')

/** A foreign text with its nouns and months in English, word by word; a noun of several words keeps its head. */
export const englishTokens = (tokens: Token[]): Token[] =>
  tokens.map((token) => {
    if (token.kind !== 'word') return token
    const text = months.get(token.text) ?? englishNoun(token.text).split(' ').at(-1)!
    return text === token.text ? token : { ...token, text }
  })
