import { prerender } from 'react-dom/static'
import { expect, it } from 'vitest'
import { Narrative } from './narrative'

const htmlOf = async (page: React.ReactNode) => new Response((await prerender(page)).prelude).text()
const snippets = ['Sales add up to 5.', 'East leads.']

it('says what no card above says', async () => {
  const html = await htmlOf(
    <Narrative snippets={snippets} above={[{ description: 'Sales add up to 5. More.' }]} />,
  )
  expect(html).toContain('East leads.')
  expect(html).not.toContain('Sales add up')
})

it('says all of it where it stands by itself, and is not there where nothing is left', async () => {
  expect(await htmlOf(<Narrative snippets={snippets} />)).toContain('Sales add up to 5.')
  const above = snippets.map((description) => ({ description }))
  expect(await htmlOf(<Narrative snippets={snippets} above={above} />)).toBe('')
})
