import type { ReactNode } from 'react'
import { SettingsNav } from '@/components/account/settings-nav'

export default function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-[12rem_minmax(0,1fr)]">
      <SettingsNav />
      <div>{children}</div>
    </div>
  )
}
