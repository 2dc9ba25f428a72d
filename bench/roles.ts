import { createRandom } from '@/lib/engine/stats/random'
import { type Judgement, judge, openCorpus, setR } from './judged-roles'

/**
 * `npm run bench -- roles [FOLDER [CORPUS]]`: how many roles are right, by half, and whether the confidence that is given with them
 * means what it says: of those given with .9, nine of ten are right. Over the open corpus and set r (FOLDER holds all of it, CORPUS the corpus).
 * Ends with 1 where less than nine of ten are, or where roles are right less often than is promised.
 */
const [folder, corpus] = process.argv.slice(2)
const roleShareMin = 0.96
const sureShareMin = 0.9
const bands = [0.95, 0.9, 0.8, 0.7, 0.6, 0.5, 0]
const halvings = 50

const shareOf = (judged: Judgement[], isSo: (one: Judgement) => boolean) =>
  judged.filter(isSo).length / Math.max(1, judged.length)
const told = (judged: Judgement[], isSo: (one: Judgement) => boolean) =>
  `${judged.filter(isSo).length}/${judged.length} ${shareOf(judged, isSo).toFixed(3)}`
const isRight = (one: Judgement) => one.isRight
const isRoleRight = (one: Judgement) => one.isRoleRight

/** What the engine went by: the sentence without what is this column's own. */
const ruleOf = ({ column: { role, additivity, evidence } }: Judgement) =>
  [role, additivity, ...evidence].join(' ').replaceAll(/"[^"]*"|\d+/g, '…')

/** Rules that were right in nine of ten on some files, and how often they are on the others. */
function crossed(all: Judgement[], known: Set<string>): number {
  const [own, others] = [true, false].map((isOwn) => all.filter(({ file }) => known.has(file) === isOwn))
  const byRule = new Map<string, Judgement[]>()
  for (const one of own!) byRule.set(ruleOf(one), [...(byRule.get(ruleOf(one)) ?? []), one])
  const sure = others!.filter((one) => {
    const rule = byRule.get(ruleOf(one))
    return rule && shareOf(rule, isRight) >= sureShareMin
  })
  return shareOf(sure, isRight)
}

const sets = { corpus: openCorpus(corpus).flatMap(judge), 'set r': setR(folder).flatMap(judge) }
const all = Object.values(sets).flat()
for (const [name, judged] of Object.entries(sets)) {
  for (const half of [0, 1]) {
    const part = judged.filter((one) => one.half === half)
    console.log(
      `${name}, half ${half}: role ${told(part, isRoleRight)}, and additivity ${told(part, isRight)}`,
    )
    const rows = bands.map((from, at) => {
      const band = part.filter(
        ({ column: { confidence } }) => confidence >= from && confidence < (bands[at - 1] ?? 2),
      )
      return [`from ${from}`, { right: told(band, isRight) }] as const
    })
    console.table(Object.fromEntries(rows))
  }
}

const files = [...new Set(all.map(({ file }) => file))]
const random = createRandom(7)
const shares = Array.from({ length: halvings }, () =>
  crossed(all, new Set(files.filter(() => random() < 0.5))),
)
console.log(
  `rules right in nine of ten columns of one half, on the other: ${(shares.reduce((sum, one) => sum + one, 0) / halvings).toFixed(3)}, at worst ${Math.min(...shares).toFixed(3)}`,
)

const isSure = ({ column: { confidence } }: Judgement) => confidence >= sureShareMin
const counted = all.filter(({ half }) => half === 1)
const failed = [
  shareOf(counted.filter(isSure), isRight) < sureShareMin && 'less than nine of ten given with .9 are right',
  shareOf(counted, isRoleRight) < roleShareMin && `less than ${roleShareMin} of the roles are right`,
].filter(Boolean)
for (const why of failed) console.error(`On the half that was only counted, ${why}.`)
if (failed.length > 0) process.exitCode = 1
