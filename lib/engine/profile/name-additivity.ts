import type { Additivity } from '@/lib/contracts/analysis'
import {
  additiveHead,
  additiveStrong,
  intensiveStrong,
  intensiveWeak,
  levelWords,
  perPhrase,
} from '../names/measure-words'
import { findWord, hasWord, type NameWords, wordList } from '../names/name-words'

/** How a measure may be put together over rows, and what says so. */
export interface AdditivityGuess {
  additivity: Additivity
  confidence: number
  evidence: string
}

const countPhrase =
  / (?:number|num|no|nr|count|sum|n|#|anzahl|zahl|nombre|nbre|nb|numero|cantidad|aantal) (?:of|der|von|de|des|di|d|van) | sample size | n (?:obs|rows|users|items) /
const stretchWords = new Set(
  `days day time hours hrs hr minutes mins min seconds secs sec distance weeks months years tage stunden std minuten jours
  heures dias horas giorni ore`.split(/\s+/),
)
const reachWords = new Set('to since until between bis seit'.split(' '))
/** `hrs to resolve`, `days since order`: from one thing to another. */
const isStretch = ({ words }: NameWords): boolean =>
  words.some((word, at) => stretchWords.has(word) && reachWords.has(words[at + 1] ?? ''))

const unitPhrase =
  / pu (?:ht |ttc )?| unit (?:price|cost|value|weight|preis|rate|sales|margin) | (?:unit|each|stueck|stuck)(?:preis|kosten|cost|price) | p\d{1,2}(?:th)? /
/** A regular fee of one customer: adding up such fees over rows of customers is no flow. */
const regularPhrase =
  / (?:monthly|weekly|hourly|yearly|annual|daily|monatlich\w*|mensuel\w*|mensual) (?:charges?|fees?|rent|premiums?|rates?|salary|wages?|incomes?|price|payments?|bills?|installments?|beitrag|miete) /
const flowIncome =
  / (?:net|operating|gross|total|other|interest|rental|investment) (?:income|revenu|earnings|einkommen) /
const cumulativePhrase =
  / (?:cum|cumulative|cumul\w*|kumul\w*|acumul\w*|cumsum|running (?:total|sum|count|balance|amount|tally)|ytd|to date) /

/** A rate of all so far is a rate. */
const rateWords = wordList(
  'avg average averages mean rate rates return growth gpa grade ratio pct percent percentage % share price yield margin',
)

/** Whether the name says that each row holds what has come together so far. */
export const saysCumulative = ({ text, words }: NameWords): boolean =>
  cumulativePhrase.test(text) && !words.some((word) => hasWord(word, rateWords))

const stockPhrase =
  / (?:on hand|in stock) | (?:opening|closing|beginning|ending) (?:qty|quantity|stock|balance|inventory|units|count) /

/** `umsatz` ends as rates do (`steuersatz`), and is an amount by itself. */
const isAmount = (word: string): boolean => hasWord(word, additiveHead) && !intensiveStrong.exact.has(word)

/** `gdp_pc`; a PC at the start is a computer. */
const isPerHead = ({ words }: NameWords): boolean => words.indexOf('pc') > 0

/** What the name alone says of summing; null where it says nothing. */
export function nameAdditivity(name: NameWords): AdditivityGuess | null {
  const { text } = name
  const is = (additivity: Additivity, confidence: number, evidence: string) => ({
    additivity,
    confidence,
    evidence,
  })
  if (saysCumulative(name)) return is('semi_additive', 0.9, 'the name says that it is cumulative.')
  if (cumulativePhrase.test(text))
    return is('intensive', 0.88, 'the name says that it is a rate of all so far.')
  if (stockPhrase.test(text)) return is('semi_additive', 0.9, 'the name says that it is a stock.')
  if (unitPhrase.test(text)) return is('intensive', 0.92, 'the name says that it is a value of one unit.')
  if (regularPhrase.test(text))
    return is('intensive', 0.75, 'the name says that it is a regular amount of each.')
  const isPer = perPhrase.test(text) || isPerHead(name) || isStretch(name)
  if (isNumOf(name) && !isPer) return is('additive', 0.85, 'the name says that it counts.')
  const head = headWord(name)
  const found = findWord(name, intensiveStrong)
  const strong = found && !isAmount(found) ? found : null
  if (countPhrase.test(text) && !isPer && !(strong && isMean(strong)))
    return is('additive', 0.92, 'the name says that it counts.')
  if (isPer) return is('intensive', 0.88, 'the name relates it to something else.')
  if (head && hasWord(head, additiveHead) && !strong) return is('additive', 0.92, `"${head}" is an amount.`)
  if (head && hasWord(head, additiveHead) && strong && !isMean(strong)) {
    return is('additive', 0.75, `"${head}" is an amount.`)
  }
  if (strong) return is('intensive', 0.92, `"${strong}" is averaged, not summed.`)
  return weakerWords(name, head)
}

function weakerWords(name: NameWords, head: string | null): AdditivityGuess | null {
  const is = (additivity: Additivity, confidence: number, evidence: string) => ({
    additivity,
    confidence,
    evidence,
  })
  if (flowIncome.test(name.text)) return is('additive', 0.8, 'the name says that it is a flow of money.')
  if (head && saysNew(name) && hasWord(head, joinerWords))
    return is('additive', 0.85, `who is new of "${head}" adds up.`)
  if (head && levelWords.exact.has(head))
    return is('semi_additive', 0.85, `"${head}" is a level at a point in time.`)
  if (head && hasWord(head, additiveStrong)) return is('additive', 0.9, `"${head}" is an amount.`)
  const weak = findWord(name, intensiveWeak)
  const total = findWord(name, additiveHead)
  if (weak && !total) return is('intensive', 0.85, `"${weak}" is averaged, not summed.`)
  const level = findWord(name, levelWords)
  if (level) return is('semi_additive', 0.85, `"${level}" is a level at a point in time.`)
  const additive = findWord(name, additiveStrong)
  if (additive) return is('additive', 0.85, `"${additive}" is an amount.`)
  return weak ? is('intensive', 0.6, `"${weak}" is averaged, not summed.`) : null
}

const newWords = new Set(
  'new neue nouveaux nouvelles nuevos nuevas nuovi nuove novos novas nieuwe'.split(' '),
)
export const saysNew = ({ words }: NameWords): boolean => newWords.has(words[0]!)

/** Members are a level, new ones come in; a new balance takes the place of the old one. */
const joinerWords = wordList(
  `members subscribers subscriptions followers pupils students enrolments enrollments residents employees
  mitglieder abonnenten mitarbeiter schueler studierende membres abonnes eleves etudiants habitants miembros socios
  abonados suscriptores alumnos alumnas estudiantes empleados membri soci abbonati studenti alunni dipendenti membros
  assinantes funcionarios leden abonnees leerlingen medewerkers
  customers clients users guests donors kunden clienti clientes utenti usuarios utilisateurs klanten gebruikers`,
)

const numStarts = new Set(['num', 'nb', 'nbr', 'number', 'n', 'no', 'anz'])

/** `NumCompaniesWorked` counts companies; `num_client` is the number of one. */
const isNumOf = ({ words }: NameWords): boolean =>
  words.length > 1 &&
  numStarts.has(words[0]!) &&
  words.slice(1).some((word) => word.length > 3 && word.endsWith('s'))

const meanWords = new Set(
  'avg average averages mean median per rate rates ratio pct percent percentage share proportion index durchschnitt moyenne moyen promedio media quote'.split(
    ' ',
  ),
)
const isMean = (word: string): boolean =>
  meanWords.has(word) || /rate$|quote$|anteil$|durchschnitt/.test(word)

const tail =
  /^(?:\d.*|usd|eur|gbp|chf|jpy|in|millions?|mio|mrd|billions?|thousands?|tsd|k|m|bn|kg|g|t|l|ml|kwh|mwh|h|min|sec|s|ms|adj|adjusted|real|nominal|ytd|th|\$|€|£|actual|est|estimated|current|previous|last|py|cy|ly|ty)$/

/** The word that the others describe: the last one that is no unit, year or currency (the first of `X of Y`). */
function headWord(name: NameWords): string | null {
  const of = name.words.findIndex(
    (word) => word === 'of' || word === 'de' || word === 'der' || word === 'des' || word === 'in',
  )
  const words = of > 0 ? name.words.slice(0, of) : name.words
  for (let at = words.length - 1; at >= 0; at--) if (!tail.test(words[at]!)) return words[at]!
  return words.at(-1) ?? null
}
