import { describe, expect, it } from 'vitest'
import { saidOnce } from './said-once'

describe('sentences about one thing', () => {
  it('name it once', () => {
    expect(
      saidOnce(
        [
          'Share of parts that came late on any line is 21%.',
          'Share of parts that came late on any line differs by line: 28% for L2.',
          'Share of parts that came late on any line has a weekly pattern.',
        ],
        'share of parts that came late on any line',
      ),
    ).toEqual([
      'Share of parts that came late on any line is 21%.',
      'It differs by line: 28% for L2.',
      'It has a weekly pattern.',
    ])
  })

  it('name it again behind another', () => {
    const texts = [
      'Delay of trains between two cities averages 3.',
      'L2 falls against the rest.',
      'Delay of trains between two cities differs by line.',
    ]
    expect(saidOnce(texts, 'delay of trains between two cities')).toEqual(texts)
    const pair = [
      'Cost of all that has been ordered averages 3.',
      'Cost of all that has been ordered and size tend to rise together.',
    ]
    expect(saidOnce(pair, 'cost of all that has been ordered')).toEqual(pair)
  })
})
