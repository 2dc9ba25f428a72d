import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { staff } from '../conditions/staff.fixture'
import { campuses, flats } from '../flats.fixture'
import { cars, sales } from '../instructions.fixture'
import { ventasEs, ventes, verkauf } from '../tongues/shops.fixture'
import { goldenLine, oracleLine } from './golden-line.fixture'
import { gridCases } from './grid.fixture'

/*
 * What texts are read as, frozen: a change of the grammar shows here as a difference, line by line. Lines with `!` are
 * known to be wrong, and may only be mended. To add a text, write it on a line of its own and run this file with `-u`.
 */
const fileOf = (name: string) => fileURLToPath(new URL(`./${name}.golden`, import.meta.url))

it.each([
  ['sales', sales],
  ['cars', cars],
  ['staff', staff],
  ['flats', flats],
  ['campuses', campuses],
  ['verkauf', verkauf],
  ['ventes', ventes],
  ['ventas', ventasEs],
] as const)('%s is read as before', async (name, data) => {
  const lines = readFileSync(fileOf(name), 'utf8').split('\n').filter(Boolean)
  await expect(`${lines.map((line) => goldenLine(line, data)).join('\n')}\n`).toMatchFileSnapshot(
    fileOf(name),
  )
})

it('the grid is read as before', async () => {
  const lines = gridCases.map(({ text, right, data }) => oracleLine(text, right, data))
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(fileOf('grid'))
})
