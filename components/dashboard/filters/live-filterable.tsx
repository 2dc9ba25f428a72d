'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, type MouseEvent, useCallback, useTransition } from 'react'
import { classNames } from '@/components/ui/class-names'
import { followedForm, followedHref } from './followed'
import { type FilterableProps, type Go, Picker } from './picker'

/** A dashboard whose views follow each other in their place: the page stays where it is, and so does the focus. */
export function LiveFilterable({ children, ...picker }: FilterableProps) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const go: Go = useCallback(
    (query) => startTransition(() => router.push(query || location.pathname, { scroll: false })),
    [router],
  )
  return (
    <Picker go={go} {...picker}>
      <div
        aria-busy={isPending}
        className={classNames('transition-opacity', isPending && 'opacity-60 delay-150')}
        onClickCapture={(event) => followLink(event, go)}
        onSubmitCapture={(event) => followForm(event, go)}
      >
        {children}
      </div>
    </Picker>
  )
}

/** A link to another view of the page. */
function followLink(event: MouseEvent, go: Go): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const href = followedHref(event)
  if (!href) return
  event.preventDefault()
  go(href === '?' ? '' : href)
}

/** The form whose fields are the address of a view. */
function followForm(event: FormEvent, go: Go): void {
  const form = followedForm(event)
  if (!form) return
  event.preventDefault()
  const given = [...new FormData(form)].filter(([, value]) => value !== '')
  go(`?${new URLSearchParams(given as [string, string][]) || 'filter'}`)
}
