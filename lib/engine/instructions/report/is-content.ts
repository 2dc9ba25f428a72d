import { isNoun } from '../../thesaurus/closeness'
import { singular } from '../words/word-forms'

/** Of how something is drawn or told people say much that needs no answer. */
const presenting =
  /^(?:ones?$|curve|legend|size|multiple|small|point|mark|dot|label|view|look|picture|overview|report|page|board|dashboard|card|chart|graph|plot|axis|ascend|descend|order|vary|explain|note|help|thing|way|kind|type|sort|people|person|thank|please|question|answer|idea|insight|figure|number|detail|explore|relation|influence|effect|role|level|case|record|entr|item|list|name|field|variable|attribute|column|feature|data|set|different|other|same|single|time|down|wise|month|year|quarter|week|day|hour|date|period|season|today|now|moment)/

/** Whether a word is of those. */
export const isPresenting = (word: string): boolean => presenting.test(word)

/** Whether a word left over names a thing that somebody asked for. */
export const isContent = (word: string): boolean =>
  word.length > 3 && isNoun(singular(word)) && !presenting.test(word) && !/(?:ed|ing)$/.test(word)
