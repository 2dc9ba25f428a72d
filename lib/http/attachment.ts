const nameLengthMax = 100

/** RFC 6266, for a file to be kept: its name in UTF-8, and one of ASCII alone for clients that know no better. */
export function attachment(given: string, extension: string): string {
  const name = Buffer.from(given)
    .toString()
    .replace(/[\s\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .trim()
  const file = `${[...name].slice(0, nameLengthMax).join('').trim() || 'data'}.${extension}`
  const ascii = file
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
  return `attachment; filename="${ascii.replaceAll('%', '_')}"; filename*=UTF-8''${encodeName(file)}`
}

/** RFC 8187 lets fewer characters stand than `encodeURIComponent` does. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
