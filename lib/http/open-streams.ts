/** Kept on the global object: the server's own bundle ends the streams that Next's bundles have opened. */
const kept = globalThis as { readoutStreams?: { ends: Set<() => void>; isClosing: boolean } }

const streams = () => {
  kept.readoutStreams ??= { ends: new Set(), isClosing: false }
  return kept.readoutStreams
}

/** Remembers how an answer without an end of its own is ended; gives what forgets it again. */
export function keepStream(end: () => void): () => void {
  const { ends, isClosing } = streams()
  ends.add(end)
  if (isClosing) end()
  return () => void ends.delete(end)
}

/** For a server that shuts down: its streams end, and whoever reads one comes back to the next server. */
export function endStreams(): void {
  streams().isClosing = true
  for (const end of streams().ends) end()
}

export const countStreams = (): number => streams().ends.size
