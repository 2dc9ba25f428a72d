import type { Metadata } from 'next'
import { NothingHere } from '@/components/shell/nothing-here'

export const metadata: Metadata = { title: 'Not found' }

/** Below the header and within the main part that the layout of these pages has already. */
export default function NotFound() {
  return <NothingHere className="mx-auto max-w-sm py-16" />
}
