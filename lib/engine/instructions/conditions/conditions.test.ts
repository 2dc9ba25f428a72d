import { describe, expect, it } from 'vitest'
import type { Filter } from '@/lib/contracts/query'
import { askedCards } from '../../compose/asked-cards'
import { cardContext } from '../../compose/card-context'
import { findIn } from '../../compose/compose-dashboard'
import { withColumnsOf } from '../../plan/asked-column'
import { narrowRows } from '../../profile/narrow-rows'
import { queryConditions } from '../../table/condition'
import type { Understanding } from '../../understanding'
import { cars, sales } from '../instructions.fixture'
import { parseInstructions } from '../parse-instructions'
import { staff } from './staff.fixture'

/** A request, the conditions of its card in short, and what became of it where it was not done whole. */
type Case = [text: string, conditions: string, outcome?: 'partly' | 'not_possible']

const found = new Map([sales, cars, staff].map((data) => [data, findIn(data)]))
const writeValue = (value: Filter['value']) =>
  [value]
    .flat()
    .map((each) => (each === '' ? 'missing' : String(each)))
    .join('|')
const write = ({ column, op, value }: Filter) => `${column} ${op} ${writeValue(value)}`

function readOf(text: string, data: Understanding) {
  const plan = parseInstructions(text, data)
  const whole = withColumnsOf(data, plan)
  const datasets = { whole, shown: narrowRows(whole, plan.filters) }
  const { cards, clauses } = askedCards(cardContext(datasets, plan, { found: found.get(data)! }), plan)
  const { filters = [], any = [], having = [] } = cards[0]?.config.query ?? queryConditions(plan.filters)
  const groups = having.map(
    ({ by, grain, aggregation, column = 'rows', op, value }) =>
      `${grain ?? by}: ${aggregation} ${column} ${op} ${writeValue(value)}`,
  )
  const all = [
    ...filters.map(write),
    ...(any.length > 0 ? [`(${any.map(write).join(' or ')})`] : []),
    ...groups,
  ]
  return { conditions: all.sort().join(' & '), statuses: clauses.map(({ status }) => status), clauses }
}

const sorted = (conditions: string) => conditions.split(' & ').sort().join(' & ')

const check = (data: Understanding) => (text: string, conditions: string, outcome: string) => {
  const { conditions: read, statuses, clauses } = readOf(text, data)
  expect(`${statuses.join()}: ${read}`, clauses.map(({ reason }) => reason).join()).toBe(
    `${outcome}: ${sorted(conditions)}`,
  )
}

const all = (cases: Case[]) =>
  cases.map(([text, conditions, outcome = 'applied']) => [text, conditions, outcome] as const)

const exclusions: Case[] = [
  ['number of employees by department, excluding those with knee problems', 'injury != Knee problem'],
  ['employees by department excluding those whose city is Berlin', 'city != Berlin'],
  ['average salary by city excluding Sales', 'department != Sales'],
  [
    'average salary by city, excluding people from Sales and Legal',
    'department != Sales & department != Legal',
  ],
  ['average salary by department excluding Sales or Legal', 'department != Sales & department != Legal'],
  ['salary by department but not Legal', 'department != Legal'],
  ['salary by department other than Legal', 'department != Legal'],
  ['employees per city apart from Berlin', 'city != Berlin'],
  ['employees per city aside from Berlin', 'city != Berlin'],
  ['number of employees per city except for Berlin and Paris', 'city != Berlin & city != Paris'],
  ['employees neither in Berlin nor in Paris by department', 'city != Berlin & city != Paris'],
  [
    'employees by gender who are neither in Sales nor in Support',
    'department != Sales & department != Support',
  ],
  ['non-Berlin employees by department', 'city != Berlin'],
  ['salary by city without Oslo', 'city != Oslo'],
  ['everyone except managers: salary by department', 'job_title != Manager'],
  ['all departments but Sales by average age', 'department != Sales'],
  ['everything but Legal: salary by department', 'department != Legal'],
  ['employees not in Berlin by department', 'city != Berlin'],
  ["employees by city whose status isn't active", 'status != active'],
  ["average salary by department of people who aren't retired", 'status != retired'],
  ["employees who don't work in Berlin by department", 'city != Berlin'],
  ['employees by department who are no longer active', 'status != active'],
  ['average age by department ignoring directors', 'job_title != Director'],
  ['employees by city, Sales excluded', 'department != Sales'],
  ['employees by department with Berlin left out', 'city != Berlin'],
  ['average salary by city, not counting Legal', 'department != Legal'],
  ['salary by department excluding those older than 40', 'age <= 40'],
  ['salary by department without people under 30', 'age >= 30'],
  ['salary by department excluding women over 60', '(gender != Female or age <= 60)'],
  ['salary by department excluding women and those over 60', 'gender != Female & age <= 60'],
  ['salary by department for ages not between 30 and 40', '(age < 30 or age > 40)'],
  ['salary by city where department is not Sales', 'department != Sales'],
  ['salary by city where the department is not in Sales, Legal', 'department != Sales & department != Legal'],
  ['salary by city where department != Sales', 'department != Sales'],
  ['employees by city excluding the French', '', 'not_possible'],
  ['employees by department who are not tall', '', 'partly'],
  ['employees by department except unicorns', '', 'partly'],
]

const ranges: Case[] = [
  ['employees by city aged at least 30', 'age >= 30'],
  ['employees by city aged 30 or more', 'age >= 30'],
  ['employees 30 or older by department', 'age >= 30'],
  ['employees by department with a salary of at most 4000', 'salary <= 4000'],
  ['employees by department with no more than 4000 salary', 'salary <= 4000'],
  ['employees earning more than 5,000 by department', 'salary > 5000'],
  ['employees by department with a salary up to 4k', 'salary <= 4000'],
  ['employees by department with a salary from 3000 to 4000', 'salary between 3000|4000'],
  ['employees aged 20 to 30 by department', 'age between 20|30'],
  ['employees aged 20-30 by department', 'age between 20|30'],
  ['employees between 20 and 30 years old by department', 'age between 20|30'],
  ['employees younger than thirty by department', 'age < 30'],
  ['people over 60 by city', 'age > 60'],
  ['employees under the age of 25 by city', 'age < 25'],
  ['employees by city with salary above 0.005 million', 'salary > 5000'],
  ['employees by city with a salary over $5,000', 'salary > 5000'],
  ['employees by city with target reached of at least 80%', 'target_reached >= 80'],
  ['employees by city with a balance below -5', 'balance < -5'],
  ['employees by city with age = 30', 'age = 30'],
  ['employees by city with exactly 49 bonus', '', 'not_possible'],
  ['employees by department with a salary over 1.5 million', '', 'not_possible'],
  ['employees by city older than 30 but younger than 40', 'age > 30 & age < 40'],
  ['employees by city with age above 50 or below 25', '(age > 50 or age < 25)'],
  ['employees with more than 3 medals by city', '', 'partly'],
  ['employees by department with above average salary', 'salary > 5672'],
]

const dates: Case[] = [
  ['employees by department hired in March 2020', 'hired = 2020-03'],
  ['employees by department hired since March 2020', 'hired >= 2020-03'],
  ['employees by department hired before 5 March 2020', 'hired < 2020-03-05'],
  ['employees by department hired after March 5, 2020', 'hired > 2020-03-05'],
  ['employees by department hired until 2020', 'hired <= 2020'],
  ['employees by department hired in 2019 or 2021', 'hired in 2019|2021'],
  ['employees by department hired between 2019 and 2020', 'hired between 2019|2020'],
  ['employees by department hired between March and June 2020', 'hired between 2020-03|2020-06'],
  ['employees by department hired from 2020-01-15 to 2020-02-15', 'hired between 2020-01-15|2020-02-15'],
  ['employees by department hired in the first half of 2021', 'hired between 2021-01|2021-06'],
  ['employees by department hired in Q3 2021', 'hired between 2021-07|2021-09'],
  ['employees by department hired in the last quarter of 2021', 'hired between 2021-10|2021-12'],
  ['employees by department hired since Q2 2021', 'hired >= 2021-04'],
  ['employees by department hired in the last 3 months', 'hired >= 2022-08-01'],
  ['employees by department hired in December', 'hired in 2019-12|2020-12|2021-12'],
  ['employees by department not hired in 2020', 'hired != 2020'],
  ['employees by department hired in the 2020s', 'hired between 2020|2029'],
  ['employees by department hired on weekends', 'Weekday of hired in Saturday|Sunday'],
  ['employees by department hired on Mondays', 'Weekday of hired in Monday'],
  ['employees by department hired since March', 'hired >= 2022-03-01', 'partly'],
  ['employees by department hired yesterday', '', 'partly'],
  ['employees by department hired in 2050', '', 'not_possible'],
]

const several: Case[] = [
  ['salary by city for women in Sales', 'gender = Female & department = Sales'],
  ['salary by city for men in Sales or Legal', 'gender = Male & department in Sales|Legal'],
  ['salary by gender in Berlin and in Paris', 'city in Berlin|Paris'],
  ['employees by gender where age is above 60 or city is Oslo', '(age > 60 or city = Oslo)'],
  ['employees by gender with a salary above 7000 or a bonus above 800', '(salary > 7000 or bonus > 800)'],
  ['employees by gender who live in Oslo or are over 60', '(city = Oslo or age > 60)'],
  ['employees by city that are either managers or older than 60', '(job_title = Manager or age > 60)'],
  ['employees by gender where age is above 60 and city is Berlin', 'age > 60 & city = Berlin'],
  ['employees by gender, active but not in Berlin', 'status = active & city != Berlin'],
  ['employees by gender where age is above 60 or city is Oslo or Rome', '(age > 60 or city in Oslo|Rome)'],
  [
    'employees by gender in Sales with age above 60 or city Oslo',
    '(age > 60 or city = Oslo) & department = Sales',
  ],
  ['employees by department in Berlin or with a loss', 'city = Berlin', 'partly'],
]

const texts: Case[] = [
  ['employees whose name starts with A by department', 'name starts_with a'],
  ['employees by department with names starting with the letter B', 'name starts_with b'],
  ['employees whose name ends with "7" by department', 'name ends_with 7'],
  ['employees whose city begins with San by department', 'city starts_with san'],
  [
    'salary by city of those who have the letters D or K in their name',
    '(name contains d or name contains k)',
  ],
  ['salary by city of those with the letters d and k in their name', 'name contains d & name contains k'],
  ['salary by city for employees whose name has a d or a k', '(name contains d or name contains k)'],
  [
    'employees by city whose name does not contain the letters d or k',
    'name not_contains d & name not_contains k',
  ],
  ['employees by city whose name starts with A or B', '(name starts_with a or name starts_with b)'],
  ['employees by city whose name contains "Lang"', 'name contains Lang'],
  ['employees by city whose name does not contain "Lang"', 'name not_contains Lang'],
  ['employees by city whose name does not start with A', '', 'partly'],
  ['employees without a bonus by department', 'bonus = missing'],
  ['employees by department where bonus is missing', 'bonus = missing'],
  ['employees by department with a known bonus', 'bonus != missing'],
  ['employees by department where bonus is not empty', 'bonus != missing'],
  ['employees by department with no injury', 'injury = missing'],
  ['employees by department without a salary', '', 'not_possible'],
  ['ENGINEERING employees by city', 'department = Engineering'],
  ['managers by city', 'job_title = Manager'],
  ['enginering employees by city', 'department = Engineering'],
]

const groups: Case[] = [
  ['departments with more than 50 employees', 'department: count rows > 50'],
  ['cities that have at least 30 employees', 'city: count rows >= 30'],
  ['departments with an average salary above 5000', 'department: avg salary > 5000'],
  ['departments whose average age is below 42', 'department: avg age < 42'],
  ['headcount by department wherein the average age is below 42', 'department: avg age < 42'],
  ['salary by department, provided the average age surpasses 42', 'department: avg age > 42'],
  ['average salary by department for departments with more than 20 employees', 'department: count rows > 20'],
  [
    'for each department where the average age is below 42, show the total salary',
    'department: avg age < 42',
  ],
  [
    'average bonus by city having an average salary between 4000 and 6000',
    'city: avg salary between 4000|6000',
  ],
  ['employees by city for departments with fewer than 30 employees', 'department: count rows < 30'],
  ['pie of employees by department with more than 40 rows', 'department: count rows > 40'],
  ['how many departments have more than 30 employees?', 'department: count rows > 30'],
  ['total salary by department where the total is over 200k', 'department: sum salary > 200000'],
  ['average age over 40 by city', 'city: avg age > 40'],
  [
    'scatter of average age and average salary of each department with at least 40 employees',
    'department: count rows >= 40',
  ],
  ['departments with at least 3 different job titles', 'department: count_distinct job_title >= 3'],
  ['employees by month hired where the number of employees is above 5', 'month: count rows > 5'],
  [
    'employees by department and gender for departments with over 40 employees',
    'department: count rows > 40',
  ],
  [
    'average salary of women by department with more than 10 employees',
    'gender = Female & department: count rows > 10',
  ],
  [
    'average salary by department, excluding departments with fewer than 40 employees',
    'department: count rows >= 40',
  ],
  ['departments with an average salary above 90000', '', 'not_possible'],
  ['departments with more than 1000 employees', '', 'not_possible'],
  ['departments with a bonus above 10000', 'department: sum bonus > 10000'],
  ['bonus by month hired, only months with a bonus above 3000', 'month: sum bonus > 3000'],
  ['employees older than 50 by department', 'age > 50'],
  ['employees by department with a salary above 5000', 'salary > 5000'],
]

describe('conditions on a table of people', () => {
  it('are one hundred and twenty and more', () => {
    expect([exclusions, ranges, dates, several, texts, groups].flat().length).toBeGreaterThanOrEqual(120)
  })

  it.each(all(exclusions))('left out: %s', check(staff))
  it.each(all(ranges))('ranges: %s', check(staff))
  it.each(all(dates))('dates: %s', check(staff))
  it.each(all(several))('several at once: %s', check(staff))
  it.each(all(texts))('texts and gaps: %s', check(staff))
  it.each(all(groups))('groups: %s', check(staff))
})
