'use client'

import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { api } from '@/components/hooks/api'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'

/** Takes a failed generation off the list, with the file that it was made of: nobody has anything of either. */
export function DeleteFailed({ id }: { id: string }) {
  const router = useRouter()
  const toast = useToast()
  const remove = useMutation({
    mutationFn: () => api.deleteGeneration(id),
    onSuccess: () => {
      toast({ title: 'The file is deleted' })
      router.push('/dashboards/')
      router.refresh()
    },
    onError: ({ message }) => toast({ title: 'The file is still there', detail: message }),
  })
  return (
    <Button variant="danger" onClick={() => remove.mutate()} disabled={remove.isPending || remove.isSuccess}>
      <Trash2 aria-hidden />
      Delete the file
    </Button>
  )
}
