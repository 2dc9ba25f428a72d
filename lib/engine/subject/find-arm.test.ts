import { describe, expect, it } from 'vitest'
import { understand } from './subject.fixture'

const armOf = (name: string, values: string[], rows = 400) => {
  const { subject } = understand([
    [name, 'region', 'bought', 'seconds'],
    ...Array.from({ length: rows }, (_, row) => [
      values[(row * 7919) % values.length]!,
      ['North', 'South', 'West'][((row * 31) % 7) % 3]!,
      (row * 13) % 11 < 3 ? 'yes' : 'no',
      20 + ((row * 37) % 61),
    ]),
  ])
  const { arm, columns } = subject.profile
  return arm === undefined ? null : columns[arm]!.name
}

describe('findArm', () => {
  it.each([
    ['variant', ['A', 'B']],
    ['grp', ['control', 'test']],
    ['var', ['ctl', 't1', 't2']],
    ['Treatment', ['0', '1']],
    ['trt', ['placebo', 'drug']],
  ])('knows %s with %j', (name, values) => {
    expect(armOf(name, values)).toBe(name)
  })

  it.each([
    ['class', ['A', 'B', 'C', 'D', 'E', 'F']],
    ['gender', ['f', 'm']],
    ['region2', ['East', 'Centre']],
    ['newsletter', ['no', 'yes']],
    ['test', ['positive', 'negative']],
  ])('leaves %s with %j alone', (name, values) => {
    expect(armOf(name, values)).toBeNull()
  })

  it('leaves uneven letters without a name alone', () => {
    expect(armOf('grade', ['A', 'A', 'A', 'B'])).toBeNull()
  })
})
