import { ask } from './client'
import type { Findings } from './findings'
import type { World } from './world'

const unfinishedTimeoutMs = 60_000

interface Page {
  items: { generation_id: string; status: string }[]
  next_cursor: string | null
}

async function listUnfinished({ baseUrl, headers }: World): Promise<string[]> {
  const giveUpAt = Date.now() + unfinishedTimeoutMs
  for (;;) {
    const left: string[] = []
    for (const persona of ['owner', 'free', 'other'] as const) {
      for (let cursor: string | null = ''; cursor !== null; ) {
        const path: string = `/api/dashboard/?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`
        const page: Page = await ask(baseUrl, { method: 'GET', path, headers: headers[persona] })
        left.push(
          ...page.items.filter(({ status }) => status === 'processing').map((item) => item.generation_id),
        )
        cursor = page.next_cursor
      }
    }
    if (left.length === 0 || Date.now() > giveUpAt) return left
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** Adds the generations of the accounts that do not end. */
export async function findUnfinished(world: World, findings: Findings): Promise<void> {
  for (const id of await listUnfinished(world))
    findings.add({ wrong: `left in processing: ${id}`, name: 'the end', index: -1 })
}
