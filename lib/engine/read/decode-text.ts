import type { CleaningStep } from '@/lib/contracts/analysis'

export interface DecodedText {
  text: string
  /** As the dialect names it: `utf-8`, `windows-1252`, … */
  encoding: string
  steps: CleaningStep[]
}

export function decodeText(bytes: Uint8Array): DecodedText {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8', steps: [] }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252', steps: [] }
  }
}
