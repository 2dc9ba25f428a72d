import { classNames } from '@/components/ui/class-names'

const colors: Record<string, string> = {
  GET: 'text-accent',
  POST: 'text-good',
  PATCH: 'text-warn',
  DELETE: 'text-bad',
}

/** A method and a path as they are sent. */
export function MethodLabel({
  method,
  path,
  className,
}: {
  method: string
  path: string
  className?: string
}) {
  return (
    <code className={classNames('font-mono text-xs break-all', className)}>
      <span className={classNames('mr-2 font-semibold', colors[method])}>{method}</span>
      {path.split('/').map((part, at) => {
        const key = `${at}-${part}`
        return (
          <span key={key}>
            {at > 0 ? '/' : null}
            {at > 0 ? <wbr /> : null}
            <span className={part.startsWith('{') ? 'text-muted' : undefined}>{part}</span>
          </span>
        )
      })}
    </code>
  )
}
