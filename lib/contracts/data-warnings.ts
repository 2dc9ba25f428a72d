import type { GenerationPayload } from './generation'

type Warned = Pick<GenerationPayload, 'warnings' | 'warning_kinds' | 'instructions'>

/** What to be careful with in a table; what became of wishes is said elsewhere, and is between the owner and us. */
export function dataWarnings({ warnings, warning_kinds: kinds, instructions }: Warned): string[] {
  if (kinds) return warnings.filter((_, at) => kinds[at] !== 'instructions')
  // reports of before told by their words alone what they are about
  return warnings.filter(
    (warning) => !instructions.some(({ clause }) => warning.startsWith(`Instructions, "${clause}"`)),
  )
}
