import { remembered } from './remembered'
import { singular } from './word-forms'

const irregular = new Map([
  ['won', 'win'],
  ['winning', 'win'],
  ['lost', 'lose'],
  ['losing', 'lose'],
  ['loss', 'lose'],
  ['losses', 'lose'],
  ['paid', 'pay'],
  ['sent', 'send'],
  ['left', 'leave'],
  ['sold', 'sell'],
  ['broken', 'break'],
  ['dead', 'death'],
  ['died', 'death'],
])
/** The stem of a verb's form that does not begin as it does; null of other words. */
export const irregularStem = (word: string): string | null => irregular.get(word) ?? null

const stemLengthMin = 4

/** `cancel` of cancelled, cancellation and cancelling, `win` of won. */
export const stemOf = remembered((word: string): string => {
  const plain = irregular.get(word) ?? irregular.get(singular(word)) ?? singular(word)
  // fibre and fiber
  const one = plain.replace(/(?<=.{2}[^aeiou])re$/, 'er')
  const stem = one
    .replace(/(?<=^(?:ab|an|auf|aus|ein|zu|um|vor))ge/, '')
    .replace(
      /(?:ungen|ung|lation|ations?|tions?|sions?|ments?|ings?|ied|ed|es|als?|ers?|en|te[ns]?|e|y|t)$/,
      '',
    )
    .replace(/(?<=.{3})(.)\1$/, '$1')
  return stem.length >= stemLengthMin ? stem : one
})

const romance =
  /(?:aciones|acion|ciones|cion|azioni|azione|zioni|zione|ations?|tions?|acoes|acao|coes|cao|amientos?|imientos?|amentos?|imentos?|amenti|amento|imenti|imento|ements?|ad[oa]s?|id[oa]s?|at[oaei]|it[oaei]|ut[oaei]|ees?|es?|ar|er|ir|are|ere|ire|an|en|os?|as?|i|s)$/

/** Whether two words are forms of one: a deed and what it was done to, in any of the languages. */
export const isSameStem = (a: string, b: string): boolean =>
  stemOf(a) === stemOf(b) || (romanceStem(a) === romanceStem(b) && romanceStem(a) !== '')

const romanceStem = remembered((word: string): string => {
  const stem = word.replace(romance, '').replace(/(.)\1$/, '$1')
  return stem.length >= stemLengthMin ? stem : ''
})
