import type { ReactNode } from 'react'
import { ShareFrame } from '@/components/shell/share-frame'

export default function ShareLayout({ children }: { children: ReactNode }) {
  return <ShareFrame>{children}</ShareFrame>
}
