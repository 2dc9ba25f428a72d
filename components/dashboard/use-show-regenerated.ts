import { useRouter } from 'next/navigation'
import { useToast } from '@/components/ui/toast'

const listedAbove = 'What was done with each wish is listed above the cards.'

/** A large table is taken by the worker, whose progress has a page of its own. */
export function useShowRegenerated(onDone: () => void = () => {}, detail = listedAbove) {
  const router = useRouter()
  const show = useToast()
  return ({ status, generation_id }: { status: 'completed' | 'processing'; generation_id: string }) => {
    if (status === 'processing') return router.push(`/dashboards/generations/${generation_id}/`)
    router.refresh()
    onDone()
    show({ title: 'Dashboard regenerated', detail })
  }
}
