import { describe, expect, it } from 'vitest'
import { readTable } from '../read-table'

const read = (text: string) => readTable(new TextEncoder().encode(text), { fileType: 'csv' })
const regions = ['North', 'South', 'East', 'West', 'Mid']
const body = regions.map((region, row) => `${region},${10 + row * 3},${22 + row * 5},${31 - row}`).join('\n')
const namesOf = (header: string, rows = body) => {
  const { table } = read(`${header}\n${rows}\n`)
  return [table.rowCount, ...table.columns.map(({ name }) => name)]
}
const meant = [5, 'Region', 'Jan', 'Feb', 'Mar']

describe('a title in the row of names', () => {
  it.each([
    'Sales report 2024 Region,Jan,Feb,Mar',
    '"Sales report 2024\nRegion",Jan,Feb,Mar',
    'Sales report 2024\rRegion,Jan,Feb,Mar',
    'List of sales: Region,Jan,Feb,Mar',
    '"Sales report 2024"Region,Jan,Feb,Mar',
    'Sales by month 2024;Region,Jan,Feb,Mar',
    'Sales by month 2024\tRegion,Jan,Feb,Mar',
    'Sales report 2024,Region,Jan,Feb,Mar',
    'Table 1. Sales by region, 2024,Region,Jan,Feb,Mar',
    'Umsatz nach Region 2024,Region,Jan,Feb,Mar',
    'Verkaufsbericht 2024 Region,Jan,Feb,Mar',
  ])('is no part of a name: %s', (header) => {
    expect(namesOf(header)).toEqual(meant)
    expect(read(`${header}\n${body}`).steps.map(({ step }) => step)).toContain('header_title')
  })

  it('is no part of the name of codes', () => {
    const codes = body.replace(/^\p{L}+/gmu, (name) => `R${name.length}${name.charCodeAt(0)}`)
    expect(namesOf('Sales report 2024 Region,Jan,Feb,Mar', codes)).toEqual(meant)
    const numbers = body.replace(/^\p{L}+/gmu, (name) => `${name.length}${name.charCodeAt(0)}`)
    expect(namesOf('Sales report 2024 Region,Jan,Feb,Mar', numbers)[1]).toBe('Sales report 2024 Region')
  })

  it.each([
    { header: 'Name of the region,Jan,Feb,Mar', names: ['Name of the region', 'Jan', 'Feb', 'Mar'] },
    { header: '"Region\n(by seat)",Jan,Feb,Mar', names: ['Region\n(by seat)', 'Jan', 'Feb', 'Mar'] },
    {
      header: 'Seat in 2024 Region,Jan 2024 EUR,Feb 2024 EUR,Mar 2024 EUR',
      names: ['Seat in 2024 Region', 'Jan 2024 EUR', 'Feb 2024 EUR', 'Mar 2024 EUR'],
    },
    { header: 'Umsatz 2024 Region,Jan,Feb,Mar', names: ['Umsatz 2024 Region', 'Jan', 'Feb', 'Mar'] },
    { header: 'Region 2024,Jan,Feb,Mar', names: ['Region 2024', 'Jan', 'Feb', 'Mar'] },
    {
      header: 'Name of the region,Jan,Feb,Mar,Notes',
      names: ['Name of the region', 'Jan', 'Feb', 'Mar', 'Notes'],
    },
  ])('is not seen where it is a name: $header', ({ header, names }) => {
    expect(namesOf(header).slice(1)).toEqual(names)
  })

  it('is not seen before the name of a number', () => {
    const rows = regions.map((region, row) => `${10 + row},${region}`).join('\n')
    expect(namesOf('Total revenue 2024 EUR,Region', rows)[1]).toBe('Total revenue 2024 EUR')
  })
})

describe('a row about the file over the names', () => {
  it.each([
    'Sales 2024,Sales 2024,Sales 2024,Sales 2024',
    'Sales report,,,Page 1',
    'Sales report,,2024,',
    'Report:,Sales,Date:,2024-01-01',
    'Table 1,Sales by region,2024,',
    'Generated,2024-05-01,by,Ann',
    'Sales report,,,\nBy region,,,2024',
  ])('is not joined with them: %s', (row) => {
    expect(namesOf(`${row}\nRegion,Jan,Feb,Mar`)).toEqual(meant)
  })

  it.each([
    { row: ',EUR,EUR,EUR', names: ['Region', 'EUR Jan', 'EUR Feb', 'EUR Mar'] },
    { row: 'Where,Plan,,Real', names: ['Where Region', 'Plan Jan', 'Plan Feb', 'Real Mar'] },
    {
      row: 'Where,2024-01-01,,2025-01-01',
      names: ['Where Region', '2024-01-01 Jan', '2024-01-01 Feb', '2025-01-01 Mar'],
    },
  ])('is joined where it groups them: $row', ({ row, names }) => {
    expect(namesOf(`${row}\nRegion,Jan,Feb,Mar`).slice(1)).toEqual(names)
  })

  it('is data where no names stand below it', () => {
    expect(namesOf('North,,2024,')[0]).toBe(6)
    expect(namesOf('Sales,Sales,Sales,Sales')[0]).toBe(5)
  })
})
