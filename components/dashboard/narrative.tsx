/** The findings as one text, at the end, for those who read rather than look. */
export function Narrative({ snippets }: { snippets: string[] }) {
  if (snippets.length === 0) return null
  return (
    <section aria-labelledby="in-words" className="rounded-lg border bg-surface p-5">
      <h2 id="in-words" className="text-sm font-semibold">
        In words
      </h2>
      <div className="mt-3 flex max-w-prose flex-col gap-2 text-sm">
        {snippets.map((snippet) => (
          <p key={snippet}>{snippet}</p>
        ))}
      </div>
    </section>
  )
}
