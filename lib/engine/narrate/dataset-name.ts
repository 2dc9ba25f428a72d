import { upperFirst } from '@/lib/format/first-letter'

const nameLengthMax = 120

/** A file's name in words: `store-orders_2024.csv` is `Store orders 2024`. */
export function datasetName(fileName: string | undefined): string {
  const base = (fileName ?? '').split(/[\\/]/).at(-1)!
  const words = base
    .replace(/(\.[a-z0-9]{1,8}){1,2}$/i, '')
    .replaceAll(/[_\s.-]+/g, ' ')
    .trim()
  return upperFirst(words.slice(0, nameLengthMax)) || 'Dataset'
}
