import { understandDataset } from '../generate-dashboard'
import type { Understanding } from '../understanding'

const regions = ['North', 'South', 'East', 'West']
const products = ['Laptop', 'Phone', 'Desk', 'Chair', 'Lamp']
const countries = ['Germany', 'France', 'Spain', 'United States']
const states = ['open', 'closed', 'cancelled']
const header =
  'order_id,order_date,region,country,product,status,quantity,unit_price,revenue,discount_pct,customer_name'

function saleOf(index: number): string {
  const day = new Date(Date.UTC(2023, 0, 1 + index)).toISOString().slice(0, 10)
  const quantity = 1 + ((index * 7) % 23)
  const price = (5 + ((index * 37) % 1900) / 10).toFixed(2)
  const names = [
    regions[(index * 7 + (index >> 3)) % 4],
    countries[(index * 3) % 4],
    products[(index * 2 + (index >> 2)) % 5],
  ]
  const numbers = [quantity, price, (quantity * Number(price)).toFixed(2), (index * 7) % 41]
  return [
    `O-${10_000 + index}`,
    day,
    ...names,
    states[(index * 5) % 3],
    ...numbers,
    `Customer ${index % 97}`,
  ].join()
}

const understand = (text: string, fileName: string): Understanding =>
  understandDataset(new TextEncoder().encode(text), { fileType: 'csv', fileName })

/** 600 orders of a shop over 20 months. */
export const sales = understand(
  [header, ...Array.from({ length: 600 }, (_, index) => saleOf(index))].join('\n'),
  'orders.csv',
)

const engines = [4, 6, 8, 3, 5]
const carOf = (index: number): string =>
  [
    `model ${index}`,
    (10 + ((index * 13) % 360) / 10).toFixed(1),
    engines[(index * index) % 5],
    70 + ((index * 31) % 300),
    46 + ((index * 17) % 180),
    1600 + ((index * 97) % 3500),
    (8 + ((index * 7) % 160) / 10).toFixed(1),
    1970 + (index % 13),
    ['USA', 'Europe', 'Japan'][(index * 5 + ((index * index) % 3)) % 3],
  ].join()

/** 300 cars with the numbers of their engines. */
export const cars = understand(
  [
    'Model,MPG,Cylinders,Displacement,Horsepower,Weight,Acceleration,Year,Origin',
    ...Array.from({ length: 300 }, (_, index) => carOf(index)),
  ].join('\n'),
  'cars.csv',
)
