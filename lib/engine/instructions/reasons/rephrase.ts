import type { Gap } from '../../plan/plan'
import type { CardContext } from '../../request/card'
import type { Understanding } from '../../understanding'
import { readSentence } from '../sentence'
import { readTokens } from '../tokens'

/** Columns that are tried in the place of one that is not there. */
const columnsMax = 6

/** Requests that may stand in the place of one that the data have a gap for, likeliest first; not yet tried. */
export function rephrase(gap: Gap, understanding: Understanding, context: CardContext): string[] {
  const { clause, words, kind } = gap
  const namesOf = (columns: { name: string }[]) => columns.slice(0, columnsMax).map(({ name }) => name)
  const [measures, dimensions] = [
    namesOf(context.measures.filter(({ of }) => !of)),
    namesOf(context.dimensions),
  ]
  switch (kind) {
    case 'dimension':
      return dimensions.flatMap((name) => replaced(clause, wordsIn(words, '', ofKind), name))
    case 'measure':
      return measures.flatMap((name) => replaced(clause, wordsIn(words, '', ofKind), name))
    case 'headed':
      return measures.flatMap((name) => replaced(clause, wordsIn(words, String.raw`[\p{L}\p{N}_]+\s+`), name))
    case 'name':
      return replaced(clause, wordsIn(words, leadToName, '["”\'’]?'), '')
    case 'reading':
      return [words]
    case 'course':
      return measuresIn(clause, understanding).map((name) => `${name} by ${grainOf(context)}`)
    case 'breakdown':
      return measuresIn(clause, understanding).flatMap((name) => dimensions.map((by) => `${name} by ${by}`))
  }
}

/** "blood type": the word behind belongs to what is missing. */
const ofKind = String.raw`(?:\s+(?:types?|kinds?|groups?|class(?:es)?|categor(?:y|ies)|names?|codes?|levels?)(?![\p{L}\p{N}]))?`
/** "in Atlantis", "except Gondor", "where status is "teleported"". */
const leadToName = String.raw`\s*\b(?:(?:where|whose|with)\s+[\p{L}\p{N}_]+\s+(?:is|=|are|equals)|in|from|for|only|except|excluding|without)\s+(?:the\s+)?["“'‘]?`

const wordsIn = (words: string, before = '', after = '') => {
  const said = words.split(/\s+/).map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
  return new RegExp(
    `${before}(?<![\\p{L}\\p{N}])${said.join(String.raw`\s+`)}(?![\\p{L}\\p{N}])${after}`,
    'iu',
  )
}

function replaced(clause: string, pattern: RegExp, text: string): string[] {
  return pattern.test(clause) ? [clause.replace(pattern, () => text).trim()] : []
}

/** The measures that a clause names. */
function measuresIn(clause: string, understanding: Understanding): string[] {
  const { table, profile } = understanding
  const { columns } = readSentence(readTokens(clause), understanding)
  const named = columns.filter(({ column }) => profile.measures.includes(column))
  return [...new Set(named.map(({ column }) => table.columns[column]!.name))]
}

const grainOf = ({ compared }: CardContext) => compared?.periods.grain ?? 'month'
