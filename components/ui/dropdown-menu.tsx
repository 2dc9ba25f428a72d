'use client'

import { Check } from 'lucide-react'
import * as Primitive from 'radix-ui/dropdown-menu'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'

export const DropdownMenu = Primitive.Root
export const DropdownMenuTrigger = Primitive.Trigger
export const DropdownMenuRadioGroup = Primitive.RadioGroup

const itemLook =
  'flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2 text-sm outline-none select-none data-disabled:pointer-events-none data-disabled:opacity-50 data-highlighted:bg-sunken [&_svg]:size-4 [&_svg]:text-muted'

/** Within a landmark, so that whoever goes by those finds a menu that is open. */
const findMain = () => globalThis.document?.getElementById('main')

export function DropdownMenuContent({
  children,
  align = 'end',
}: {
  children: ReactNode
  align?: 'start' | 'end'
}) {
  return (
    <Primitive.Portal container={findMain()}>
      <Primitive.Content
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className="animate-appear z-50 min-w-48 rounded-lg border bg-raised p-1 shadow-raised"
      >
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  )
}

export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item className={classNames(itemLook, className)} {...props} />
}

export function DropdownMenuRadioItem({
  children,
  className,
  ...props
}: ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem className={classNames(itemLook, 'justify-between gap-6', className)} {...props}>
      <span className="flex items-center gap-2">{children}</span>
      <Primitive.ItemIndicator>
        <Check aria-hidden />
      </Primitive.ItemIndicator>
    </Primitive.RadioItem>
  )
}

export function DropdownMenuLabel({ children }: { children: ReactNode }) {
  return <Primitive.Label className="px-2 py-1.5 text-xs text-muted">{children}</Primitive.Label>
}

export function DropdownMenuSeparator() {
  return <Primitive.Separator className="-mx-1 my-1 h-px bg-line" />
}
