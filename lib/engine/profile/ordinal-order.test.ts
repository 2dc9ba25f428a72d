import { describe, expect, it } from 'vitest'
import { findOrder } from './ordinal-order'

const ordered = (values: string[]) => findOrder(values)?.order.map((index) => values[index])

describe('findOrder', () => {
  it('puts bands of ages in their order, wherever they were first named', () => {
    expect(ordered(['> 60', '30-44', '18-29', '45-60'])).toEqual(['18-29', '30-44', '45-60', '> 60'])
  })

  it.each([
    ['gennaio', 'aprile', 'settembre', 'dicembre'],
    ['janeiro', 'março', 'outubro', 'dezembro'],
    ['lunedì', 'mercoledì', 'venerdì', 'domenica'],
    ['segunda-feira', 'quarta-feira', 'sábado', 'domingo'],
    [
      'per niente d’accordo',
      'poco d’accordo',
      'né d’accordo né in disaccordo',
      'd’accordo',
      'molto d’accordo',
    ],
    ['mai', 'raramente', 'a volte', 'spesso', 'sempre'],
  ])('knows the steps of Italian and the calendar of Portuguese: %s', (...steps) => {
    expect(ordered([...steps].sort())).toEqual(steps)
  })

  it('orders what stands outside the scale by name', () => {
    const letters = ['B', 'H', 'A', 'G', 'E', 'F', 'D', 'C']
    expect(ordered(letters)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'])
    expect(ordered(['Unknown', 'low', 'high', 'Other', 'medium', 'very high', 'very low', 'none'])).toEqual([
      'none',
      'very low',
      'low',
      'medium',
      'high',
      'very high',
      'Other',
      'Unknown',
    ])
  })
})
