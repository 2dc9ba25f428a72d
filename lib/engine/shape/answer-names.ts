/** What a survey's tables call what was answered, folded; in English, German, French, Spanish, Italian, Portuguese. */
const whole = new Set(
  `yes|no|maybe|perhaps|ja|nein|vielleicht|oui|non|peut etre|si|sim|nao|talvez|forse|quiza|quizas|for|against|in favour|
  in favor|abstain|abstained|abstention|abstentions|neither|neutral|both|dk|dafur|dagegen|enthaltung|enthaltungen|weder noch|
  pour|contre|a favor|en contra|contra|abstencion|abstenciones|favorevole|contrario|astenuti|abstencao|ns nc|nsp|unsure|
  undecided|not sure|never|rarely|sometimes|often|always|nie|selten|manchmal|oft|immer|jamais|rarement|parfois|souvent|
  toujours|nunca|siempre|excellent|good|fair|poor|very good|very poor|better|worse|about the same|the same|average|bad|very bad|sehr gut|gut|mittel|
  schlecht|sehr schlecht|tres bien|bien|moyen|mauvais|tres mauvais|muy bien|muy bueno|bueno|regular|mal|malo|muy mal|muy malo|
  ottimo|buono|discreto|sufficiente|scarso|pessimo|mai|raramente|a volte|spesso|sempre|a veces|a menudo`.split(
    /\|\s*/,
  ),
)
const within =
  /\b(?:dis)?(?:agree|approve|satisfied)\b|\b(?:unsatisfied|oppose|support|don t know|dont know|do not know|no opinion|no answer|refused|prefer not|stimme|zufrieden|weiss nicht|keine angabe|d accord|satisfait|ne sait pas|sans opinion|sans reponse|acuerdo|satisfecho|no sabe|no contesta|sin respuesta|non so|non sa|d accordo|soddisfatto|nao sei|nao sabe|concordo|discordo)\b/
const answersMin = 2

/** Whether so many columns are called as answers are that all are taken for such: `Yes`, `No`, `Of those who smoke`. */
export const areAnswers = (names: string[]): boolean => names.filter(isAnswer).length >= answersMin

/** Whether a column is called as an answer is. */
export function isAnswer(name: string): boolean {
  const folded = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
  return whole.has(folded) || within.test(folded)
}
