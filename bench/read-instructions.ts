import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { makeOrdersTable } from './orders-table'

/**
 * `npx tsx bench/read-instructions.ts [CHECKOUT…]`: milliseconds that the grammar takes for the first text of a process
 * and for those after it, on a table of 9.9 MB, here and in other checkouts of this repository, by turns. Medians of
 * several processes each.
 */
const repeats = 7
const bytesMax = 9_900_000
const folder = path.resolve('.build/bench')
const texts = [
  'total revenue by region as a bar chart',
  'average unit price per month for Web where units are above 10',
  'top 5 products by discount, then a pie of channels',
  'how many customers returned something in 2024?',
  'Umsatz pro Monat als Liniendiagramm',
]

const script = `
  import fs from 'node:fs'
  const [bundle, file, texts] = process.argv.slice(1)
  const { understandDataset, parseInstructions } = await import(bundle)
  const understanding = understandDataset(fs.readFileSync(file), { fileType: 'csv', fileName: 'orders.csv' })
  const times = JSON.parse(texts).map((text) => {
    const started = performance.now()
    parseInstructions(text, understanding)
    return performance.now() - started
  })
  console.log(JSON.stringify(times))
`

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number

function bundleOf(checkout: string): string {
  const bundler = path.join(checkout, 'scripts/bundle-engine.mjs')
  const bundle = execFileSync('node', [bundler, 'bench/grammar.ts'], { encoding: 'utf8' }).trim()
  return pathToFileURL(bundle).href
}

fs.mkdirSync(folder, { recursive: true })
const file = path.join(folder, 'orders.csv')
fs.writeFileSync(file, makeOrdersTable(bytesMax, 1))
const checkouts = ['.', ...process.argv.slice(2)]
const bundles = checkouts.map(bundleOf)
const times = checkouts.map(() => [] as number[][])
for (let turn = 0; turn < repeats; turn++) {
  bundles.forEach((bundle, at) => {
    const args = ['--input-type=module', '-e', script, bundle, file, JSON.stringify(texts)]
    times[at]!.push(JSON.parse(execFileSync('node', args, { encoding: 'utf8' })) as number[])
  })
}
checkouts.forEach((checkout, at) => {
  const medians = texts.map((_, text) => median(times[at]!.map((each) => each[text]!)).toFixed(1))
  console.log(`${checkout}: first ${medians[0]} ms, then ${medians.slice(1).join(', ')} ms`)
})
