import { bracketed, type Term } from './formula-terms'

interface Sides {
  above: Term
  below: Term | null
}

/** Whether nothing of it adds up over rows, so that only an average of it says anything. */
export const isUnsummed = ({ isAmount }: Term): boolean => !isAmount

/** The two sides of a quotient, called so that it can be told what is divided by what. */
export const quotientOf = (above: Term, below: Term) => ({
  above: above.isSum ? kept(above) : above,
  below: below.operators > 0 ? kept(below) : below,
})

function kept(term: Term): Term {
  const name = bracketed(term.name)
  const last = term.steps.at(-1)!
  return { ...term, name, steps: [...term.steps.slice(0, -1), { ...last, name }] }
}

/** How a formula was read where its words can be read in another way, and what was added that does not add up. */
export function doubtsAbout({ above, below }: Sides, said: { isApart: boolean; isWord: boolean }): string[] {
  const odd = [...above.odd, ...(below?.odd ?? [])]
  if (below && above.isAmount !== below.isAmount) odd.push((above.isAmount ? below : above).name)
  return [
    ...[...new Set(odd)].map((name) => `${name} does not add up over rows, and was added row by row.`),
    ...(below && isOpen(above, below, said) ? [`It was read as ${above.name} ÷ ${below.name}.`] : []),
  ]
}

const isPlain = ({ operators }: Term): boolean => operators === 0
const pair = 2

/** Where no brackets or comma tell how far a division reaches; of a part over its whole everybody knows. */
function isOpen(
  above: Term,
  below: Term,
  { isApart, isWord }: { isApart: boolean; isWord: boolean },
): boolean {
  const isBelowOpen = !isPlain(below) && !below.isClosed
  const isAboveOpen = above.isSum && !above.isClosed && !isApart
  if (!isBelowOpen && !isAboveOpen) return false
  return !(isWord && (isWithin(above, below) || isWithin(below, above)))
}

/** A column over a sum of two, of which it is one, or the other way round. */
const isWithin = (one: Term, two: Term): boolean =>
  isPlain(one) && two.isSum && two.operators < pair && two.columns.includes(one.name)
