import { understand } from '../subject/subject.fixture'

/** A table of so many rows, each made from its place, under names with spaces between. */
export const madeTable = (
  { fileName, names, count }: { fileName: string; names: string; count: number },
  rowAt: (row: number) => (string | number)[],
) => understand([names.split(' '), ...Array.from({ length: count }, (_, row) => rowAt(row))], fileName)

/** One of a list, which begins again behind its last. */
export const inTurn = <T>(list: T[], row: number): T => list[row % list.length]!

const dayMs = 86_400_000

/** The day that is so many behind a first one. */
export const dayAfter = (first: string, days: number) =>
  new Date(Date.parse(first) + days * dayMs).toISOString().slice(0, 10)
