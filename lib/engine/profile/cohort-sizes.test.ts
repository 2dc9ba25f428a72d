import { expect, it } from 'vitest'
import { understand } from '../subject/subject.fixture'

const season = (at: number) => `${2014 + at}`
/** Patients of each season, and which part of them still came so many visits later. */
const visits = (isTriangle: boolean, size: (at: number) => number, word = 'Visit') => {
  const header = ['Season', 'Patients', ...Array.from({ length: 8 }, (_, age) => `${word} ${age}`)]
  const rows = Array.from({ length: 8 }, (_, at) => [
    season(at),
    size(at),
    ...Array.from({ length: 8 }, (_, age) =>
      isTriangle && age + at >= 8 ? '' : `${(100 - age * 9.3 + at * 0.7).toFixed(1)}%`,
    ),
  ])
  const { profile } = understand([header, ...rows])
  return profile.columns.find(({ name }) => name === 'Patients')
}

it('adds up how many each cohort began with, however alike they are', () => {
  expect(visits(true, (at) => 420 + at * 13)?.additivity).toBe('additive')
})

it('leaves alone what stands before numbered columns that are no triangle, or is no count', () => {
  expect(visits(false, (at) => 420 + at * 13)?.additivity).not.toBe('additive')
  expect(visits(true, (at) => 42.5 + at)?.additivity).not.toBe('additive')
})
