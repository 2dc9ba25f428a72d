import { isSameThing } from '../typed/lexicon/things'
import { wordSet } from '../words/word-set'

/** What sort of number a word asks for, whatever it is of. */
export type NumberKind = 'rate' | 'duration' | 'cost' | 'money'

const rates = wordSet('rate rates ratio quote quota taux tasa tasas tasso tassi taxa taxas anteil prozent')
const durations = wordSet(
  'duration durations delay delays wait waits dauer zeit dauern duree durees delai delais attente duracion demora espera durata attesa tempi duracao atraso',
)
const moneyWords = wordSet('money cash bill bills bolletta bollette')
/** The sort of number that a word stands for by itself; null of other words. */
export function numberKind(word: string): NumberKind | null {
  if (rates.has(word)) return 'rate'
  if (durations.has(word)) return 'duration'
  if (isSameThing(word, 'cost')) return 'cost'
  if (moneyWords.has(word) || isSameThing(word, 'revenue')) return 'money'
  return null
}
