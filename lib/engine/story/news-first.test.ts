import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'
import { createNoise } from '../insights/fixture-table'

/** Who left: by plan most, by two services that nearly coincide, and a little by how people pay. */
function customers() {
  const { random, pick } = createNoise(5)
  const rows = Array.from({ length: 3000 }, (_, row) => {
    const plan = pick(['Monthly', 'Yearly'])
    const net = pick(['Fibre', 'Cable', 'None'])
    const backup = net === 'None' ? 'None' : random() < 0.95 ? net : pick(['Fibre', 'Cable'])
    const paid = pick(['Card', 'Cash', 'Transfer'])
    const chance =
      0.08 + (plan === 'Monthly' ? 0.3 : 0) + (net === 'Fibre' ? 0.2 : 0) + (paid === 'Cash' ? 0.2 : 0)
    return [`C${row}`, plan, net, backup, paid, random() < chance ? 'Yes' : 'No'].join()
  })
  const text = ['customer_id,plan,net,backup,paid_by,churned', ...rows].join('\n')
  return generateDashboard(new TextEncoder().encode(text), { fileType: 'csv', fileName: 'customers.csv' })
    .blocks
}

describe('factors that nearly coincide', () => {
  it('are asked for by the stronger one, and by the other behind what says something else', () => {
    const bars = customers().flatMap(({ type, spec }) => (type === 'bar' ? [(spec as { x: string }).x] : []))
    const places = ['plan', 'paid_by'].map((name) => bars.indexOf(name))
    const twins = [bars.indexOf('net'), bars.indexOf('backup')].filter((at) => at >= 0).sort((a, b) => a - b)
    expect(places.every((at) => at >= 0)).toBe(true)
    expect(twins).toHaveLength(2)
    expect(twins[1]!).toBeGreaterThan(Math.max(...places))
  })
})
