const fileNameLengthMax = 255

/** A file's name without folders and control characters, as it is shown and kept. */
export function cleanFileName(given: string): string {
  const name = given.split(/[\\/]/).at(-1) ?? ''
  return cleanText(name).slice(0, fileNameLengthMax) || 'dataset'
}

/** Postgres keeps no NUL in text, and no name or title needs a control character but line breaks. */
export const cleanText = (given: string): string => given.replace(/(?![\n\t])\p{Cc}/gu, '').trim()

/** `sales_2024-Q1.csv` is the dataset "sales 2024-Q1" until the engine has named it. */
export const nameFromFile = (fileName: string): string =>
  fileName
    .replace(/\.(csv|tsv|txt|json|ndjson|jsonl|geojson)$/i, '')
    .replaceAll('_', ' ')
    .trim() || 'dataset'
