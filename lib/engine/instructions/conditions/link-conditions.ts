import type { Filter } from '@/lib/contracts/query'
import { type Condition, isAnyOf, isFilter } from '../../table/condition'
import { tidy } from '../sentence'
import type { Found, Reader } from './condition-reader'

const filler =
  '(?:those|these|the|ones?|people|rows?|either|with|whose|who|that|which|where|is|are|was|were|has|have|had|having|in|from|of|at|on|by|a|an|for|if|when|it|they|their|its|also|else|to|be|amounts?|values?|totals?|#e\\d+|~)'
const between = new RegExp(
  `(~[fx])(\\d+)((?: ${filler})*(?: (?:,|and|or|nor|but|as well as|and also))*(?: ${filler})*) (?=~[fx](\\d+) )`,
  'g',
)

/** An "or" between a condition and something that is none. */
const looseOr =
  / (?:~[fx]\d+ (?:, )?or (?:(?!~|#|by |per |for |and |[.,])\S+ ){1,4}|(?:(?!~|by |per |[.,])\S+ ){1,3}or (?:(?:with|those|from|in|of|whose|is|are|the|a) )*(?=~[fx]\d+ ))/

interface Link {
  from: number
  to: number
  kind: 'or' | 'and' | 'beside'
  /** Whether both were turned round by words that leave out. */
  isLeftOut: boolean
}

/**
 * Puts conditions together that the text joins by "or", and takes the marks of all out of it. What was left out by
 * two conditions at once ("without women over 60") stays where one of them does not hold.
 */
export function linkConditions({ sentence, found }: Reader): void {
  if (found.list.length === 0) return
  const links = linksOf(sentence.text)
  const loose = looseOr.exec(sentence.text.replaceAll(between, (_, mark, place) => `${mark}${place} `))
  if (loose)
    found.problems.push(`Nothing was made of “${loose[0].replaceAll(/~[fx]\d+|#\S+/g, '…').trim()}”.`)
  sentence.text = tidy(sentence.text.replaceAll(/~[fx]\d+/g, '~'))
  const sets: number[][] = []
  for (const { from, to, kind, isLeftOut } of links) {
    const isEither = isLeftOut ? kind === 'beside' : kind === 'or'
    if (!isEither) continue
    const last = sets.at(-1)
    if (last?.at(-1) === from) last.push(to)
    else sets.push([from, to])
  }
  if (sets.length > 0) join(found, sets, links)
  mergeEquals(found)
}

function linksOf(text: string): Link[] {
  const links: Link[] = []
  for (const [, mark, from, words, to] of text.matchAll(between)) {
    const next = text.includes(`~x${to} `) ? '~x' : '~f'
    const kind = / or /.test(`${words} `)
      ? 'or'
      : /(?: and|,| but| as well as| nor)/.test(words!)
        ? 'and'
        : 'beside'
    links.push({ from: Number(from), to: Number(to), kind, isLeftOut: mark === '~x' && next === '~x' })
  }
  return links
}

function join(found: Found, sets: number[][], links: Link[]): void {
  const [first, ...others] = sets
  if (others.length > 0) found.problems.push('Only one “or” can be kept; the others were read as “and”.')
  const members = first!.map((place) => found.list[place]!)
  if (!members.every((condition) => isFilter(condition) || isAnyOf(condition))) {
    found.problems.push('Conditions on groups can only hold together, not one or the other.')
    return
  }
  const any = members.flatMap((condition) => (isAnyOf(condition) ? condition.any : [condition as Filter]))
  const isMixed = links.some(
    ({ from, to, kind, isLeftOut }) =>
      kind === 'and' && !isLeftOut && first!.includes(from) !== first!.includes(to),
  )
  if (isMixed) found.problems.push('Where “and” meets “or”, the “or” was read as belonging together.')
  replace(found, first!, { any })
}

/** The first of the places takes the condition; those of the others are emptied. */
function replace(found: Found, places: number[], condition: Condition): void {
  const [first, ...others] = places
  found.list[first!] = condition
  for (const place of others) found.list[place] = { any: [] }
}

/** "in Germany and in France": no row is both, so either is meant; "A or B" of one column is a list too. */
function mergeEquals(found: Found): void {
  found.list.forEach((condition, place) => {
    const list = isAnyOf(condition) ? listOf(condition.any) : null
    if (list) found.list[place] = list
  })
  const equals = [...found.list.entries()].filter(
    ([, condition]) => isFilter(condition) && isEqual(condition),
  )
  for (const [place, condition] of equals) {
    const { column } = condition as Filter
    const same = equals.filter(([, other]) => (other as Filter).column === column).map(([at]) => at)
    if (same.length < 2 || same[0] !== place) continue
    const list = listOf(same.map((at) => found.list[at] as Filter))
    if (list) replace(found, same, list)
  }
}

const isEqual = ({ op, value }: Filter) => (op === '=' || op === 'in') && value !== ''

function listOf(filters: Filter[]): Filter | null {
  const [first] = filters
  if (!first || filters.length < 2) return null
  if (!filters.every((filter) => isEqual(filter) && filter.column === first.column)) return null
  return { column: first.column, op: 'in', value: [...new Set(filters.flatMap(({ value }) => value))] }
}
