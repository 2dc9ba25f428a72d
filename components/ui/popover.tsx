'use client'

import * as Primitive from 'radix-ui/popover'
import type { ReactNode } from 'react'

export const Popover = Primitive.Root
export const PopoverTrigger = Primitive.Trigger

/** A small form beside what opened it. */
export function PopoverContent({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        aria-label={label}
        align="start"
        sideOffset={4}
        collisionPadding={16}
        className="animate-appear z-50 w-64 max-w-[calc(100vw-2rem)] rounded-lg border bg-raised p-4 shadow-raised focus:outline-none"
      >
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  )
}
