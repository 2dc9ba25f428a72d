'use client'

import { Moon, Sun } from 'lucide-react'
import { type ComponentProps, lazy } from 'react'
import { Button } from '@/components/ui/button'
import { OnDemand } from '@/components/ui/on-demand'

const load = () => import('./theme-menu')
const ThemeMenu = lazy(() => load().then((module) => ({ default: module.ThemeMenu })))

export function ThemeSwitch() {
  return (
    <OnDemand load={load} waiting={(props) => <ThemeButton {...props} />}>
      <ThemeMenu button={<ThemeButton />} />
    </OnDemand>
  )
}

function ThemeButton(props: ComponentProps<typeof Button>) {
  return (
    <Button variant="ghost" size="icon" aria-label="Theme" {...props}>
      <Sun aria-hidden className="dark:hidden" />
      <Moon aria-hidden className="hidden dark:block" />
    </Button>
  )
}
