'use client'

import * as Primitive from 'radix-ui/progress'

/** A bar from 0 to 100; without a value it says that work goes on. */
export function Progress({ label, percent }: { label: string; percent: number | null }) {
  return (
    <Primitive.Root
      value={percent}
      aria-label={label}
      className="relative h-1 w-full overflow-hidden rounded-full bg-sunken"
    >
      <Primitive.Indicator
        className={
          percent === null
            ? 'animate-breathe h-full w-full bg-accent'
            : 'h-full w-full origin-left bg-accent motion-safe:transition-transform duration-200'
        }
        style={percent === null ? undefined : { transform: `scaleX(${percent / 100})` }}
      />
    </Primitive.Root>
  )
}
