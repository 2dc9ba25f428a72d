/** More groups than these say nothing new. */
const groupsMax = 60

/** What is known of numbers that are added up: how finely they are written and how far their sum may lie off. */
export interface Written {
  /** One of the last digit. */
  step: number
  slack: number
}

/**
 * How surprising it is, in bits, that something is the sum of these parts in every group: by how much each group's parts
 * are mixed otherwise than those of any group before, against what one sum differs from the next by. Noughts, the same
 * numbers again and numbers of the same mix say nothing; nor do small ones say much.
 */
export function sumSurprise(parts: Float64Array[], { step, slack }: Written): number {
  const groups = Array.from({ length: parts[0]?.length ?? 0 }, (_, at) => mixOf(parts, at))
    .filter(({ size }) => size > 0)
    .slice(0, groupsMax)
  return groups.reduce((bits, group, at) => {
    const off = groups
      .slice(0, at)
      .reduce((least, before) => Math.min(least, distanceOf(group, before)), lengthOf(group))
    return bits + Math.log2(Math.max(1, off / (grainOf(group, step) + 2 * slack)))
  }, 0)
}

interface Mix {
  numbers: number[]
  size: number
}

function mixOf(parts: Float64Array[], at: number): Mix {
  const numbers = parts.map((part) => part[at]!)
  return { numbers, size: numbers.reduce((sum, number) => sum + number, 0) }
}

const lengthOf = ({ numbers }: Mix): number => Math.hypot(...numbers)

/** How far a group's numbers lie from another's, made as large together. */
const distanceOf = (group: Mix, other: Mix): number =>
  Math.hypot(...group.numbers.map((number, at) => number - (other.numbers[at]! * group.size) / other.size))

/** What all numbers are multiples of: of a group in hundreds one in a hundred sums is as near. */
const grainOf = ({ numbers }: Mix, step: number): number =>
  step * numbers.reduce((grain, number) => greatestDivisor(grain, Math.round(number / step)), 0)

function greatestDivisor(a: number, b: number): number {
  let [one, other] = [a, b]
  while (other > 0) [one, other] = [other, one % other]
  return one
}
