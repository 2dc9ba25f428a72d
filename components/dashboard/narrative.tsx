interface Told {
  /** What the cards above say already is not said again; on paper the text stands by itself. */
  above?: { description: string }[]
  snippets: string[]
}

/** The findings as one text, at the end, for those who read rather than look. */
export function Narrative({ snippets: all, above = [] }: Told) {
  const snippets = all.filter((snippet) => !above.some(({ description }) => description.includes(snippet)))
  if (snippets.length === 0) return null
  return (
    <section aria-labelledby="in-words" className="rounded-lg border bg-surface p-5 break-inside-avoid">
      <h2 id="in-words" className="text-sm font-semibold">
        In words
      </h2>
      <div className="mt-3 gap-x-10 text-sm lg:columns-2">
        {snippets.map((snippet) => (
          <p key={snippet} className="mb-2 max-w-prose break-inside-avoid">
            {snippet}
          </p>
        ))}
      </div>
    </section>
  )
}
