import fs from 'node:fs'
import path from 'node:path'
import { understandDataset } from '@/lib/engine/generate-dashboard'
import { createRandom } from '@/lib/engine/stats/random'
import type { OutcomeSigns } from '@/lib/engine/subject/outcome-candidate'
import { outcomeScore, outcomeWeights } from '@/lib/engine/subject/outcome-score'
import { outcomeSigns } from '@/lib/engine/subject/outcome-signs'
import corpusOutcomes from './corpus-outcomes.json'

/**
 * `npm run bench -- outcomes`: how often the first outcome is the one that people name, over the tables of
 * ../shared/bench; and how weights do that are fitted on random halves of them, on both halves.
 */
const folder = path.resolve('../shared/bench')
const halvings = 20
const ridge = 0.05
const steps = 1000
const stepSize = 0.45

interface Candidate {
  signs: OutcomeSigns
  isOutcome: boolean
}
type Named = [file: string, outcomes: string[]]

function relevanceOutcomes(): Named[] {
  const lines = fs.readFileSync(path.join(folder, 'relevance/cases.jsonl'), 'utf8').trim().split('\n')
  return lines
    .map((line) => JSON.parse(line) as { part: string; table: string; outcome: string[] })
    .filter(({ part }) => part === 'first')
    .map(({ table, outcome }): Named => [`relevance/${table}`, outcome])
}

function candidatesOf([file, outcomes]: Named): Candidate[] {
  const understanding = understandDataset(fs.readFileSync(path.join(folder, file)), {
    fileType: file.endsWith('.json') ? 'json' : 'csv',
    fileName: path.basename(file).replace(/^[^_]+_/, ''),
  })
  const { table, profile, name } = understanding
  return outcomeSigns(table, profile, name).map(({ index, signs }) => ({
    signs,
    isOutcome: outcomes.includes(profile.columns[index]!.name),
  }))
}

const signNames = Object.keys(outcomeWeights) as (keyof OutcomeSigns)[]
const scoreBy = (weights: OutcomeSigns) => (candidate: Candidate) =>
  signNames.reduce((sum, sign) => sum + weights[sign] * candidate.signs[sign], 0)

/** Gradient ascent of the likelihood that one of the outcomes is chosen, less the ridge. */
function fitWeights(tables: Candidate[][]): OutcomeSigns {
  const weights = Object.fromEntries(signNames.map((sign) => [sign, 0])) as unknown as OutcomeSigns
  for (let step = 0; step < steps; step++) {
    const slope = Object.fromEntries(
      signNames.map((sign) => [sign, -ridge * weights[sign]]),
    ) as unknown as OutcomeSigns
    for (const table of tables) {
      const odds = table.map((candidate) => Math.exp(scoreBy(weights)(candidate)))
      const all = odds.reduce((sum, odd) => sum + odd, 0)
      const right = odds.reduce((sum, odd, at) => sum + (table[at]!.isOutcome ? odd : 0), 0)
      table.forEach(({ signs, isOutcome }, at) => {
        const pull = (isOutcome ? odds[at]! / right : 0) - odds[at]! / all
        for (const sign of signNames) slope[sign] += (pull * signs[sign]) / tables.length
      })
    }
    for (const sign of signNames) weights[sign] += stepSize * slope[sign]
  }
  return weights
}

function shareRight(tables: Candidate[][], score: (candidate: Candidate) => number, among = 1): number {
  const isRight = (table: Candidate[]) =>
    [...table]
      .sort((a, b) => score(b) - score(a))
      .slice(0, among)
      .some(({ isOutcome }) => isOutcome)
  return tables.filter(isRight).length / tables.length
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const spread = (values: number[]) => Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)))
const tell = (name: string, values: number[]) =>
  console.log(`${name}: ${mean(values).toFixed(2)} (sd ${spread(values).toFixed(2)})`)

const named = [...relevanceOutcomes(), ...(Object.entries(corpusOutcomes) as Named[])]
const tables = named.map(candidatesOf)
const usable = tables.filter((table) => table.some(({ isOutcome }) => isOutcome))
console.log(`${usable.length} of ${tables.length} tables have the outcome among their candidates`)
const own = (candidate: Candidate) => outcomeScore(candidate.signs)
console.log(
  `the product's weights, on all of them: first ${shareRight(usable, own).toFixed(2)}, of three ${shareRight(usable, own, 3).toFixed(2)}`,
)

const random = createRandom(7)
const results = Array.from({ length: halvings }, () => {
  const mixed = usable.map((table) => ({ table, at: random() })).sort((a, b) => a.at - b.at)
  const halves = [mixed.slice(0, mixed.length >> 1), mixed.slice(mixed.length >> 1)].map((half) =>
    half.map(({ table }) => table),
  )
  return [halves, [...halves].reverse()].map(([fitted, other]) => {
    const score = scoreBy(fitWeights(fitted!))
    return {
      fitted: shareRight(fitted!, score),
      other: shareRight(other!, score),
      three: shareRight(other!, score, 3),
    }
  })
}).flat()
tell(
  'fitted on a half, on that half, first',
  results.map(({ fitted }) => fitted),
)
tell(
  'fitted on a half, on the other, first',
  results.map(({ other }) => other),
)
tell(
  'fitted on a half, on the other, among three',
  results.map(({ three }) => three),
)
