const ending = '.table'

/** Where the engine keeps, beside a stored file, the table that it read of it. */
export const readingBeside = (file: string): string => `${file}${ending}`

/** The stored file that a table is kept beside; null for what is no kept table. One being written has an ending more. */
export function fileOfReading(file: string): string | null {
  const at = file.lastIndexOf(ending)
  return at > 0 ? file.slice(0, at) : null
}
