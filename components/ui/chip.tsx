import type { ButtonHTMLAttributes } from 'react'
import { classNames } from './class-names'

/** A small request to take up with one click. */
export function Chip({ className, ...props }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      className={classNames(
        'inline-flex min-h-7 items-center gap-1 rounded-full border bg-surface px-2.5 py-1 text-left text-xs text-muted transition-colors hover:border-line-strong hover:text-ink [&_svg]:size-3 [&_svg]:shrink-0',
        className,
      )}
      {...props}
    />
  )
}
