import { findWord, splitName, type WordList, wordList } from '../../names/name-words'
import type { Understanding } from '../../understanding'
import type { Token } from '../tokens'

interface Topic {
  /** What people call it, in the languages of the grammar. */
  said: ReadonlySet<string>
  /** Words of the names of its columns. */
  names: WordList
  isOf?: (role: string) => boolean
}

const list = (text: string) => new Set(text.split(/\s+/))

/** What several columns are about together. */
const topics: Topic[] = [
  {
    said: list(
      'demographic demographics sociodemographic sociodemographics demografie demografien demographie demographies demografia demografico demograficos demographisch demographische demographischen',
    ),
    names: wordList(
      `gender sex age race ethnicity ethnic raceethnicity marital married partner spouse dependent dependents children child senior citizen
      nationality religion birth birthdate born household geschlecht alter familienstand kinder sexe age naissance enfants edad sexo hijos estado_civil sesso eta`,
    ),
  },
  {
    said: list('geography geographies geographic geographical geografie geographie geografia locations'),
    names: wordList('country region city state county zip postal location land stadt pays ville pais ciudad'),
    isOf: (role) => role === 'geo',
  },
]

/** Columns of the topics that words name together, and the places of those words. */
export function topicColumns(
  tokens: Token[],
  { profile }: Understanding,
): { columns: number[]; places: number[] } {
  const found = tokens.flatMap(({ text }, at) => {
    const topic = topics.find(({ said }) => said.has(text))
    if (!topic) return []
    const columns = profile.columns
      .filter(({ name, role }) => topic.isOf?.(role) || findWord(splitName(name), topic.names) !== null)
      .map(({ index }) => index)
    return columns.length > 0 ? [{ at, columns }] : []
  })
  return {
    columns: [...new Set(found.flatMap(({ columns }) => columns))],
    places: found.map(({ at }) => at),
  }
}
