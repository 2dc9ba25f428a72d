import type { Token } from '../tokens'
import { closedWords, nounMarkers, verbWords } from '../words/closed-words'
import type { NameMatch } from './match-name'

/** Words like `total`, `rank` or `by` are a column only where they can't be anything else. */
export function isJustGrammar(tokens: Token[], from: number, { to, score, parts }: NameMatch): boolean {
  const said = tokens.slice(from, to).filter((token) => token.kind === 'word')
  if (said.some(({ text }) => !closedWords.has(text) && !verbWords.has(text))) return false
  if (said.length === 0) return false
  const only = said[0]?.text ?? ''
  const before = tokens[from - 1]?.text ?? ''
  const after = tokens[to]?.text ?? ''
  // "where card is yes"
  if (score >= 0.97 && conditional.has(before) && equals.has(after)) return false
  if (said.length > 1) return score < 0.9 && parts.size < 2
  const isOf = after === 'of' && !sureMarkers.has(tokens[to + 1]?.text ?? '')
  // "average median" is of a column that is called so
  if (score >= 0.9 && !isOf && summing.test(before) && statistics.has(only)) return false
  if (score >= 0.97 && (statistics.has(only) || only === 'share') && isAlone(tokens, from, to)) return false
  if (score >= 0.9 && owners.has(before) && verbWords.has(only)) return false
  if (score < 0.97 && !plainNouns.has(only)) return true
  if (verbWords.has(only) || verbWords.has(only.replace(/s$/, ''))) {
    if (isOfThing(tokens, from, to)) return false
    return !sureMarkers.has(before) && before !== 'of' && (!nounMarkers.has(before) || afterVerb.has(after))
  }
  if (amounts.has(only)) return false
  if ((from === 0 || outputVerbs.has(before)) && breaksDown.has(after)) return false
  if (only.startsWith('result')) return before === 'the' && outputVerbs.has(tokens[from - 2]?.text ?? '')
  if (plainNouns.has(only)) return false
  const isName = tokens[from]!.isCapital && from > 0 && before !== '.'
  return after === 'of' || !(nounMarkers.has(before) || isName)
}

/** "how does total relate to taxes", "histogram of count": nothing stands there that it could be the total of. */
function isAlone(tokens: Token[], from: number, to: number): boolean {
  const [before, next] = [tokens[from - 1]?.text ?? '', tokens[to]]
  if (/^(?:summed|averaged)$/.test(next?.text ?? '')) return true
  if (from === 0 || adverbial.has(before)) return false
  const isListed = before === 'and' && tokens[from]!.text !== 'count'
  if (outputVerbs.has(before) && !isListed) return onAxis.has(next?.text ?? '')
  return next === undefined || next.kind === 'mark' || behindNoun.has(next.text)
}

/** "for each faculty rank": a noun of the thing before it, where no verb can stand. */
function isOfThing(tokens: Token[], from: number, to: number): boolean {
  const [marker, thing, next] = [tokens[from - 2]?.text ?? '', tokens[from - 1], tokens[to]]
  const isEnd =
    next === undefined || next.kind === 'mark' || (behindNoun.has(next.text) && next.text !== 'by')
  return isEnd && sureMarkers.has(marker) && thing?.kind === 'word' && !closedWords.has(thing.text)
}

const set = (words: string) => new Set(words.split(' '))
/** Behind them stands no verb: "whose rank". */
const owners = set('whose their its')
const conditional = set('where whose with and if when')
const equals = set('is are was were = equals')
const plainNouns = set('name names title year years date dates time month')
const amounts = set('amount value score quantity volume')
const statistics = set('median mean average total count maximum minimum')
const summing =
  /^(?:total|sum|summed|average|avg|mean|typical|median|highest|lowest|largest|smallest|biggest|maximum|minimum|max|min)$/
/** "in total", "grand total". */
const adverbial = set('in grand the a')
const behindNoun = set(
  'distributed by per in on for and as is vs versus against over across relate relates depend depends',
)
const onAxis = set('on as vs versus against')
const afterVerb = set('in by from the x y total it them')
const breaksDown = set('by per over across for vs versus')
const outputVerbs = set('list show visualize visualise plot display draw represent present and compare')

/** What stands behind them is a thing for sure. */
export const sureMarkers = set('each every per different across by')
