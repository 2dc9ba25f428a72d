import { type CardType, cardTypes } from '@/lib/contracts/cards'

/** Words, numbers and rows: who counts charts counts none of these. */
export const plainTypes: readonly CardType[] = ['insight', 'kpi', 'table']

export const chartTypes: readonly CardType[] = cardTypes.filter((type) => !plainTypes.includes(type))
