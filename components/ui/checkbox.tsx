'use client'

import { Check } from 'lucide-react'
import * as Primitive from 'radix-ui/checkbox'
import type { ComponentProps } from 'react'
import { classNames } from './class-names'

export function Checkbox({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      className={classNames(
        'flex size-4 shrink-0 items-center justify-center rounded-[4px] border border-line-strong bg-surface text-on-solid disabled:opacity-60 data-[state=checked]:border-ink data-[state=checked]:bg-solid',
        className,
      )}
      {...props}
    >
      <Primitive.Indicator>
        <Check aria-hidden className="size-3" />
      </Primitive.Indicator>
    </Primitive.Root>
  )
}
