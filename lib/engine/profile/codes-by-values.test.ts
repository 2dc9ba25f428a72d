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

const skewed = ({ random }: Noise) => Math.floor(90 * random() * random() * random())

describe('numbers that are names', () => {
  it.each([
    ['operario', ({ pick }: Noise) => pick([102, 105, 109, 113])],
    ['ddi', ({ pick }: Noise) => pick([5501, 5502, 5507])],
    ['client', ({ random }: Noise) => Math.floor(20 * random())],
    ['crate', ({ random }: Noise) => 1 + Math.floor(24 * random())],
    ['cost ctr', ({ pick }: Noise) => pick([4100, 4120, 4200, 4310, 4400])],
    ['paragraph', ({ pick }: Noise) => pick([3.1, 3.2, 3.3, 4.1, 4.2])],
    ['posten', ({ pick }: Noise) => pick([10.01, 10.02, 20.01, 20.02, 20.03, 35.01])],
    ['app_version', ({ pick }: Noise) => pick([4.1, 4.2, 5])],
    ['customer', skewed],
    ['Kunde', skewed],
  ] as [string, (noise: Noise) => unknown][])('are codes: %s', (name, draw) => {
    expect(roleOf(name, draw)).toMatch(/^(?:code|category)$/)
  })

  it.each([
    ['customers', skewed],
    ['Mitarbeiter', skewed],
    ['operarios', ({ pick }: Noise) => pick([2, 3, 3, 4, 5, 5, 6])],
    ['floor area', ({ pick }: Noise) => pick([900, 1100, 1700, 2400])],
    ['deposit', ({ pick }: Noise) => pick([100, 250, 500])],
    ['dosis', ({ pick }: Noise) => pick([0.5, 1, 1.5, 2])],
    ['nivel', ({ random }: Noise) => Math.floor(13 * random()) / 10],
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

const amount = ({ random }: Noise) => 1200 + Math.round(800 * random())
/** The roles of columns of whole numbers, drawn row by row. */
function rolesOf(count: number, draws: Record<string, (noise: Noise, at: number) => unknown>) {
  const noise = createNoise(5)
  const lines = Array.from({ length: count }, (_, at) =>
    Object.values(draws)
      .map((draw) => draw(noise, at))
      .join(','),
  )
  return columnsOf(Object.keys(draws).join(','), lines).map(({ role }) => role)
}
const day = (_: Noise, at: number) => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10)
const few =
  (count: number) =>
  ({ random }: Noise) =>
    1 + Math.floor(count * random() ** 2)

describe('measures that are named as things', () => {
  it.each([
    ['sales_store', 'sales_online', amount],
    ['store', 'online', amount],
    ['new_customer', 'active_member', few(40)],
    ['bed', 'bath', few(6)],
    ['emp', 'est', ({ random }: Noise) => 12 + Math.floor(8988 * random())],
    ['Bench', 'Deadlift', ({ random }: Noise) => 60 + 5 * Math.floor(20 * random())],
    ['Kasse', 'Karte', amount],
    ['Meter', 'Runden', ({ random }: Noise) => 400 + Math.floor(5000 * random())],
    ['counter', 'branch', amount],
    ['room', 'hall', ({ random }: Noise) => 20 + Math.floor(300 * random())],
  ] as [string, string, (noise: Noise) => number][])('are measured: %s, %s', (one, other, draw) => {
    const roles = rolesOf(300, { date: day, [one]: draw, [other]: draw, price: amount })
    expect(roles.slice(1, 3)).toEqual(['measure', 'measure'])
  })

  it('are measured where they go with what else is measured, however often they come again', () => {
    const size = (at: number) => [12, 20, 31, 44, 58, 71][at % 6]!
    const [room] = rolesOf(240, {
      room: (_, at) => size(at),
      rent: ({ normal }, at) => Math.round(14 * size(at) + 20 * normal()),
    })
    expect(room).toBe('measure')
  })
})

it('are names of things that begin with the number of another', () => {
  const [, room] = rolesOf(700, {
    floor: (_, at) => 1 + (at % 5),
    room: ({ random }, at) => 101 + 100 * (at % 5) + Math.floor(24 * random() ** 2),
    minutes_open: amount,
  })
  expect(room).toBe('code')
})

describe('measures of versions', () => {
  it.each([
    ['Build cost', ({ random }: Noise) => (12.5 + Math.floor(9 * random())).toFixed(1)],
    ['Release revenue', ({ random }: Noise) => 1000 + 37 * Math.floor(9 * random())],
    ['Build seconds', ({ random }: Noise) => 31 + Math.floor(9 * random())],
  ] as [string, (noise: Noise) => unknown][])('are measured: %s', (name, draw) => {
    expect(rolesOf(200, { day, [name]: draw, runs: amount })[1]).toBe('measure')
  })

  it('are none of a number of a version', () => {
    const draw = ({ pick }: Noise) => pick([4.1, 4.2, 5])
    expect(rolesOf(200, { day, 'version no': draw, runs: amount })[1]).toBe('code')
    expect(rolesOf(8, { day, build: (_, at) => 12.5 + at * at, runs: amount })[1]).toBe('measure')
  })
})

describe('codes of unequal length', () => {
  const countries = [4, 8, 12, 24, 32, 36, 40, 56, 76, 124, 156, 208, 246, 250, 276, 392, 484, 578, 724, 894]
  const units = [3, 7, 15, 22, 140, 381, 702, 1044]
  it.each([
    ['Reporter', countries],
    ['Unit', units],
  ] as [string, number[]][])('that pair with a name over its rows are codes: %s', (name, codes) => {
    const roles = rolesOf(codes.length * 10, {
      [name]: (_, at) => codes[at % codes.length],
      [`${name} name`]: (_, at) => `The ${'abcdefghijklmnopqrstuvwxyz'[at % codes.length]} land`,
      Year: (_, at) => 2010 + Math.floor(at / codes.length),
      exports: ({ normal }) => Math.round(5000 * Math.exp(normal())),
    })
    expect(roles[0]).toBe('code')
  })

  it('are measured where they go with a number or each stands once', () => {
    const draws = {
      town: (_: Noise, at: number) => units[at % 8],
      'town name': (_: Noise, at: number) => `${'abcdefgh'[at % 8]}ville`,
      worth: ({ normal }: Noise, at: number) => Math.round(units[at % 8]! * 10 * Math.exp(0.1 * normal())),
    }
    expect(rolesOf(80, draws)[0]).toBe('measure')
    expect(rolesOf(8, draws)[0]).toBe('measure')
    const { town, 'town name': item } = draws
    expect(rolesOf(80, { reorderPoint: town, item, sold: few(30) })[0]).toBe('measure')
  })
})

describe('numbers under cod', () => {
  const caught = ({ random }: Noise) => 40 + Math.floor(3000 * random())
  it('are no codes where the fish is landed', () => {
    const roles = rolesOf(60, { day, 'Cod landings': caught, 'Haddock landings': caught })
    expect(roles.slice(1)).toEqual(['measure', 'measure'])
    expect(rolesOf(60, { day, 'Cod caught': caught, 'Haddock caught': caught })[1]).toBe('measure')
  })
  it('are codes where they come again or a thing is named', () => {
    expect(rolesOf(60, { day, cod_cliente: (_, at) => 40 + 7 * at, total: caught })[1]).toBe('id')
    expect(rolesOf(60, { day, cod_xyz: ({ pick }) => pick([12, 340, 77]), total: caught })[1]).toMatch(
      /^(?:code|category)$/,
    )
  })
})

describe('numbers that count on', () => {
  const names = 'abcdefghijklmnopqrst'
  const panel = (start: (thing: number) => number) =>
    rolesOf(200, {
      worker: (_, at) => `${names[Math.floor(at / 10)]}son`,
      Experience: (_, at) => start(Math.floor(at / 10)) + (at % 10),
      wage: amount,
    })[1]
  it('are places where each thing starts at the first, and measured where each starts at its own', () => {
    expect(panel(() => 1)).toBe('code')
    expect(panel((thing) => 1 + ((thing * 7) % 20))).toBe('measure')
  })

  it('are measured where they are the places of a race', () => {
    const roles = rolesOf(200, {
      race: (_, at) => `Race ${names[Math.floor(at / 10)]}`,
      driver: (_, at) => `${names[(at * 7 + Math.floor(at / 10)) % 10]}son`,
      position: (_, at) => 1 + ((at * 3 + Math.floor(at / 10) * 7) % 10),
      points: few(25),
    })
    expect(roles[2]).toBe('measure')
  })
})

describe('whole numbers of which none comes twice', () => {
  const columns = (number: (at: number, noise: Noise) => number, name: string) => {
    const noise = createNoise(17)
    return columnsOf(
      `dag,${name},bedrag`,
      Array.from({ length: 200 }, (_, at) =>
        [
          `2024-01-${String(1 + (at % 28)).padStart(2, '0')}`,
          number(at, noise),
          (50 * noise.random()).toFixed(2),
        ].join(','),
      ),
    )
  }
  const shuffled = (at: number) => 11 + ((at * 73) % 257)

  it('though by chance several would, were given out', () => {
    expect(columns(shuffled, 'locker')[1]!.role).toBe('id')
  })

  it('are measured where they are called so', () => {
    expect(columns(shuffled, 'stand')[1]!.role).toBe('measure')
  })

  it.each([
    {
      what: 'they go up and down in small steps',
      number: (at: number) => 500 + Math.round(90 * Math.sin(at / 15)) + (at % 2),
    },
    { what: 'some do come twice', number: (_: number, { random }: Noise) => 11 + Math.floor(257 * random()) },
    { what: 'chance would hardly make two alike', number: (at: number) => 11 + ((at * 7919) % 100_003) },
    { what: 'they are ranks', number: (at: number) => 1 + ((at * 73) % 200) },
  ])('are measured where $what', ({ number }) => {
    expect(columns(number, 'locker')[1]!.role).toBe('measure')
  })
})

it('a thing’s number is its name where each goes with one text, whatever it goes with besides', () => {
  const noise = createNoise(19)
  const lines = Array.from({ length: 400 }, () => {
    const nozzle = 1 + Math.floor(8 * noise.random())
    return [nozzle, nozzle > 4 ? 'diesel' : 'petrol', (nozzle * 40 + 30 * noise.random()).toFixed(1)].join(
      ',',
    )
  })
  expect(columnsOf('nozzle,fuel,litres', lines)[0]!.role).toBe('code')
})

it('lists and records in cells are no kinds, unlike words in brackets', () => {
  const draw = (cell: (pay: string) => string) =>
    Array.from(
      { length: 60 },
      (_, at) => `${at},"${cell(['card', 'cash'][at % 2]!).replaceAll('"', '""')}",${at % 7}`,
    )
  expect(
    columnsOf(
      'no,paid,rest',
      draw((pay) => `[{"by":"${pay}"}]`),
    )[1]!.role,
  ).toBe('text')
  expect(
    columnsOf(
      'no,paid,rest',
      draw((pay) => `(${pay})`),
    )[1]!.role,
  ).toBe('category')
})

it('postal codes of five digits are short for no capacity', () => {
  const roleIn = (places: number[]) => roleOf('cap', ({ pick }) => pick(places))
  expect(roleIn([90, 220, 400])).not.toBe('geo')
  expect(roleIn([90, 220, 300, 400])).toBe('measure')
  expect(roleIn([118, 20121, 40126, 80133])).toMatch(/^(?:code|geo)$/)
})
