'use client'

import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

const openDelayMs = 300

/** Says in words what a control without words does; the control still needs its own `aria-label`. */
export function Tooltip({ content, children }: { content: string; children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={openDelayMs}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            sideOffset={6}
            collisionPadding={8}
            className="animate-appear z-50 max-w-64 rounded-sm bg-solid px-2 py-1 text-xs text-on-solid"
          >
            {content}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
