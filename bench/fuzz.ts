import { parseArgs } from 'node:util'
import { startProduct } from '../scripts/test/start-product'
import type { Findings } from '../test/fuzz/findings'
import type { FuzzRun } from '../test/fuzz/fuzz-run'
import { createWorld } from '../test/fuzz/world'

const concurrency = 6

/**
 * Runs cases against the built product, prints what it found, and last a summary. Of the command line: how many cases,
 * from which seed, or one of them alone, by its number.
 */
export async function fuzz(countDefault: number, run: (given: FuzzRun) => Promise<Findings>): Promise<void> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { count: text, seed: text, only: text } })
  const { count = countDefault, seed = 1, only } = values
  const product = await startProduct()
  const startedAt = Date.now()
  try {
    const world = await createWorld(product.baseUrl, product.env)
    const numbers = { seed: Number(seed), count: Number(count), ...(only && { only: Number(only) }) }
    const findings = await run({ world, concurrency, ...numbers, onFirst: console.log })
    for (const line of findings.kinds()) console.log(line)
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(0)
    console.log(`${count} in ${seconds} s, seed ${seed}: ${findings.total()} findings; ${findings.summary()}`)
    process.exitCode = findings.total() === 0 ? 0 : 1
  } finally {
    await product.stop()
  }
}
