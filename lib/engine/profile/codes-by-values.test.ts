import { describe, expect, it } from 'vitest'
import { cleanTable } from '../clean/clean-table'
import { createNoise } from '../insights/fixture-table'
import { readTable } from '../read/read-table'
import { profileTable } from './profile-table'

type Noise = ReturnType<typeof createNoise>

const columnsOf = (header: string, lines: string[]) => {
  const text = [header, ...lines].join('\n')
  const { table } = cleanTable(readTable(new TextEncoder().encode(text), { fileType: 'csv' }))
  return profileTable(table).columns
}
const roleOf = (name: string, draw: (noise: Noise, at: number) => unknown) => {
  const noise = createNoise(11)
  const lines = Array.from({ length: 600 }, (_, at) =>
    [
      7000 + 3 * at,
      noise.pick(['north', 'south']),
      draw(noise, at),
      (60 * Math.exp(noise.normal())).toFixed(2),
    ].join(','),
  )
  return columnsOf(`no,area,${name},fee`, lines)[2]!.role
}

describe('numbers that are names', () => {
  it.each([
    ['operario', ({ pick }: Noise) => pick([102, 105, 109, 113])],
    ['ddi', ({ pick }: Noise) => pick([5501, 5502, 5507])],
    ['crate', ({ random }: Noise) => 1 + Math.floor(24 * random())],
    ['cost ctr', ({ pick }: Noise) => pick([4100, 4120, 4200, 4310, 4400])],
    ['app_version', ({ pick }: Noise) => pick([4.1, 4.2, 5])],
  ] as [string, (noise: Noise) => unknown][])('are codes: %s', (name, draw) => {
    expect(roleOf(name, draw)).toMatch(/^(?:code|category)$/)
  })

  it.each([
    ['operarios', ({ pick }: Noise) => pick([2, 3, 3, 4, 5, 5, 6])],
    ['floor area', ({ pick }: Noise) => pick([900, 1100, 1700, 2400])],
    ['deposit', ({ pick }: Noise) => pick([100, 250, 500])],
    ['staff on shift', ({ pick }: Noise) => pick([3, 4, 4, 5, 6])],
  ] as [string, (noise: Noise) => unknown][])('are measured: %s', (name, draw) => {
    expect(roleOf(name, draw)).toBe('measure')
  })

  it('are codes of four digits where each is of one kind wherever it comes again', () => {
    const noise = createNoise(3)
    const draw = (kind: (sow: number) => string) =>
      Array.from({ length: 900 }, (_, at) => {
        const sow = 2000 + Math.floor(1990 * noise.random())
        return [at % 12, kind(sow), sow, Math.round(12 + 3 * noise.normal())].join(',')
      })
    const breeds = ['LW', 'LR', 'DU']
    expect(
      columnsOf(
        'pen,breed,dam,born',
        draw((sow) => breeds[sow % 3]!),
      )[2]!.role,
    ).toBe('code')
    expect(
      columnsOf(
        'pen,breed,elo,born',
        draw(() => noise.pick(breeds)),
      )[2]!.role,
    ).toBe('measure')
  })

  it('pair with other names of the same things, as what is measured of these does not', () => {
    const noise = createNoise(9)
    const shops = Array.from({ length: 30 }, (_, at) => ({
      name: `Shop ${at}`,
      room: 101 + (at % 10) + 100 * Math.floor(at / 10),
      people: 300 + ((at * 7919) % 1201),
    }))
    const lines = shops.flatMap(({ name, room, people }) =>
      Array.from({ length: 12 }, (_, at) =>
        [name, room, people, at, Math.round(people * (0.5 + 0.1 * noise.random()))].join(','),
      ),
    )
    const [, room, people] = columnsOf('shop,wing,people_near,week,visits', lines)
    expect([room!.role, people!.role]).toEqual(['code', 'measure'])
  })
})

describe('few numbers', () => {
  const sparse = ({ pick }: Noise) => pick([23, 65, 204])
  it('that are far between and not round are codes', () => {
    expect(roleOf('chapter', sparse)).toMatch(/^(?:code|category)$/)
    expect(roleOf('nature', ({ pick }) => pick([2041, 2315, 6574]))).toMatch(/^(?:code|category)$/)
  })

  it.each([
    ['chapters', sparse],
    ['units taught', ({ pick }: Noise) => pick([8, 16, 24, 40])],
    ['stamp_eur', ({ pick }: Noise) => pick([17, 42, 86])],
    ['bottles', ({ pick }: Noise) => pick([2, 3, 4])],
  ] as [string, (noise: Noise) => number][])(
    'are measured where they are many, packed or money: %s',
    (name, draw) => {
      expect(roleOf(name, draw)).toBe('measure')
    },
  )

  it('of a term are classes, and those of a loan in months are not', () => {
    expect(roleOf('term', ({ pick }) => pick([1, 2, 3]))).toBe('category')
    expect(roleOf('term', ({ pick }) => pick([12, 24, 36, 60]))).toBe('measure')
  })
})
