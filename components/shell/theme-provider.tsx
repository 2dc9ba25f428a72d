'use client'

import { ThemeProvider as NextThemes } from 'next-themes'
import type { ReactNode } from 'react'

/** Light or dark as the system says, until somebody chooses. */
export function ThemeProvider({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  return (
    <NextThemes attribute="class" nonce={nonce} disableTransitionOnChange>
      {children}
    </NextThemes>
  )
}
