const ending = '.table'

const storedPattern = /[/\\][0-9a-f]{2}[/\\][0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a file was uploaded: beside any other, as a sample that comes with the program, nothing is kept. */
export const isStored = (file: string): boolean => storedPattern.test(file)

/** Where the engine keeps, beside a stored file, the table that it read of it. */
export const readingBeside = (file: string): string => `${file}${ending}`

/** The stored file that a table is kept beside; null for what is no kept table. One being written has an ending more. */
export function fileOfReading(file: string): string | null {
  const at = file.lastIndexOf(ending)
  return at > 0 ? file.slice(0, at) : null
}
