import { formatValue } from './format-value'

const kilobyte = 1024
const megabyte = kilobyte * kilobyte
/** Two decimals tell 10 MB from a little more. */
const decimals = 2

/** The size of a file: `212 KB`, `3.41 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < kilobyte) return formatValue(bytes, { style: 'number', unit: 'bytes', decimals: 0 })
  if (Math.round(bytes / kilobyte) < kilobyte)
    return formatValue(bytes / kilobyte, { style: 'number', unit: 'KB', decimals: 0 })
  const size = Math.ceil((bytes / megabyte) * 10 ** decimals) / 10 ** decimals
  return formatValue(size, { style: 'number', unit: 'MB', decimals })
}
