'use client'

import { Pencil } from 'lucide-react'
import { useRouter } from 'next/navigation'
import {
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useState,
} from 'react'
import { api } from '@/components/hooks/api'
import { Button } from '@/components/ui/button'
import type { Dashboard } from '@/lib/contracts/dashboard'
import type { DashboardEditorProps } from './dashboard-editor'

interface Editor {
  View: ComponentType<DashboardEditorProps>
  dashboard: Dashboard
}

interface Begin {
  begin: () => void
  isOpening: boolean
  problem: boolean
}

const BeginEditing = createContext<Begin>({ begin: () => undefined, isOpening: false, problem: false })

/** The dashboard's newest state, with the code that edits it: fetched by those who edit. */
async function openEditor(dashboardId: string): Promise<Editor> {
  const [{ DashboardEditor }, dashboard] = await Promise.all([
    import('./dashboard-editor'),
    api.getDashboard(dashboardId),
  ])
  return { View: DashboardEditor, dashboard }
}

interface EditableProps {
  dashboardId: string
  suggestions: string[]
  children: ReactNode
}

/** A dashboard to be read until its owner presses `EditButton`, then to be edited in its place. */
export function Editable({ dashboardId, suggestions, children }: EditableProps) {
  const router = useRouter()
  const [editor, setEditor] = useState<Editor | null>(null)
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle')
  const begin = () => {
    setState('opening')
    openEditor(dashboardId).then(
      (opened) => {
        setState('idle')
        setEditor(opened)
      },
      () => setState('failed'),
    )
  }
  // Together: what was read before must not flash up.
  const end = () =>
    startTransition(() => {
      router.refresh()
      setEditor(null)
    })
  if (editor) return <editor.View dashboard={editor.dashboard} suggestions={suggestions} onDone={end} />
  return (
    <BeginEditing value={{ begin, isOpening: state === 'opening', problem: state === 'failed' }}>
      {children}
    </BeginEditing>
  )
}

export function EditButton() {
  const { begin, isOpening, problem } = useContext(BeginEditing)
  return (
    <>
      <Button onClick={begin} disabled={isOpening}>
        <Pencil aria-hidden />
        {isOpening ? 'Opening…' : 'Edit'}
      </Button>
      {problem ? (
        <p role="alert" className="basis-full text-xs text-bad">
          Editing couldn’t be opened. Press Edit to try again.
        </p>
      ) : null}
    </>
  )
}
