'use client'

import { Play } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { TriedOperation } from './try-request'

const TryForm = lazy(() => import('./try-form').then((module) => ({ default: module.TryForm })))

/** A form that sends the request from this page; fetched when somebody wants it. */
export function TryOperation({ operation }: { operation: TriedOperation }) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    return (
      <Button size="sm" className="self-start" onClick={() => setOpen(true)}>
        <Play aria-hidden />
        Try it
      </Button>
    )
  }
  return (
    <Suspense fallback={<p className="text-xs text-muted">One moment …</p>}>
      <TryForm operation={operation} />
    </Suspense>
  )
}
