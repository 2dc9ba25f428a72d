import { expect, it } from 'vitest'
import { readTable } from '../read-table'

const read = (text: string) => readTable(new TextEncoder().encode(text), { fileType: 'csv' }).table

it('joins quarters under years with the names beside them', () => {
  const table = read(
    'Sales by region,,,,,\n\nRegion,Product,FY2022,,FY2023,\n,,Q1,Q2,Q1,Q2\nNorth,A,10,20,30,40\n,B,11,21,31,41\nSouth,A,12,22,32,42\n',
  )
  expect(table.columns.map(({ name }) => name)).toEqual([
    'Region',
    'Product',
    'FY2022 Q1',
    'FY2022 Q2',
    'FY2023 Q1',
    'FY2023 Q2',
  ])
  expect(table.rowCount).toBe(3)
})

it('still takes an amount with letters before it for a number', () => {
  expect(read('name,price\na,R100\nb,R250\nc,R90\n').rowCount).toBe(3)
})
