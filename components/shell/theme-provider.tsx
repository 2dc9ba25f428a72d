'use client'

import { ThemeProvider as NextThemes } from 'next-themes'
import type { ReactNode } from 'react'

/** Light or dark as the system says, until somebody chooses. */
export function ThemeProvider({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  return (
    // transitions stay: to stop them for the moment every element of the page is styled twice
    <NextThemes attribute="class" nonce={nonce}>
      {children}
    </NextThemes>
  )
}
