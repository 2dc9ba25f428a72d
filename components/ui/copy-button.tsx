'use client'

import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button'

const confirmationMs = 2_000

interface CopyButtonProps {
  text: string
  label: string
  variant?: 'solid' | 'outline'
}

/** Copies a text and says so in its own place. */
export function CopyButton({ text, label, variant = 'outline' }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), confirmationMs)
  }
  return (
    <Button variant={variant} onClick={copy}>
      {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
    </Button>
  )
}
