'use client'

import { Plus } from 'lucide-react'
import { Chip } from '@/components/ui/chip'

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
          <Chip onClick={() => onChoose(suggestion)}>
            <Plus aria-hidden />
            {suggestion}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
