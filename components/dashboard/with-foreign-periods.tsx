'use client'

import '@/lib/format/foreign-periods'
import type { ReactNode } from 'react'

/** Brings the charts in it how other languages write times, in the browser too; a share page fetches it where it needs it. */
export const WithForeignPeriods = ({ children }: { children: ReactNode }) => children
