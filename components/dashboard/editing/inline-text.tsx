import { type KeyboardEvent, useState } from 'react'
import { classNames } from '@/components/ui/class-names'

interface InlineTextProps {
  label: string
  value: string
  /** Whether it may have several lines, and be empty. */
  isLong?: boolean
  max: number
  className?: string
  onSave: (text: string) => void
}

/** Text written over where it stands: saved by Enter or by leaving it, Escape takes it back. */
export function InlineText({ label, value, isLong = false, max, className, onSave }: InlineTextProps) {
  const [written, setWritten] = useState<string | null>(null)
  const leave = () => {
    const text = written?.trim()
    setWritten(null)
    if (text !== undefined && text !== value && (text !== '' || isLong)) onSave(text)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') setWritten(null)
    if (event.key !== 'Enter' || (isLong && event.shiftKey)) return
    event.preventDefault()
    event.currentTarget.blur()
  }
  return (
    <textarea
      aria-label={label}
      rows={1}
      maxLength={max}
      value={written ?? value}
      placeholder={isLong ? 'Add a description' : undefined}
      onChange={({ target }) => setWritten(target.value)}
      onBlur={leave}
      onKeyDown={onKeyDown}
      className={classNames(
        '-mx-2 field-sizing-content w-[calc(100%+1rem)] resize-none rounded-sm border border-transparent bg-transparent px-2 py-1 break-words hover:border-line-strong focus:border-line-strong placeholder:text-faint',
        className,
      )}
    />
  )
}
