import { addAll, addPresent, addSquares, addTogether, atOnce, squareTogether } from './add-up'
import { countRows, type Grouping } from './grouping'

/** Of each group: the rows that have a number, their sum and the sum of their squares. To be read only. */
export interface GroupMoments {
  readonly counts: Float64Array
  readonly sums: Float64Array
  /** Added up when they are first asked for. */
  readonly squares: Float64Array
}

/** Cleaning, insights and cards all ask for sums by the same groups. */
const known = new WeakMap<Int32Array, WeakMap<Float64Array, GroupMoments>>()

/** In passes over the rows, once for each pair of groups and numbers; sums go down the rows. */
export function groupMoments(grouping: Grouping, numbers: Float64Array): GroupMoments {
  const found = knownOf(grouping, numbers)
  if (found) return found
  const made = makeMoments(grouping, numbers)
  remember(grouping, numbers, made)
  return made
}

/** Makes those of several columns in fewer passes, before somebody asks for one after the other. */
export function groupTogether(grouping: Grouping, columns: Float64Array[]): void {
  const wanted = columns.filter((numbers) => isComplete(numbers) && !knownOf(grouping, numbers))
  if (wanted.length < 2) return
  for (let from = 0; from < wanted.length; from += atOnce) {
    const bunch = wanted.slice(from, from + atOnce)
    const sums = addTogether(grouping, bunch)
    let squares: Float64Array[] | null = null
    bunch.forEach((numbers, at) => {
      const ownSquares = () => {
        squares ??= squareTogether(grouping, bunch)
        return squares[at]!
      }
      remember(grouping, numbers, momentsOf(countRows(grouping), sums[at]!, ownSquares))
    })
  }
}

function knownOf({ groups, count }: Grouping, numbers: Float64Array): GroupMoments | null {
  const found = known.get(groups)?.get(numbers)
  return found?.counts.length === count ? found : null
}

function remember({ groups }: Grouping, numbers: Float64Array, made: GroupMoments): void {
  const ofGroups = known.get(groups) ?? new WeakMap<Float64Array, GroupMoments>()
  known.set(groups, ofGroups)
  ofGroups.set(numbers, made)
}

function makeMoments({ groups, count }: Grouping, numbers: Float64Array): GroupMoments {
  const sums = new Float64Array(count)
  const isWhole = isComplete(numbers)
  const counts = isWhole ? countRows({ groups, count }) : new Float64Array(count)
  if (isWhole) addAll(groups, numbers, sums)
  else addPresent(groups, numbers, { counts, sums })
  return momentsOf(counts, sums, () => {
    const squares = new Float64Array(count)
    addSquares(groups, numbers, squares)
    return squares
  })
}

function momentsOf(counts: Float64Array, sums: Float64Array, makeSquares: () => Float64Array): GroupMoments {
  let squares: Float64Array | null = null
  return {
    counts,
    sums,
    get squares() {
      squares ??= makeSquares()
      return squares
    },
  }
}

const complete = new WeakMap<Float64Array, boolean>()

/** Whether no row lacks a number. */
export function isComplete(numbers: Float64Array): boolean {
  const found = complete.get(numbers)
  if (found !== undefined) return found
  let at = 0
  while (at < numbers.length && !Number.isNaN(numbers[at]!)) at++
  complete.set(numbers, at === numbers.length)
  return at === numbers.length
}
