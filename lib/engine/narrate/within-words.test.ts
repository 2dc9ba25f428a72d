import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'
import { createNoise } from '../insights/fixture-table'
import { csvBytes, draft } from '../subject/subject.fixture'

const barBy = (blocks: ReturnType<typeof draft>['blocks'], x: string) =>
  blocks.find(({ type, spec }) => type === 'bar' && (spec as { x: string }).x === x)?.description

describe('bars of a sum over a sum', () => {
  /** Lots of two materials, of which one leaves far more scrap; that is mostly cast by night. */
  function lots(night: number) {
    const { random, pick } = createNoise(3)
    const rows = Array.from({ length: 600 }, (_, at) => {
      const material = pick(['bronze', 'steel'])
      const isNight = random() < (material === 'bronze' ? 0.8 : 0.25)
      const run = 100 + Math.round(900 * random())
      const share = (material === 'bronze' ? 0.2 : 0.08) + night * Number(isNight) + 0.01 * random()
      const kinds = [`L${1000 + at}`, pick(['Line 1', 'Line 2']), material, isNight ? 'night' : 'day']
      return [...kinds, run, Math.round(run * share)]
    })
    return draft([['lot', 'line', 'material', 'shift', 'qty_run', 'scrap'], ...rows], 'lots.csv').blocks
  }

  it('say where they hardly differ among rows of a kind', () => {
    expect(barBy(lots(0), 'shift')).toMatch(/; among rows with the same material they hardly differ\.$/)
  })

  it('say no such thing where they differ within each kind', () => {
    expect(barBy(lots(0.1), 'shift')).not.toMatch(/hardly differ/)
  })
})

describe('bars by the steps of a number', () => {
  /** Wards that are more or less full, and have the more nurses the fuller they are; within them nurses change nothing. */
  function wards(own: number) {
    const { pick, normal } = createNoise(4)
    const levels = [40, 50, 60, 70, 80]
    const rows = Array.from({ length: 600 }, (_, at) => {
      const ward = pick([0, 1, 2, 3, 4])
      const nurses = 2 + ward + pick([0, 1, 2])
      const taken = levels[ward]! + own * nurses + 2 * normal()
      return [`N${at}`, `Ward ${'ABCDE'[ward]}`, nurses, taken.toFixed(1)]
    })
    return generateDashboard(csvBytes([['night', 'ward', 'nurses', 'occupancy_pct'], ...rows]), {
      fileType: 'csv',
      fileName: 'beds.csv',
      instructions: 'Bar chart of average occupancy_pct by nurses',
    }).blocks
  }

  it('are compared within kinds by all that lies between their ends', () => {
    expect(barBy(wards(0), 'nurses')).toMatch(/; among rows with the same ward they hardly differ\.$/)
    expect(barBy(wards(3), 'nurses')).not.toMatch(/hardly differ/)
  })
})
