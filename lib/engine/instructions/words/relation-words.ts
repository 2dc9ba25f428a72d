import { type Sentence, takeOut } from '../sentence'

/** How a text asks for numbers to go together. */
export interface Relation {
  isRelation: boolean
  /** It is asked for by name. */
  isCorrelation: boolean
  /** "a depends on b": what is named first is the outcome. */
  isDependent: boolean
}

const relation =
  / (?:relat\w*|correlat\w*|scatter\w*|vs|versus|against|v s|v|compared? (?:to|with)|depend\w*|affect\w*|influence\w*|associat\w*|var(?:y|ies|ied) (?:with|by|across)|connection|regress\w*)(?= )/

const more =
  '(?:higher|lower|more|less|fewer|larger|bigger|smaller|greater|better|worse|heavier|lighter|longer|shorter|older|younger|newer|cheaper|faster|slower|increas\\w*|growing|rising|a|an|the|of|in)'
const entails =
  '(?:means?|implies|imply|leads? to|results? in|brings?|yields?|causes?|produces?|comes? with|goes? with|go hand in hand with|translates? (?:in)?to)'
const paired = / (?:relation\w*|correlat\w*|connection|depend\w*|affects?|influences?)(?= )/
/** "do higher sales mean higher profit" */
const consequence = new RegExp(
  ` (?:(?:do|does|did|will|would) )?(?:${more} )+(#c\\d+) (?:always |usually |also |tend to |generally )*${entails} (?:${more} )*(#c\\d+)(?= )`,
)

export function takeRelation(sentence: Sentence): Relation {
  takeOut(sentence, consequence, ([, cause, effect]) => `${cause} versus ${effect}`)
  const { text } = sentence
  // "a and how much it earned": what is asked for is the pair, no total.
  if (paired.test(text)) sentence.text = text.replaceAll(/ how (?:much|many|well)(?= )/g, '')
  return {
    isRelation: relation.test(text),
    isCorrelation: / (?:relation\w*|correlat\w*)(?= )/.test(text),
    isDependent: / depend\w* on /.test(text),
  }
}
