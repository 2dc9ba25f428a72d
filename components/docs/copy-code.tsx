'use client'

import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'

const confirmationMs = 2_000

export function CopyCode({ code, label }: { code: string; label: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(code)
    setCopied(true)
    setTimeout(() => setCopied(false), confirmationMs)
  }
  return (
    <Button variant="ghost" size="sm" onClick={copy} aria-label={isCopied ? 'Copied' : `Copy ${label}`}>
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
    </Button>
  )
}
