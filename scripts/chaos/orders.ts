const regions = ['North', 'South', 'East', 'West']
const dayMs = 24 * 60 * 60 * 1000

/** A table of orders as CSV, of about so many bytes. */
export function orders(bytes: number, random: () => number): string {
  const lines = ['order_date,region,product,units,revenue']
  let length = lines[0]!.length
  while (length < bytes) {
    const date = new Date(Date.UTC(2025, 0, 1) + Math.floor(random() * 540) * dayMs)
      .toISOString()
      .slice(0, 10)
    const units = 1 + Math.floor(random() * 40)
    const line = `${date},${regions[Math.floor(random() * 4)]},Product ${Math.floor(random() * 12)},${units},${(units * (3 + random() * 9)).toFixed(2)}`
    lines.push(line)
    length += line.length + 1
  }
  return `${lines.join('\n')}\n`
}
