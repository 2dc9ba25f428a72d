'use client'

import * as Primitive from 'radix-ui/tabs'
import type { ComponentProps } from 'react'
import { classNames } from './class-names'

export const Tabs = Primitive.Root

export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return <Primitive.List className={classNames('flex gap-4 border-b', className)} {...props} />
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      className={classNames(
        '-mb-px h-9 border-b-2 border-transparent text-sm text-muted hover:text-ink data-[state=active]:border-ink data-[state=active]:font-medium data-[state=active]:text-ink',
        className,
      )}
      {...props}
    />
  )
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Content className={classNames('pt-4 focus-visible:outline-offset-4', className)} {...props} />
  )
}
