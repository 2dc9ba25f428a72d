import type { Generation } from '@/lib/contracts/generation'

export interface GenerationListener {
  onProgress: (progress: Generation['progress']) => void
  onEnd: (generation: Generation) => void
  /** Nothing more will be heard, as where a proxy lets no stream through. */
  onLost: () => void
}

/** Hears how a generation goes until it has ended; the browser comes back by itself to a stream that broke. */
export function listenToGeneration(id: string, listener: GenerationListener): () => void {
  const source = new EventSource(`/api/dashboard/generate/${id}/events/`)
  const end = ({ data }: MessageEvent<string>) => {
    source.close()
    listener.onEnd(JSON.parse(data))
  }
  source.addEventListener('progress', ({ data }) => listener.onProgress(JSON.parse(data)))
  source.addEventListener('completed', end)
  source.addEventListener('failed', end)
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED) listener.onLost()
  })
  return () => source.close()
}
