'use client'

import { X } from 'lucide-react'
import * as Primitive from 'radix-ui/dialog'
import type { ReactNode, RefObject } from 'react'
import { Button } from './button'
import { classNames } from './class-names'

export const Dialog = Primitive.Root
export const DialogTrigger = Primitive.Trigger
export const DialogClose = Primitive.Close

const widthLooks = { narrow: 'max-w-md', wide: 'max-w-3xl', page: 'max-w-6xl' }

interface DialogContentProps {
  title: string
  description?: ReactNode
  /** `page`: as wide as a page of cards. */
  width?: keyof typeof widthLooks
  /** What gets the focus afterwards; else what had it before. */
  returnFocus?: () => void
  /** What has the focus first; else what comes first. */
  firstFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

export function DialogContent({
  title,
  description,
  width = 'narrow',
  children,
  ...focus
}: DialogContentProps) {
  const { returnFocus, firstFocus } = focus
  const onOpenAutoFocus = (event: Event) => {
    if (!firstFocus?.current) return
    event.preventDefault()
    firstFocus.current.focus()
  }
  const onCloseAutoFocus = (event: Event) => {
    if (!returnFocus) return
    event.preventDefault()
    returnFocus()
  }
  return (
    <Primitive.Portal>
      <Primitive.Overlay className="animate-appear fixed inset-0 z-40 bg-scrim" />
      <Primitive.Content
        aria-describedby={description ? undefined : ''}
        onOpenAutoFocus={onOpenAutoFocus}
        onCloseAutoFocus={onCloseAutoFocus}
        className={classNames(
          'animate-rise fixed inset-x-4 top-1/2 z-50 mx-auto flex max-h-[85dvh] -translate-y-1/2 flex-col rounded-lg border bg-raised shadow-raised focus:outline-none',
          widthLooks[width],
        )}
      >
        <header className="flex items-start justify-between gap-4 px-5 pt-5 pb-3">
          <div className="min-w-0">
            <Primitive.Title className="text-base font-semibold">{title}</Primitive.Title>
            {description ? (
              <Primitive.Description className="mt-1 text-sm text-muted">{description}</Primitive.Description>
            ) : null}
          </div>
          <Primitive.Close asChild>
            <Button variant="ghost" size="icon" aria-label="Close" className="-mt-1 -mr-2">
              <X aria-hidden />
            </Button>
          </Primitive.Close>
        </header>
        <div className="min-h-0 overflow-y-auto px-5 pb-5">{children}</div>
      </Primitive.Content>
    </Primitive.Portal>
  )
}
