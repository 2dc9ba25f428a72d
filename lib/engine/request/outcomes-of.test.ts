import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'
import { createNoise } from '../insights/fixture-table'

/** Staff whose salary goes with their years and their grade, and so does their age. */
function staff(instructions = '') {
  const { normal, pick } = createNoise(11)
  const rows = Array.from({ length: 500 }, () => {
    const grade = pick(['Trainee', 'Clerk', 'Senior', 'Head'])
    const step = ['Trainee', 'Clerk', 'Senior', 'Head'].indexOf(grade)
    const years = Math.max(0, Math.round(3 + 5 * step + 3 * normal()))
    const age = Math.round(23 + years + 3 * normal())
    const salary = Math.round(30_000 + 9000 * step + 900 * years + 4000 * normal())
    return [age, years, grade, pick(['North', 'South', 'West']), salary].join()
  })
  const text = ['age,years_of_experience,grade,region,salary', ...rows].join('\n')
  return generateDashboard(new TextEncoder().encode(text), {
    fileType: 'csv',
    fileName: 'staff.csv',
    instructions,
  }).blocks
}

const pairs = (blocks: ReturnType<typeof staff>) =>
  blocks
    .filter(({ type }) => type === 'bar' || type === 'scatter' || type === 'boxplot')
    .map(({ spec }) => spec as { x: string; y: string })

describe('what comes with things, set beside what else does', () => {
  it('takes no place where the outcome has factors', () => {
    const drawn = pairs(staff())
    expect(drawn).toContainEqual(expect.objectContaining({ x: 'grade', y: 'salary' }))
    expect(drawn).toContainEqual(expect.objectContaining({ x: 'years_of_experience', y: 'salary' }))
    expect(drawn.filter(({ x, y }) => x !== 'salary' && y !== 'salary' && y !== 'count')).toEqual([])
  })

  it('is drawn where somebody asks about it', () => {
    const drawn = pairs(staff('I want to know what drives the age of our people'))
    expect(drawn).toContainEqual(expect.objectContaining({ y: 'age' }))
  })

  it('is drawn where rows of a kind are the only outcome: they may be what the number is judged by', () => {
    const { normal, pick } = createNoise(7)
    const rows = Array.from({ length: 300 }, () => {
      const [group, year] = [pick(['A', 'N']), pick(['F0', 'F1', 'F2'])]
      return [group, year, Math.max(0, Math.round(14 + (group === 'A' ? 6 : 0) + 7 * normal()))].join()
    })
    const { blocks } = generateDashboard(new TextEncoder().encode(['eth,year,days', ...rows].join('\n')), {
      fileType: 'csv',
      fileName: 'absence.csv',
      instructions: '',
    })
    expect(pairs(blocks)).toContainEqual(expect.objectContaining({ x: 'eth', y: 'days' }))
  })
})
