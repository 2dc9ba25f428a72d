/** Amounts behind these stand in the dative. */
const ofAmounts = 'von|mit|nach|bei|zwischen|gegenüber|seit|vor|zu|aus|unter'
const amount = new RegExp(
  `(?<=\\b(?:${ofAmounts}) [−-]?[\\d.,]+\u00A0)(Tage|Monate|Jahre|Quartale|Punkte|Werte)\\b`,
  'g',
)

/** A text as German has it: `von 3 Tage` is `von 3 Tagen`. */
export const mended = (text: string): string => text.replace(amount, '$1n')
