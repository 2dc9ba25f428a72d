import { compilePatternsAtOnce } from '@/lib/services/generation/compile-patterns-at-once'

// As the engine's processes do.
compilePatternsAtOnce()

export { understandDataset } from '@/lib/engine/generate-dashboard'
export { parseInstructions } from '@/lib/engine/instructions/parse-instructions'
