import { findWord, hasWord, splitName, wordList } from '../names/name-words'
import type { ColumnProfile, Profile } from '../profile/profile'
import type { Column, Table } from '../table/table'
import { yesNoColumn } from './yes-no-column'

interface Dataset {
  table: Table
  profile: Profile
}

const rowsMin = 20
const filledMin = 0.5
/** What always lies below it, or never, is measured against something else. */
const [belowMin, belowMax] = [0.005, 0.8]

/** How much there should be at least, in English, German, French, Spanish, Italian and Portuguese. */
const minimumWords = wordList(
  `min minimum minimal reorder rop safety required threshold mindest mindestbestand mindestmenge meldebestand
  sicherheitsbestand mini minimale seuil alerte securite minimo minima seguridad scorta sicurezza seguranca`,
  'mindestbestand meldebestand',
)

const maximumWords = wordList('max maximum maximal maximo massimo hoechst hochst')

/** What there is, and how much of it there should be at least. */
interface Minimum {
  level: ColumnProfile
  minimum: ColumnProfile
}

/**
 * Whether there is less than there should be, as a yes or no: of two numbers of a row the one is named as the least of
 * the other, or of a stock, and the stock lies now below and now above it. Nothing stands where one of them is missing.
 */
export function withBelowMinimum({ table, profile }: Dataset): Dataset {
  const found = findMinimum(table, profile)
  if (!found) return { table, profile }
  const column = belowColumn(table, found)
  if (table.columns.some(({ name }) => name === column.name)) return { table, profile }
  const index = table.columns.length
  return {
    table: { ...table, columns: [...table.columns, column] },
    profile: {
      ...profile,
      columns: [
        ...profile.columns.map((one) =>
          one === found.level || one === found.minimum ? { ...one, isRated: true } : one,
        ),
        belowProfile(found, column, index),
      ],
    },
  }
}

/** Null where there is none, or several. */
function findMinimum(table: Table, { columns }: Profile): Minimum | null {
  const numbers = columns.filter(
    ({ role, index, summary, format }) =>
      role === 'measure' &&
      summary !== null &&
      format?.style !== 'currency' &&
      !table.columns[index]!.derivedFrom,
  )
  const found = numbers
    .filter(({ name }) => findWord(splitName(name), minimumWords) !== null)
    .flatMap((minimum) => numbers.map((level) => ({ level, minimum })))
    .filter((pair) => isLeastOf(pair) && isKept(table, pair))
  return found.length === 1 ? found[0]! : null
}

/** A minimum of what its name speaks of (`stock_min` of `stock`), or of what is there in all. */
function isLeastOf({ level, minimum }: Minimum): boolean {
  if (level === minimum || level.unit !== minimum.unit) return false
  const words = splitName(level.name).words
  if (words.some((word) => hasWord(word, minimumWords) || hasWord(word, maximumWords))) return false
  const rest = splitName(minimum.name).words.filter((word) => !hasWord(word, minimumWords))
  const isNamed = rest.length > 0 && rest.every((word) => words.includes(word))
  return isNamed || level.additivity === 'semi_additive'
}

function isKept({ columns, rowCount }: Table, { level, minimum }: Minimum): boolean {
  const [levels, minima] = [columns[level.index]!.numbers!, columns[minimum.index]!.numbers!]
  let both = 0
  let below = 0
  levels.forEach((there, row) => {
    if (Number.isNaN(there) || Number.isNaN(minima[row]!)) return
    both++
    if (there < minima[row]!) below++
  })
  const share = below / both
  return both >= Math.max(rowsMin, filledMin * rowCount) && share >= belowMin && share <= belowMax
}

function belowColumn({ columns }: Table, { level, minimum }: Minimum): Column {
  const minima = columns[minimum.index]!.numbers!
  const below = columns[level.index]!.numbers!.map((there, row) =>
    Number.isNaN(there) || Number.isNaN(minima[row]!) ? Number.NaN : Number(there < minima[row]!),
  )
  return yesNoColumn(`${level.name} below ${minimum.name}`, below, [level.name, minimum.name])
}

function belowProfile({ level, minimum }: Minimum, column: Column, index: number): ColumnProfile {
  const below = `${level.label} below ${minimum.label}`
  return {
    ...level,
    ...{ index, name: column.name, label: below, type: 'boolean', role: 'boolean' },
    ...{ missing: column.missing, distinct: 2, additivity: null, unit: null, format: null, grain: null },
    words: { true: `below ${minimum.label}`, false: `not below ${minimum.label}` },
    yes: 'true',
    upIsGood: false,
    confidence: 0.85,
    evidence: [`Computed: whether ${level.name} is less than ${minimum.name}.`],
    summary: null,
  }
}
