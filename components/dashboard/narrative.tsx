import type { Evidence } from '@/lib/contracts/claims'
import { ClaimMark } from './evidence/claim-mark'

interface Told {
  /** What the cards above say already is not said again; on paper the text stands by itself. */
  above?: { description: string }[]
  snippets: string[]
  /** Of each of them; on paper there is nothing to open. */
  evidence?: (Evidence | null)[]
  /** Where its reader can look through the rows of the table, if anywhere. */
  rowsPath?: string
}

/** The findings as one text, at the end, for those who read rather than look. */
export function Narrative({ snippets: all, evidence = [], above = [], rowsPath }: Told) {
  const snippets = all.flatMap((text, at) =>
    above.some(({ description }) => description.includes(text))
      ? []
      : [{ text, anchor: `words-${at}`, own: evidence[at] ?? null }],
  )
  if (snippets.length === 0) return null
  return (
    <section aria-labelledby="in-words" className="rounded-lg border bg-surface p-5 break-inside-avoid">
      <h2 id="in-words" className="text-sm font-semibold">
        In words
      </h2>
      <div className="mt-3 gap-x-10 text-sm lg:columns-2">
        {snippets.map(({ text, anchor, own }) => (
          <div key={text} id={anchor} className="mb-3 scroll-mt-20 break-inside-avoid">
            <p className="max-w-prose">{text}</p>
            {own ? <ClaimMark title={text} anchor={anchor} evidence={own} rowsPath={rowsPath} /> : null}
          </div>
        ))}
      </div>
    </section>
  )
}
