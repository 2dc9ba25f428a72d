import { useEffect, useState } from 'react'
import type { PickedFile } from './pick-file'
import { type Preview, readPreview } from './preview'

export interface PreviewState {
  preview: Preview | null
  problem: string | null
}

const reading: PreviewState = { preview: null, problem: null }

/** The preview of the chosen file, read anew when another one is chosen. */
export function usePreview(picked: PickedFile | null): PreviewState {
  const [state, setState] = useState(reading)
  useEffect(() => {
    if (!picked) return
    let isCurrent = true
    setState(reading)
    readPreview(picked).then(
      (preview) => isCurrent && setState({ preview, problem: null }),
      (error: Error) => isCurrent && setState({ preview: null, problem: error.message }),
    )
    return () => {
      isCurrent = false
    }
  }, [picked])
  return state
}
