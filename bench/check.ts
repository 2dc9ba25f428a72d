import fs from 'node:fs'
import { pathToFileURL } from 'node:url'
import Papa from 'papaparse'
import { bundleEngine } from '../scripts/bundle-engine.mjs'
import { makeShape } from './shape-tables'

/**
 * `npm run bench -- check [ROUNDS [SHAPE …]]`: what the engine's processor time comes to beside that of Papa Parse (of JSON,
 * of `JSON.parse`) reading the same text, in turn in one process, by shape of table, against `budget.json`. Ends with 1
 * where a shape costs more.
 * By hand, and best on a quiet machine: a busy one makes the engine wait for memory longer than Papa Parse. Budgets are
 * what was measured at load 15 to 25, and a seventh more.
 */
const bytes = 5_000_000
/** The first rounds are slower, until what runs often is compiled. */
const warmRounds = 2

type Engine = typeof import('../lib/engine/generate-dashboard')

const budget: Record<string, number> = JSON.parse(
  fs.readFileSync(new URL('./budget.json', import.meta.url), 'utf8'),
)

function processorTime(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Of the warm rounds the one that others on the machine disturbed least. */
const least = (times: number[]): number => Math.min(...times.slice(warmRounds))

function measure({ generateDashboard }: Engine, shape: string, rounds: number) {
  const times = { parser: [] as number[], engine: [] as number[] }
  const fileType = shape === 'json' ? 'json' : 'csv'
  const parse = (text: string) => (fileType === 'json' ? JSON.parse(text) : Papa.parse(text))
  for (let round = 0; round < rounds; round++) {
    const file = new TextEncoder().encode(makeShape(shape, bytes, round + 1))
    times.parser.push(processorTime(() => parse(new TextDecoder().decode(file))))
    times.engine.push(
      processorTime(() => generateDashboard(file, { fileType, fileName: `${shape}.${fileType}` })),
    )
  }
  return { parser: least(times.parser), engine: least(times.engine) }
}

const [roundsAsked, ...shapesAsked] = process.argv.slice(2)
const rounds = Math.max(warmRounds + 1, Number(roundsAsked ?? 9))
const engine: Engine = await import(pathToFileURL(await bundleEngine()).href)
for (const shape of shapesAsked.length > 0 ? shapesAsked : Object.keys(budget)) {
  const { parser, engine: own } = measure(engine, shape, rounds)
  const most = budget[shape] ?? Number.POSITIVE_INFINITY
  const isOver = own / parser > most
  if (isOver) process.exitCode = 1
  const words = `${(own / parser).toFixed(2)} of at most ${most}${isOver ? ': OVER' : ''}`
  console.log(`${shape.padEnd(9)} engine ${own.toFixed(0)} ms, parser ${parser.toFixed(0)} ms: ${words}`)
}
