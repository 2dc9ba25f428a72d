export interface TooltipLine {
  label: string
  value: string
  color?: string
}

export interface TooltipCardProps {
  title: string
  lines: TooltipLine[]
  note?: string
  /** What can be done here. */
  hint?: string
}

/** The exact values of one point, for pointer and keyboard alike. */
export function TooltipCard({ title, lines, note, hint }: TooltipCardProps) {
  return (
    <div
      role="status"
      className="pointer-events-none max-w-72 rounded-sm border border-line bg-raised px-2.5 py-2 text-xs text-ink shadow-raised"
    >
      <p className="font-medium">{title}</p>
      <dl className="mt-1 grid grid-cols-[auto_auto] gap-x-3 gap-y-0.5">
        {lines.map(({ label, value, color }) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="flex items-center gap-1.5 text-muted">
              {color && (
                <span
                  aria-hidden="true"
                  className="size-2 shrink-0 rounded-full"
                  style={{ background: color }}
                />
              )}
              <span className="line-clamp-2">{label}</span>
            </dt>
            <dd className="figures text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="mt-1 text-muted">{note}</p>}
      {hint && <p className="mt-1 text-muted">{hint}</p>}
    </div>
  )
}
