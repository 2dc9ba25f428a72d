import { findWord, splitName, wordList } from '../names/name-words'
import { pluralOf, singularOf } from '../profile/plural-of'
import type { ColumnProfile, Profile, RowKind } from '../profile/profile'
import type { Table } from '../table/table'
import { isNoun } from '../thesaurus/closeness'
import { isMeasuredInSteps, isPanel } from './is-panel'
import { areRowsPeople, areVisits } from './people'

interface Dataset {
  table: Table
  profile: Profile
  /** The dataset's name in words. */
  name: string
}

/** Nouns that say how a thing is kept, not what it is. */
const containers = wordList(
  `row record line item entry index key object unique data dataset table file list value name title label number serial
  code id uuid guid hash system source unnamed column field sample test train result statistic stat figure detail series
  report log rate price sale total amount sum average score rating metric count volume time date day hour week month year
  period new news url link note text comment description address email phone response answer question status state type
  group category class level kind set export sheet tab history summary overview quality safety circulation rank symbol
  ticker lieu duplicate property attribute trace`,
)
const questionsMin = 3
/** In fewer rows a column has another value in each by accident. */
const rowsMin = 5
/** A name that stands in every row names the row where it is short. */
const nameLengthMax = 40

/**
 * What a row of a table is one of: by an id of its own, by a name of its own, by a date of its own, by the name of the
 * file. Null where nothing says so, or where the thing stands in more rows than one.
 */
export function inferRow(dataset: Dataset): RowKind | null {
  for (const infer of [byQuestions, byId, byDate, byName, byFile, byPeople]) {
    const found = infer(dataset)
    if (found) return found
  }
  return null
}

function byQuestions({ profile }: Dataset): RowKind | null {
  const questions = profile.columns.filter(({ name }) => name.trim().endsWith('?'))
  if (questions.length < questionsMin) return null
  const evidence = `${questions.length} columns are questions.`
  return { one: 'respondent', many: 'respondents', column: null, confidence: 0.8, evidence: [evidence] }
}

/** `order_id` with another value in each row. */
function byId({ profile, table: { rowCount } }: Dataset): RowKind | null {
  for (const column of profile.columns) {
    if (column.role !== 'id' || !isOnePerRow(column, rowCount)) continue
    const words = splitName(column.label).words.filter((word) => !findWord(splitName(word), containers))
    const kind = words.length === 1 ? nounOf(words[0]!) : null
    if (kind === null) continue
    const evidence = [`${column.name} has another value in each row.`]
    return { ...kind, column: column.name, confidence: 0.9, evidence }
  }
  return null
}

const grainNouns = { year: 'year', quarter: 'quarter', month: 'month', week: 'week', day: 'day' } as const

/** One row a day. */
function byDate({ profile, table: { rowCount } }: Dataset): RowKind | null {
  const time = profile.mainTime === null ? null : profile.columns[profile.mainTime]!
  if (!time?.grain || time.grain === 'hour' || !isOnePerRow(time, rowCount)) return null
  const one = grainNouns[time.grain]
  const evidence = [`${time.name} has another ${one} in each row.`]
  return { one, many: `${one}s`, column: time.name, confidence: 0.85, evidence }
}

/** `airline` with another name in each row. */
function byName({ profile, table: { rowCount } }: Dataset): RowKind | null {
  const column = profile.columns.find(
    (candidate) =>
      candidate.type === 'text' &&
      (candidate.role === 'category' || candidate.role === 'geo' || candidate.role === 'text') &&
      isOnePerRow(candidate, rowCount) &&
      splitName(candidate.name).words.length === 1 &&
      nameNoun(candidate.name) !== null,
  )
  if (!column) return null
  const kind = nameNoun(column.name)!
  const evidence = [`${column.name} has another name in each row.`]
  return { ...kind, column: column.name, confidence: 0.75, evidence }
}

function nameNoun(name: string): Pick<RowKind, 'one' | 'many'> | null {
  const [word] = splitName(name).words
  // a state is a container of a thing's condition, and a place where each has a row of its own
  if (word === 'state') return { one: 'state', many: 'states' }
  return name.length > nameLengthMax || word === undefined ? null : nounOf(word)
}

/**
 * `customers.csv`, unless a column says that customers are counted in it or come again in its rows, or these were
 * measured at one time after the other.
 */
function byFile({ profile, name, table }: Dataset): RowKind | null {
  const ids = profile.columns.filter(({ role }) => role === 'id')
  const hasOwnId = ids.some((column) => isOnePerRow(column, table.rowCount))
  if (!hasOwnId && (ids.length > 0 || isPanel(table, profile) || isMeasuredInSteps(table, profile)))
    return null
  const words = splitName(name).words
  for (const word of [...words].reverse()) {
    const kind = /[^s]s$/.test(word) ? nounOf(word) : null
    if (kind === null || kind.many !== word) continue
    const said = new Set([kind.one, kind.many])
    const isElsewhere = profile.columns.some((column) =>
      splitName(column.name).words.some((part) => said.has(part)),
    )
    if (isElsewhere) return null
    return { ...kind, column: null, confidence: 0.65, evidence: [`The file is called ${name}.`] }
  }
  return null
}

function byPeople({ profile, table }: Dataset): RowKind | null {
  if (profile.mainTime !== null || !areRowsPeople(profile) || areVisits(table, profile)) return null
  const evidence = ['Its columns are of what people have: age, sex and the like.']
  return { one: 'person', many: 'people', column: null, confidence: 0.6, evidence }
}

/** A word as one and many of a thing that can be counted. */
function nounOf(word: string): Pick<RowKind, 'one' | 'many'> | null {
  const one = singularOf(word)
  const isThing = /^[a-z]{3,}$/.test(one) && isNoun(one) && !findWord(splitName(one), containers)
  return isThing ? { one, many: pluralOf(one) } : null
}

const isOnePerRow = ({ distinct, missing }: ColumnProfile, rowCount: number) =>
  rowCount >= rowsMin && missing === 0 && distinct === rowCount
