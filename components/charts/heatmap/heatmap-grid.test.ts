import { expect, it } from 'vitest'
import type { CardBlock } from '../card-block'
import { heatGrid } from './heatmap-grid'

it('keeps the order of ages where the first column lacks one of them', () => {
  const ages = ['18-29', '30-44', '45-60', '> 60']
  const rows = ['School', 'College'].flatMap((education) =>
    ages
      .filter((age) => education === 'College' || age !== '45-60')
      .map((age) => ({ education, age, count: 1 })),
  )
  const block: CardBlock<'heatmap'> = {
    position: 0,
    type: 'heatmap',
    title: 'Rows by education and age',
    description: '',
    spec: { x: 'education', y: 'age', values: 'count', aggregation: 'count' },
    data_preview: { columns: ['education', 'age', 'count'], rows, x_axis: 'Education', y_axis: 'Age' },
    config: {},
  }
  expect(heatGrid(block)).toMatchObject({ xs: ['School', 'College'], ys: ages })
})
