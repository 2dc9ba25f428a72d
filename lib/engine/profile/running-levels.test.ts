import { describe, expect, it } from 'vitest'
import { cleanTable } from '../clean/clean-table'
import { createNoise } from '../insights/fixture-table'
import { readTable } from '../read/read-table'
import { profileTable } from './profile-table'

const columnsOf = (header: string, lines: string[]) => {
  const text = [header, ...lines].join('\n')
  const { table } = cleanTable(readTable(new TextEncoder().encode(text), { fileType: 'csv' }))
  return profileTable(table).columns
}
const dayOf = (at: number) => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10)

describe('what runs on within a day', () => {
  const lines = (next: (before: number, noise: ReturnType<typeof createNoise>) => number) => {
    const noise = createNoise(5)
    return Array.from({ length: 60 }, (_, day) => {
      let so = 0
      return ['07:00', '09:30', '12:00', '15:00', '18:30'].map((time) => {
        so = next(so, noise)
        return [dayOf(day), time, noise.pick(['pool', 'lake']), so].join(',')
      })
    }).flat()
  }
  const additivityOf = (own: string[]) => columnsOf('day,time,place,guests_till_now', own)[3]!.additivity

  it('is never added', () => {
    const own = lines((before, { random }) => before + Math.floor(random() * random() * 400))
    expect(additivityOf(own)).toBe('intensive')
  })

  it('adds up where it is of each row alone', () => {
    const own = lines((_, { random }) => Math.floor(random() ** 3 * 400))
    expect(additivityOf(own)).toBe('additive')
  })
})

describe('an account', () => {
  it.each(['ingreso,gasto', 'wage,fare', 'a,b'])('adds up what comes in and what goes out: %s', (names) => {
    const { random } = createNoise(11)
    let balance = 5000
    const lines = Array.from({ length: 120 }, (_, at) => {
      const cents = Math.floor(random() * 90_000) / 100
      const comes = random() < 0.45
      balance = Math.round((balance + (comes ? cents : -cents)) * 100) / 100
      return [dayOf(at), comes ? cents : '', comes ? '' : cents, balance].join(',')
    })
    expect(columnsOf(`day,${names},left`, lines).map(({ additivity }) => additivity)).toEqual([
      null,
      'additive',
      'additive',
      'semi_additive',
    ])
  })
})

describe('a stock that is taken from', () => {
  const lines = (takes: boolean) => {
    const noise = createNoise(7)
    let stock = 90_000
    return Array.from({ length: 400 }, (_, at) => {
      const sheets = 200 + Math.floor(noise.random() * 1800)
      stock = stock - sheets < 10_000 ? 90_000 + Math.floor(noise.random() * 9000) : stock - sheets
      const number = takes ? stock : 10_000 + Math.floor(noise.random() * 80_000)
      return [dayOf(Math.floor(at / 4)), noise.pick(['A', 'B']), sheets, number].join(',')
    })
  }

  it('is a level, long as its numbers are', () => {
    expect(columnsOf('day,press,sheets,left', lines(true))[3]).toMatchObject({
      role: 'measure',
      additivity: 'semi_additive',
    })
  })

  it('is a serial number where it goes with nothing', () => {
    expect(columnsOf('day,press,sheets,left', lines(false))[3]!.role).toMatch(/^(?:id|code)$/)
  })
})

describe('a counter that each row of a thing holds', () => {
  const lines = Array.from({ length: 8 }, (_, meter) => {
    const noise = createNoise(20 + meter)
    let register = 40_000 + 9000 * meter
    return Array.from({ length: 40 }, (_, day) => {
      register += Math.floor(30 + 20 * noise.random())
      return [dayOf(day), `M${meter}`, day + 1, register].join(',')
    })
  }).flat()
  const columns = columnsOf('day,meter,reading,register', lines)

  it('runs on, and is neither added nor averaged', () => {
    expect(columns[3]).toMatchObject({ role: 'measure', additivity: 'semi_additive', runsOn: true })
  })

  it('is the place of a row where it goes up by one', () => {
    expect(columns[2]!.role).toBe('code')
  })
})

describe('what is cumulative by its name', () => {
  const students = (name: string) => {
    const { random, pick } = createNoise(3)
    const rows = Array.from({ length: 80 }, (_, at) => {
      const gpa = (1.9 + 2.1 * random()).toFixed(2)
      return [`Student ${at}`, pick(['Math', 'Art', 'Law']), gpa, 10 + Math.floor(110 * random())].join(',')
    })
    return columnsOf(`Student,Major,${name},Credits`, rows)[2]!
  }

  it('is averaged where it is a rate of all so far', () => {
    const gpa = students('Cumulative GPA')
    expect(gpa.additivity).toBe('intensive')
    expect(gpa.runsOn).toBeUndefined()
  })

  it('does not run on where it does not rise', () => {
    expect(students('Cumulative work').runsOn).toBeUndefined()
  })

  it('runs on where it rises', () => {
    const { random } = createNoise(4)
    const rows = Array.from({ length: 24 }, (_, at) => `${dayOf(at)},${at * 90 + Math.floor(90 * random())}`)
    expect(columnsOf('day,Cumulative cases', rows)[1]!.runsOn).toBe(true)
  })
})

describe('what is called a level', () => {
  const lines = (isFlow: boolean) => {
    const noise = createNoise(9)
    let balance = 900
    return Array.from({ length: 120 }, (_, day) => {
      const [paid, taken] = [Math.floor(noise.random() * 200), Math.floor(noise.random() * 190)]
      balance = isFlow ? balance + paid - taken : 900 + Math.floor(noise.random() * 500)
      return [dayOf(day), paid, taken, balance].join(',')
    })
  }

  it('flows where a balance runs on by it', () => {
    const [, deposits, , balance] = columnsOf('day,deposits,withdrawals,balance', lines(true))
    expect([deposits!.additivity, balance!.additivity]).toEqual(['additive', 'semi_additive'])
    expect(deposits!.confidence).toBeGreaterThanOrEqual(0.8)
  })

  it('stays one where nothing runs on by it', () => {
    expect(columnsOf('day,deposits,withdrawals,balance', lines(false))[1]!.additivity).toBe('semi_additive')
  })
})
