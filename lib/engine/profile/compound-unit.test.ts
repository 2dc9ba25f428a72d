import { describe, expect, it } from 'vitest'
import { understandDataset } from '../generate-dashboard'
import { unitInBracket } from '../names/unit-words'
import { compoundUnit } from './compound-unit'
import { plainName } from './plain-name'

describe('compoundUnit', () => {
  it.each([
    ['yield_t_ha', 't/ha'],
    ['energy_kwh_m2', 'kWh/m²'],
    ['NO3_mg_l', 'mg/l'],
    ['wind_m_s', 'm/s'],
    ['price_eur_sqm', 'EUR/m²'],
    ['dose_mg_kg', 'mg/kg'],
  ])('%s is in %s', (name, unit) => {
    expect(compoundUnit(name.toLowerCase().split('_'))).toBe(unit)
  })

  it.each(['grip_kg_l', 'weight_kg', 't_ha', 'team_m_f', 'size_l_m', 'plot_ha'])(
    '%s is per nothing',
    (name) => {
      expect(compoundUnit(name.split('_'))).toBeNull()
    },
  )

  it.each(['hl/ha', 'kWh/m²', 'EUR/h'])('stands whole in brackets: %s', (unit) => {
    expect(unitInBracket(unit)).toBe(unit)
  })

  it.each(['y/n', 'a/b/c', 'm/w/d', 'h/w', 'm/f', 's/l', 'h/m'])('is none of %s', (text) => {
    expect(unitInBracket(text)).toBeNull()
  })

  it('is what the numbers are told in, which are averaged', () => {
    const lines = Array.from(
      { length: 40 },
      (_, row) => `p${row},${(5 + (row % 7) / 10).toFixed(1)},${120 + ((row * 37) % 90) + 0.5}`,
    )
    const bytes = new TextEncoder().encode(['plot,yield_t_ha,nitrogen_kg_ha', ...lines].join('\n'))
    const { profile } = understandDataset(bytes, { fileType: 'csv', fileName: 'trial.csv' })
    const [, grain, nitrogen] = profile.columns
    expect([grain!.unit, grain!.additivity, plainName(grain!)]).toEqual(['t/ha', 'intensive', 'yield'])
    expect([nitrogen!.unit, nitrogen!.additivity, plainName(nitrogen!)]).toEqual([
      'kg/ha',
      'intensive',
      'nitrogen',
    ])
  })
})
