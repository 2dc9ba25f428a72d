import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'

interface ToolProps extends ComponentProps<'button'> {
  icon: LucideIcon
  label: string
  /** It can't be used just now, but keeps the focus that it has. */
  isOff?: boolean
}

export function Tool({ icon: Icon, label, isOff = false, className, onClick, ...props }: ToolProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      className={classNames(isOff && 'cursor-default opacity-50', className)}
      onClick={isOff ? undefined : onClick}
      {...props}
    >
      <Icon aria-hidden />
    </Button>
  )
}
