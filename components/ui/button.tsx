import * as Slot from 'radix-ui/slot'
import type { ButtonHTMLAttributes } from 'react'
import { classNames } from './class-names'

const variants = {
  solid: 'bg-solid text-on-solid hover:opacity-90',
  outline: 'border border-line bg-surface text-ink hover:bg-sunken',
  ghost: 'text-muted hover:bg-sunken hover:text-ink',
  danger: 'border border-line bg-surface text-bad hover:bg-bad/8',
} as const

const sizes = {
  md: 'h-9 px-3 text-sm',
  lg: 'h-11 px-5 text-base',
  sm: 'h-7 px-2 text-xs',
  icon: 'size-8',
} as const

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  /** Lends its look to the one child, a link for example. */
  asChild?: boolean
}

export function Button({ variant = 'outline', size = 'md', asChild, className, ...props }: ButtonProps) {
  const Element = asChild ? Slot.Root : 'button'
  return (
    <Element
      type={asChild ? undefined : 'button'}
      className={classNames(
        'inline-flex shrink-0 items-center justify-center gap-2 rounded-sm font-medium whitespace-nowrap transition-colors duration-100',
        'disabled:pointer-events-none disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0',
        variants[variant],
        sizes[size],
        className,
      )}
      {...props}
    />
  )
}
