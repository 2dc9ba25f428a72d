import '@fontsource-variable/inter'
import './globals.css'
import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { SkipLink } from '@/components/shell/skip-link'
import { ThemeProvider } from '@/components/shell/theme-provider'

export const metadata: Metadata = {
  title: { default: 'Readout: a table becomes a dashboard that is true', template: '%s · Readout' },
  description:
    'Drop in a CSV, JSON or Excel table and get a dashboard with the figures, charts and findings it supports.',
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#141416' },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    <html lang="en" suppressHydrationWarning>
      <body className="flex min-h-dvh flex-col">
        <SkipLink />
        <ThemeProvider nonce={nonce}>{children}</ThemeProvider>
      </body>
    </html>
  )
}
