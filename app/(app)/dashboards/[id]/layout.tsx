import type { ReactNode } from 'react'
import { readDashboard } from './read-dashboard'

interface DashboardLayoutProps {
  params: Promise<{ id: string }>
  children: ReactNode
}

/** Before anything of the page is sent, so that an unknown dashboard is answered with 404. */
export default async function DashboardLayout({ params, children }: DashboardLayoutProps) {
  await readDashboard((await params).id)
  return children
}
