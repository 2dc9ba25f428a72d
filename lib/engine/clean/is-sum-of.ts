import { writtenDecimals } from '../table/code-facts'
import type { Column } from '../table/table'

const decimalsMax = 4

const knownDecimals = new WeakMap<Column, number>()

/** How many decimals a column's numbers are written with, at most four; counted once, since each of its sums asks. */
export function decimalsOf(column: Column): number {
  const decimals =
    knownDecimals.get(column) ??
    Math.min(decimalsMax, writtenDecimals(column) ?? decimalsOfTexts(column.values))
  knownDecimals.set(column, decimals)
  return decimals
}

function decimalsOfTexts(texts: string[]): number {
  let most = 0
  for (let at = 0; at < texts.length && most < decimalsMax; at++) {
    const point = texts[at]!.indexOf('.')
    if (point >= 0) most = Math.max(most, texts[at]!.length - point - 1)
  }
  return most
}

/** Whether a column holds on a row what it comes to on some others, where each may have been rounded by `slack` of its last digit. */
export function isSumOf(
  column: Column,
  row: number,
  { of, slack }: { of: number[]; slack: number },
): boolean {
  const sum = of.reduce((all, part) => all + (column.numbers![part]! || 0), 0)
  const most = 10 ** -decimalsOf(column) * (slack * of.length + 0.01)
  return Math.abs(sum - column.numbers![row]!) <= most
}
