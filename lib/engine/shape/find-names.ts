import { type Column, missingCode } from '../table/table'
import { isNumeric } from './find-periods'

/**
 * By the names of numeric columns whose values are of one row each: the column that names these rows, text sooner than
 * whole numbers, and these sooner than dates. Those that are told of more rows (`eachOf`), or are not among the ones asked for, are left out.
 */
export function findNames(columns: Column[], among?: string[]): Map<string, string> {
  const own = columns.filter(({ name, eachOf }) => !eachOf && (!among || among.includes(name)))
  const unique = own.filter(isUnique)
  const heads = [
    ...unique.filter(({ type }) => type === 'text'),
    ...unique.filter(({ type }) => type === 'integer'),
    ...unique.filter(({ type }) => type === 'date'),
  ]
  return new Map(
    own.filter(isNumeric).flatMap((measure): [string, string][] => {
      const head = heads.find((one) => isNamedBy(measure, one))
      return head ? [[measure.name, head.name]] : []
    }),
  )
}

function isUnique({ codes, missing }: Column): boolean {
  const known = new Set(codes)
  known.delete(missingCode)
  return known.size > 1 && known.size === codes.length - missing
}

const isNamedBy = (measure: Column, head: Column): boolean =>
  measure.codes.every((code, row) => code === missingCode || head.codes[row] !== missingCode)
