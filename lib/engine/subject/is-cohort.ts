import { findWord, splitName, wordList } from '../names/name-words'
import type { Ending, Looked } from '../profile/find-endings'
import type { ColumnProfile } from '../profile/profile'
import { likenessOf } from '../stats/correlation'

const joiningWords = wordList(
  `since first erste erster premier premiere primer primera primo prima joined join joining hired hire enrolled signup registered onboarded eintritt beitritt seit einstellung depuis
  adhesion inscription embauche desde alta ingreso contratacion iscrizione assunzione adesione
  sown sowing aussaat gesat semis seme siembra sembrado semina planted launched launch lancement lanzamiento lancio built baujahr gebaut construit construido costruito
  installed installiert founded grundung gegrundet fonde fondation fundado fundacion fondato commissioned`,
)

/** Where so many go on, the date is that of joining, and what is measured of them is of today. */
const goingOnMin = 1 / 3
/** What ends does so after such a part of all that the dates span; what comes back sooner was never going on. */
const longMin = 0.1
const middle = 0.5
/** Where even of the oldest so many go on, it is enough that some of those that ended did so late. */
const oldestGoingOnMin = 0.5
const later = 0.8
const quarters = 4
/** From here a number is how long it is since the date, as of one day for all. */
const ageRMin = -0.98
const agedMin = 0.95
const rowsMin = 20
const ageDistinctMin = 8

interface Dated {
  columns: ColumnProfile[]
  rowCount: number
  time: number
  endings: Ending[]
}

/**
 * Whether the dates say since when a thing is there of which the other columns tell how it stands today (people by the
 * day they were hired, plots by the day of sowing): when it began is what it is like, and no time at which anything was
 * measured.
 */
export function isCohort(looked: Looked, { columns, rowCount, time, endings }: Dated): boolean {
  const isOfThings = columns.some(({ role, distinct }) => role === 'id' && distinct === rowCount)
  const starts = looked.numbers(time)
  const isJoining = isOfThings && findWord(splitName(columns[time]!.name), joiningWords) !== null
  if (isJoining && endings.every(({ end }) => isLong(starts, looked.numbers(end), later))) return true
  if (isOfThings && columns.some((column) => isAge(looked, starts, column))) return true
  return endings.some(({ end }) => goesOn(starts, looked.numbers(end), columns[end]!.missing / rowCount))
}

/** Whether a number of nearly every row is how long it is since its date. */
function isAge(
  looked: Looked,
  starts: Float64Array,
  { index, role, type, distinct }: ColumnProfile,
): boolean {
  if (role !== 'measure' || type === 'boolean' || distinct < ageDistinctMin) return false
  const ages = looked.numbers(index)
  const { r, n } = likenessOf(ages, starts)
  return n >= Math.max(rowsMin, agedMin * starts.length) && r <= ageRMin
}

function goesOn(starts: Float64Array, ends: Float64Array, open: number): boolean {
  if (open < goingOnMin) return false
  if (isLong(starts, ends, middle)) return true
  return isLong(starts, ends, later) && goingOnOfOldest(starts, ends) >= oldestGoingOnMin
}

/** Whether what ended took long, at a share of all that did. */
function isLong(starts: Float64Array, ends: Float64Array, share: number): boolean {
  const known = starts.filter((start) => !Number.isNaN(start)).sort()
  const lengths = ends
    .map((end, row) => end - starts[row]!)
    .filter((length) => !Number.isNaN(length))
    .sort()
  return lengths[Math.floor(share * (lengths.length - 1))]! >= longMin * (known.at(-1)! - known[0]!)
}

/** How many of the first quarter that began have not ended. */
function goingOnOfOldest(starts: Float64Array, ends: Float64Array): number {
  const inOrder = [...starts.keys()]
    .filter((row) => !Number.isNaN(starts[row]!))
    .sort((a, b) => starts[a]! - starts[b]!)
  const oldest = inOrder.slice(0, Math.floor(inOrder.length / quarters))
  return oldest.filter((row) => Number.isNaN(ends[row]!)).length / Math.max(1, oldest.length)
}
