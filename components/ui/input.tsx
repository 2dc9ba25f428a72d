import type { ComponentProps, InputHTMLAttributes } from 'react'
import { classNames } from './class-names'

export const inputLook =
  'w-full rounded-sm border border-line-strong bg-surface px-3 text-sm text-ink placeholder:text-faint aria-invalid:border-bad disabled:opacity-60 focus-visible:outline-offset-0'

export function Input({ className, ...props }: InputHTMLAttributes<HTMLInputElement>) {
  return <input className={classNames(inputLook, 'h-9', className)} {...props} />
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={classNames(inputLook, 'min-h-20 py-2', className)} {...props} />
}
