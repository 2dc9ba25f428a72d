export interface LegendItem {
  label: string
  color: string
}

/** Names of series where they cannot stand beside their marks. */
export function Legend({ items }: { items: LegendItem[] }) {
  return (
    <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {items.map(({ label, color }) => (
        <li key={label} className="flex min-w-0 items-center gap-1.5">
          <span
            aria-hidden="true"
            className="size-2.5 shrink-0 rounded-[2px]"
            style={{ background: color }}
          />
          <span className="truncate" title={label}>
            {label}
          </span>
        </li>
      ))}
    </ul>
  )
}
