import { numberWords } from '../words/number-words'
import { type Outcome, partly } from './outcome'

const count = `(?:\\d+|${Object.keys(numberWords).join('|')}|several|many|two|both)`
const subject =
  '(?:we|i|there|they|our (?:[a-z]+ )?[a-z]+|the (?:data|dataset|file|table|company|shop|business))'
const verb =
  '(?:(?:have|has|had|ve|are|were|is|was|been|also|just|recently|currently|only|now) )*(?:[a-z]+ed|have|has|had|are|were|is|was|ran|run|did|do|made|make|got|sold|sell|held|hold|sent|gave|took|built|bought|kept|used|contains?|covers?|holds?)'
const statement = new RegExp(
  `^(?:so |well |and |but )*${subject}['’]?s? ${verb} ${count} (?!%|percent)(?:[a-z]+ ){0,3}?[a-z]+s(?:[ ,].*)?$`,
  'i',
)
/** What asks for something, even if the sentence begins by telling. */
const asking =
  /[?]|\b(?:show|draw|plot|give|need|want|wanted|would|like|should|must|compare|see|how|what|which|who|where|by|per|each|every|versus|vs|only|charts?|graphs?|cards?|pages?|kpis?|top|best|worst|highest|lowest|average|total|sum|number)\b/i

/** "We tested 3 promotions." tells of the data how many there are, and asks for nothing. */
export function statementDirective(clause: string): Outcome | null {
  if (!statement.test(clause) || asking.test(clause)) return null
  return partly('This tells of the data and asks for nothing, so nothing was picked or drawn by it.')
}
