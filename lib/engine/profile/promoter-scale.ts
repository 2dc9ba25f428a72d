/** Answers from 0 to 10 to whether somebody would recommend something, and what a net promoter score makes of them. */
export const promoterScale = {
  max: 10,
  /** From here people would recommend; up to there they would rather not. */
  promoterMin: 9,
  detractorMax: 6,
} as const

export const promoterPoints = { promoter: 100, detractor: -100 } as const
