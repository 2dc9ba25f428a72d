import { expect, it } from 'vitest'
import { fitted } from './map-drawing'

it('lies in the middle of a room of another shape, where it is as large as it was drawn as well', () => {
  const drawn = { width: 640, height: 320 }
  expect(fitted(drawn, { width: 1040, height: 320 })).toMatchObject({
    scale: 1,
    dx: 200,
    transform: 'translate(200 0) scale(1)',
  })
  expect(fitted(drawn, { width: 320, height: 208 })).toMatchObject({ scale: 0.5, dx: 0, dy: 24 })
  expect(fitted(drawn, drawn).transform).toBeUndefined()
})
