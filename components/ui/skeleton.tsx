import { classNames } from './class-names'

/** Stands where something will be, in its final size. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-breathe rounded-sm bg-sunken', className)} />
}
