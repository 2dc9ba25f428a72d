import { dialects } from '../test/odd-tables/dialects'
import { compareDialects, dialectGrid } from '../test/odd-tables/same-table'

/**
 * `npm run bench -- dialects [COUNT [FROM]]`: the odd tables of so many seeds, each written in every dialect, and how many
 * of the files are read as another table than the plainest of them. Ends with 1 where more than a few are.
 */
const [count = 2000, from = 1] = process.argv.slice(2).map(Number)
/** What is left are cells that look like a header, a footer or a comment of their own in one dialect alone. */
const differentShareMax = 0.001
const shownMax = 30

let files = 0
const different = new Map<string, string[]>()
for (let seed = from; seed < from + count; seed++) {
  if (!dialectGrid(seed)) continue
  files += dialects.length
  for (const { dialect, told } of compareDialects(seed)) {
    different.set(dialect, [...(different.get(dialect) ?? []), `seed ${seed}, ${told.slice(0, 200)}`])
  }
}

const wrong = [...different.values()].reduce((sum, told) => sum + told.length, 0)
console.log(`${files} files of ${dialects.length} dialects: ${wrong} read as another table.`)
for (const [dialect, told] of [...different].sort((a, b) => b[1].length - a[1].length).slice(0, shownMax))
  console.log(`${told.length} × ${dialect}\n    ${told[0]?.replaceAll('\n', '\\n')}`)
if (wrong > files * differentShareMax) process.exitCode = 1
