import type { Sheet } from '@/lib/contracts/analysis'
import { nearestName } from '@/lib/format/nearest-name'
import { EngineError } from '../engine-error'

/** More names than these say nothing to a person, nor to a list of choices. */
const namedMax = 20
const listedMax = 200

interface Named {
  name: string
}

/** What is chosen by its name, and of what: `sheet` of `the workbook`. */
interface Words {
  one: string
  whole: string
}

const ofFile: Words = { one: 'table', whole: 'the file' }

/** The one of that name, in whatever case; the first of all where none is wanted. Throws `validation_error`. */
export function chooseNamed<T extends Named>(
  all: T[],
  wanted: string | undefined,
  words = ofFile,
): T | undefined {
  const found = wanted === undefined ? all[0] : findNamed(all, wanted)
  if (wanted !== undefined && !found) throw noneNamed(wanted, all, words)
  return found
}

export const findNamed = <T extends Named>(all: T[], wanted: string): T | undefined =>
  all.find(({ name }) => name === wanted) ?? all.find(({ name }) => bare(name) === bare(wanted))

/** A name as it is compared, in whatever case. */
export const bare = (name: string) => name.trim().toLowerCase()

function noneNamed(wanted: string, all: Named[], { one, whole }: Words): EngineError {
  const names = all.map(({ name }) => name)
  const near = nearestName(wanted, names)
  const more = names.length > namedMax ? ` and ${names.length - namedMax} more` : ''
  const listed = names.slice(0, namedMax).map((name) => `“${name}”`)
  return new EngineError(
    'validation_error',
    `sheet: there is no ${one} “${wanted}” with a value in it; ${near ? `did you mean “${near}”?` : `${whole} has ${listed.join(', ')}${more}.`}`,
  )
}

/** Choices as they are listed: the one that was read is always among them. */
export const listChoices = (all: Sheet[]): Sheet[] =>
  all.filter(({ is_read }, at) => at < listedMax || is_read)

/** The tables of a file in the shape of the wire; absent where it is but one. */
export const presentTables = (tables: Table[], read: Table | null): Sheet[] | undefined =>
  tables.length > 1 ? listChoices(tables.map((table) => presentTable(table, table === read))) : undefined

interface Table extends Named {
  rows: number
}

export const presentTable = ({ name, rows }: Table, isRead: boolean, isHidden = false): Sheet => ({
  kind: 'table',
  name,
  rows,
  is_hidden: isHidden,
  is_read: isRead,
})
