import { describe, expect, it } from 'vitest'
import { understandDataset } from '../../generate-dashboard'
import { parseInstructions } from '../parse-instructions'

const rows = Array.from({ length: 240 }, (_, at) =>
  [
    `C${1000 + at}`,
    ['Monthly', 'Yearly', 'Two years'][at % 3],
    (at >> 1) % 3 ? 'No' : 'Yes',
    at % 4 ? 'No' : 'Yes',
    at % 5 ? '' : 'SPRING',
  ].join(),
)
const text = ['customerID,Contract,Partner,Churn,Discount Code', ...rows].join('\n')
const members = understandDataset(new TextEncoder().encode(text), {
  fileType: 'csv',
  fileName: 'members.csv',
})

const cardsOf = (wish: string) => parseInstructions(wish, members).cards
const isChurned = (wish: string) =>
  cardsOf(wish).some(({ metric, filters }) => {
    const own = [...filters, ...(metric?.kind === 'rate' ? [metric.of] : [])]
    return own.some((one) => JSON.stringify(one) === '{"column":"Churn","op":"=","value":true}')
  })

describe('a no beside a state, in any of the languages', () => {
  const said: [so: string, not: string[]][] = [
    ['share of customers who churned by contract', ['share of customers who did not churn by contract']],
    [
      'churn rate by contract',
      ['non-churn rate by contract', 'share of customers who never churned by contract'],
    ],
    [
      'Anteil der gekündigten Kunden nach Vertrag',
      [
        'Anteil der nicht gekündigten Kunden nach Vertrag',
        'Anteil der Kunden, die nicht gekündigt haben, nach Vertrag',
        'Anteil der Kunden, die noch nicht gekündigt haben, nach Vertrag',
        'Anteil der Kunden ohne Churn nach Vertrag',
        'Anteil der Kunden mit keinem Churn nach Vertrag',
        'Anzahl der nicht gekündigten Kunden nach Vertrag',
      ],
    ],
    [
      'percentagem de clientes com churn por contrato',
      [
        'percentagem de clientes que não fizeram churn por contrato',
        'percentagem de clientes que ainda não fizeram churn por contrato',
        'percentagem de clientes sem churn por contrato',
        'percentagem de clientes não cancelados por contrato',
        'número de clientes que não fizeram churn por contrato',
      ],
    ],
    [
      'porcentaje de clientes con churn por contrato',
      [
        'porcentaje de clientes que no hicieron churn por contrato',
        'porcentaje de clientes sin churn por contrato',
        'porcentaje de clientes que nunca hicieron churn por contrato',
        'porcentaje de clientes que no cancelaron por contrato',
      ],
    ],
    [
      'part des clients avec churn par contrat',
      [
        'part des clients qui n’ont pas fait churn par contrat',
        'part des clients qui ne font pas de churn par contrat',
        'part des clients sans churn par contrat',
        'part des clients qui n’ont jamais fait churn par contrat',
      ],
    ],
    [
      'percentuale di clienti con churn per contratto',
      [
        'percentuale di clienti che non hanno fatto churn per contratto',
        'percentuale di clienti senza churn per contratto',
        'percentuale di clienti che non fanno mai churn per contratto',
      ],
    ],
  ]
  it.each(said)('%s is one, and the opposite is not', (so, not) => {
    expect(isChurned(so)).toBe(true)
    expect(not.filter(isChurned)).toEqual([])
  })

  it('inverts what it is told of', () => {
    const of = { column: 'Churn', op: '!=', value: true }
    for (const wish of [said[0]![1][0]!, said[2]![1][0]!, said[3]![1][0]!])
      expect(cardsOf(wish)).toMatchObject([{ x: 'Contract', grouping: null, metric: { of } }])
  })
})

it('of whom it is a share stands before what they have', () => {
  expect(cardsOf('share of those still with us who have a partner by contract')).toMatchObject([
    {
      x: 'Contract',
      metric: { of: { column: 'Partner', value: true } },
      filters: [{ column: 'Churn', op: '!=', value: true }],
    },
  ])
})

it('a word for the rows is nothing to break a share down by', () => {
  expect(cardsOf('share of retained customers by contract')).toMatchObject([
    { x: 'Contract', grouping: null },
  ])
})

it('what a state was taken for is told with its values', () => {
  const [clause] = parseInstructions('share of retained customers by contract', members).clauses
  expect(clause!.reason).toContain('was read as not Churn')
})
