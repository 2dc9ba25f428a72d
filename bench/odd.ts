import { makeOddTable } from '../test/odd-tables/odd-table'
import { tryOddTable } from '../test/odd-tables/try-odd-table'

/**
 * `npm run bench -- odd [COUNT [FROM]]`: so many odd tables, from one seed on, through the engine. None may end in an
 * internal error, lose a part to an error, or say something that is no number or no text; ends with 1 where one does.
 */
const [count = 50_000, from = 1] = process.argv.slice(2).map(Number)
const shownMax = 40
const slowMs = 5000

const tally = { drafts: 0, refused: 0, internal: 0, left: 0, other: 0, slow: [] as number[] }
const failed = new Map<string, number[]>()

/** Faults of one cause have one text but for names and numbers. */
const causeOf = (fault: string) => fault.replace(/\d+/g, 'n').replace(/"[^"]*"/g, '"…"')

function tryOne(seed: number) {
  const started = performance.now()
  const { outcome, faults } = tryOddTable(makeOddTable(seed))
  if (performance.now() - started > slowMs) tally.slow.push(seed)
  tally[outcome === 'draft' ? 'drafts' : 'refused']++
  for (const fault of faults) {
    if (fault.startsWith('internal error')) tally.internal++
    else if (fault.includes(' failed: ')) tally.left++
    else tally.other++
    const cause = causeOf(fault)
    failed.set(cause, [...(failed.get(cause) ?? []), seed])
  }
}

for (let seed = from; seed < from + count; seed++) tryOne(seed)

console.log(
  `${count} odd tables from seed ${from}: ${tally.drafts} drafts, ${tally.refused} refused in words, ` +
    `${tally.internal} internal errors, ${tally.left} parts left out, ${tally.other} other faults, ` +
    `${tally.slow.length} slower than ${slowMs / 1000} s${tally.slow.length > 0 ? ` (seeds ${tally.slow.join(', ')})` : ''}.`,
)
const causes = [...failed].sort((a, b) => b[1].length - a[1].length).slice(0, shownMax)
for (const [cause, seeds] of causes)
  console.log(`${seeds.length} × ${cause}\n    seeds ${seeds.slice(0, 8).join(', ')}`)
if (failed.size > 0) process.exitCode = 1
