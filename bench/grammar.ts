export { understandDataset } from '@/lib/engine/generate-dashboard'
export { parseInstructions } from '@/lib/engine/instructions/parse-instructions'
