import { chooseNamed } from '../name-choice'
import { uniqueNames } from '../unique-names'
import type { CellGrid } from './cell-grid'
import { inferLayout, type TableLayout } from './infer-layout'
import type { NamedTable } from './name-tables'
import { splitSides } from './split-sides'

interface Chosen {
  grid: CellGrid
  layout: TableLayout
}

type Choose = (tables: NamedTable[]) => NamedTable | undefined

/**
 * The table that is chosen of a grid's, below each other or beside each other, with the columns that it stands in. Throws
 * `validation_error` where none is of the name that is wanted.
 */
export function chooseLayout(grid: CellGrid, wanted: string | undefined): Chosen {
  return chooseBy(grid, (tables) => chooseNamed(tables, wanted))
}

export function chooseBy(grid: CellGrid, choose: Choose): Chosen {
  const sides = splitSides(grid).map(({ from, to }) => grid.sideOf(from, to))
  if (sides.length === 0) return { grid, layout: inferLayout(grid, choose) }
  const layouts = sides.map((side) => inferLayout(side))
  const all = layouts.flatMap(({ tables }, side) => tables.map((table) => ({ table, side })))
  const names = uniqueNames(
    all.map(({ table }, at) => (isPlaced(table.name) ? `Table ${at + 1}` : table.name)),
  )
  const named = all
    .map(({ table, side }, at) => ({ table: { ...table, name: names[at]! }, side }))
    .sort((a, b) => b.table.cells - a.table.cells)
  const tables = named.map(({ table }) => table)
  const table = choose(tables)
  const { side } = named.find((one) => one.table === table) ?? named[0]!
  const own = inferLayout(sides[side]!, (others) =>
    others.find(({ from, to }) => from === table?.from && to === table?.to),
  )
  const layout = { ...own, tables, table: table ?? null, others: tables.filter((other) => other !== table) }
  return { grid: sides[side]!, layout }
}

const isPlaced = (name: string) => /^Table \d+$/.test(name)
