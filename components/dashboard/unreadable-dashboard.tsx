import { FileQuestion, RefreshCw } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { Generation } from '@/lib/contracts/generation'
import { RegenerateDialog } from './regenerate-dialog'

interface UnreadableDashboardProps {
  dashboardId: string
  /** What is wrong with what is stored. */
  problem: string
  generation: Generation | null
}

/** In the place of a dashboard whose stored cards can't be read: why, and the way to new ones. */
export function UnreadableDashboard({ dashboardId, problem, generation }: UnreadableDashboardProps) {
  return (
    <div className="flex flex-col items-center py-24 text-center">
      <FileQuestion aria-hidden className="size-6 text-muted" strokeWidth={1.5} />
      <h1 className="mt-4 text-xl font-semibold">This dashboard can’t be shown</h1>
      <p className="mt-2 mb-6 max-w-lg text-sm text-muted">{problem}</p>
      <RegenerateDialog
        dashboardId={dashboardId}
        instructions={generation?.instructions ?? ''}
        columns={generation?.payload?.columns ?? []}
        sheets={generation?.payload?.sheets}
        shapes={generation?.payload?.shapes}
        trigger={
          <Button variant="solid">
            <RefreshCw aria-hidden />
            Regenerate
          </Button>
        }
      />
    </div>
  )
}
