import { understandDataset } from '../../generate-dashboard'

const departments = [
  ...['Engineering', 'Sales', 'Sales', 'Marketing', 'Engineering', 'Support', 'Engineering'],
  ...['Sales', 'Legal', 'Engineering', 'Support', 'Sales'],
]
const pay: Record<string, number> = {
  Engineering: 6200,
  Sales: 4100,
  Marketing: 3900,
  Support: 2900,
  Legal: 7800,
}
const titles = ['Analyst', 'Manager', 'Assistant', 'Director']
const cities = [
  'Berlin',
  'Paris',
  'London',
  'Berlin',
  'Rome',
  'Oslo',
  'Paris',
  'Berlin',
  'San Marino',
  'London',
]
const states = ['active', 'active', 'on leave', 'active', 'retired']
const injuries = ['Knee problem', 'Back pain', 'Hip problem', '', 'Broken arm']
const first = ['Anna', 'Bruno', 'Carla', 'Adam', 'Dora', 'Emil', 'Fiona', 'Gustav', 'Hanna', 'Ivo', 'Julia']
const last = [
  'Abel',
  'Brandt',
  'Costa',
  'Dreyer',
  'Engel',
  'Fischer',
  'Gruber',
  'Hauser',
  'Ivers',
  'Jansen',
  'Klein',
  'Lang',
  'Moser',
]

function personOf(index: number): string {
  const department = departments[(index * 5 + (index >> 3)) % departments.length]!
  const hired = new Date(Date.UTC(2019, 0, 3 + ((index * 53) % 1400))).toISOString().slice(0, 10)
  return [
    `E${1000 + index}`,
    `${first[index % first.length]} ${last[(index * 3) % last.length]} ${index}`,
    department,
    titles[(index * 7 + (index >> 2)) % titles.length],
    index % 3 === 1 ? 'Female' : 'Male',
    cities[(index * 7) % cities.length],
    19 + ((index * 11) % 47),
    pay[department]! + ((index * 71) % 1500),
    index % 4 === 0 ? '' : ((index * 37) % 900) + 50,
    hired,
    states[(index * 3) % states.length],
    index % 5 < 2 ? 'yes' : 'no',
    injuries[(index * 2) % injuries.length],
    `${(index * 13) % 100}%`,
    ((index * 17) % 61) - 20,
  ].join()
}

const header =
  'employee_id,name,department,job_title,gender,city,age,salary,bonus,hired,status,remote,injury,target_reached,balance'

/** 240 people of a company, hired from 2019 to 2022. */
export const staff = understandDataset(
  new TextEncoder().encode(
    [header, ...Array.from({ length: 240 }, (_, index) => personOf(index))].join('\n'),
  ),
  { fileType: 'csv', fileName: 'employees.csv' },
)
