import { useEffect, useState } from 'react'
import type { PickedFile } from './pick-file'
import { type Preview, readPreview } from './preview'

export interface PreviewState {
  preview: Preview | null
  problem: string | null
}

const reading: PreviewState = { preview: null, problem: null }

/** The preview of the chosen file, read anew when another one, or another sheet of it, is chosen. */
export function usePreview(picked: PickedFile, sheet: string | null): PreviewState {
  const [state, setState] = useState({ ...reading, of: picked })
  useEffect(() => {
    let isCurrent = true
    // what is shown stays until the other sheet is there
    setState((before) => (before.of === picked ? before : { ...reading, of: picked }))
    readPreview(picked, sheet).then(
      (preview) => isCurrent && setState({ preview, problem: null, of: picked }),
      (error: Error) => isCurrent && setState({ preview: null, problem: error.message, of: picked }),
    )
    return () => {
      isCurrent = false
    }
  }, [picked, sheet])
  return state
}
