export { understandDataset } from '@/lib/engine/generate-dashboard'
export { outcomeSigns } from '@/lib/engine/subject/outcome-signs'
