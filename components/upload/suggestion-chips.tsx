'use client'

import { Plus } from 'lucide-react'

interface SuggestionChipsProps {
  suggestions: string[]
  onChoose: (suggestion: string) => void
}

/** Instructions to add with one click. */
export function SuggestionChips({ suggestions, onChoose }: SuggestionChipsProps) {
  if (suggestions.length === 0) return null
  return (
    <ul aria-label="Suggestions from your columns" className="flex flex-wrap gap-2">
      {suggestions.map((suggestion) => (
        <li key={suggestion}>
          <button
            type="button"
            onClick={() => onChoose(suggestion)}
            className="inline-flex min-h-7 items-center gap-1 rounded-full border bg-surface px-2.5 text-left text-xs text-muted transition-colors hover:border-line-strong hover:text-ink"
          >
            <Plus aria-hidden className="size-3" />
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
  )
}
