import { findWord, type NameWords, splitName, wordList } from '../names/name-words'
import { summarizeColumn } from '../profile/number-summary'
import type { ColumnProfile, Profile } from '../profile/profile'
import { promoterPoints, promoterScale } from '../profile/promoter-scale'
import type { Column, Table } from '../table/table'
import { numberColumn } from './number-column'

interface Dataset {
  table: Table
  profile: Profile
}

/** What the score is called, and what the question asks; verbs by how they begin, for their forms are many. */
const questionWords = wordList('nps enps promoter promotor promotoren recommend recommendation', 'empfehlung')
const questionVerbs = ['empf', 'weiterempf', 'recommand', 'recomend', 'raccomand', 'consigli', 'aanbevel']
/** Few answers need not use all eleven steps. */
const answersMin = 20
const distinctMin = 4
const name = 'Net promoter score'

/**
 * The net promoter score of answers from 0 to 10, as a column whose average it is: 100 for who answers 9 or 10, −100
 * for who answers 6 or less, 0 between. It goes before the answers themselves, which are averaged.
 */
export function withPromoters({ table, profile }: Dataset): Dataset {
  const asked = profile.columns.filter((column) => isAsked(table, column))
  const [source] = asked
  if (!source || asked.length > 1 || table.columns.some((column) => column.name === name)) {
    return { table, profile }
  }
  const column = numberColumn(name, table.columns[source.index]!.numbers!.map(scoreOf), [source.name])
  const index = table.columns.length
  return {
    table: { ...table, columns: [...table.columns, column] },
    profile: {
      ...profile,
      columns: [...profile.columns, promoterProfile(source, column, index)],
      forms: [...profile.forms, [index, source.index]],
      measures: [index, ...profile.measures],
    },
  }
}

function isAsked(
  { columns }: Table,
  { index, name: own, summary, distinct, ...column }: ColumnProfile,
): boolean {
  if (column.role !== 'measure' || !summary?.integers || !columns[index]!.numbers) return false
  if (columns[index]!.derivedFrom || summary.min < 0 || summary.max > promoterScale.max) return false
  const answers = columns[index]!.codes.length - column.missing
  const isOnScale =
    summary.max >= promoterScale.promoterMin && distinct >= distinctMin && answers >= answersMin
  return isOnScale && asksToRecommend(splitName(own))
}

const asksToRecommend = (asked: NameWords): boolean =>
  findWord(asked, questionWords) !== null ||
  asked.words.some((word) => questionVerbs.some((verb) => word.startsWith(verb)))

function scoreOf(answer: number): number {
  if (Number.isNaN(answer)) return Number.NaN
  if (answer >= promoterScale.promoterMin) return promoterPoints.promoter
  return answer <= promoterScale.detractorMax ? promoterPoints.detractor : 0
}

const promoterProfile = (source: ColumnProfile, column: Column, index: number): ColumnProfile => ({
  ...source,
  ...{ index, name, label: 'net promoter score', type: column.type },
  ...{ distinct: column.values.length, missing: column.missing },
  role: 'measure',
  additivity: 'intensive',
  unit: null,
  format: { style: 'number', decimals: 1 },
  upIsGood: true,
  order: null,
  isScore: true,
  confidence: 0.9,
  evidence: [
    `Computed of ${source.name}: the share that answers 9 or 10 less the share that answers 0 to 6, times 100.`,
  ],
  summary: summarizeColumn(column).summary,
})
