import { describe, expect, it } from 'vitest'
import atlas from 'world-atlas/countries-110m.json'
import { findCountry, findState, matchRegions } from './match-regions'
import small from './small-countries.json'

describe('findCountry', () => {
  it.each([
    ['Germany', '276'],
    ['DE', '276'],
    ['DEU', '276'],
    ['276', '276'],
    ['4', '004'],
    ['United States', '840'],
    ['usa', '840'],
    ['UK', '826'],
    ['Côte d’Ivoire', '384'],
    ["Cote d'Ivoire", '384'],
    ['Korea, Republic of', '410'],
    ['South Korea', '410'],
    ['North Korea', '408'],
    ['Russia', '643'],
    ['Türkiye', '792'],
    ['Turkey', '792'],
    ['Vietnam', '704'],
    ['Viet Nam', '704'],
    ['Laos', '418'],
    ['Syria', '760'],
    ['Moldova', '498'],
    ['Bosnia & Herzegovina', '070'],
    ['The Gambia', '270'],
    ['Saint Lucia', '662'],
    ['Kosovo', '983'],
  ])('finds %s', (name, id) => {
    expect(findCountry(name)).toBe(id)
  })

  it.each(['Atlantis', 'West', '', 'ZZ', '999', 'toString'])('leaves %s alone', (name) => {
    expect(findCountry(name)).toBeNull()
  })

  it('has a shape or a place for large and small', () => {
    const shapes = new Set(
      atlas.objects.countries.geometries.flatMap((geometry) => ('id' in geometry ? [geometry.id] : [])),
    )
    const names = ['Singapore', 'Malta', 'Monaco', 'Hong Kong', 'Bahrain', 'Mauritius', 'Brazil', 'Fiji']
    for (const id of names.map(findCountry)) expect(shapes.has(id!) || id! in small).toBe(true)
  })
})

describe('matchRegions', () => {
  it('takes postal codes for states, not for countries', () => {
    expect(matchRegions(['CA', 'NY', 'TX', 'FL'])).toEqual({ atlas: 'us', ids: ['06', '36', '48', '12'] })
  })

  it('takes country codes for countries', () => {
    expect(matchRegions(['CA', 'DE', 'FR', 'GB']).atlas).toBe('world')
  })

  it('asks the column’s name where both fit', () => {
    expect(matchRegions(['Georgia'], 'State').atlas).toBe('us')
    expect(matchRegions(['Georgia'], 'Country').atlas).toBe('world')
  })

  it('keeps its place for what has no shape', () => {
    expect(matchRegions(['France', 'Atlantis', 'Peru']).ids).toEqual(['250', null, '604'])
  })

  it('knows the capital’s district', () => {
    expect(findState('Washington, D.C.')).toBe('11')
    expect(findState('US-WA')).toBe('53')
  })
})
