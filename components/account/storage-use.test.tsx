import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StorageUse } from './storage-use'

const megabyte = 1024 * 1024
const shown = (usedMb: number) =>
  renderToStaticMarkup(<StorageUse storage={{ used_bytes: usedMb * megabyte, max_bytes: 1000 * megabyte }} />)

it('says what is used of what there is, also to a screen reader', () => {
  const html = shown(17.5)
  expect(html).toContain('17.5 MB of 1,000 MB used')
  expect(html).toMatch(/<meter aria-label="Storage used".*max="1048576000".*value="18350080"/)
  expect(html).not.toContain('no room')
})

it('says how to make room where there is none', () => {
  expect(shown(1001)).toMatch(/value="1048576000"[\s\S]*There is no room for another file/)
})
