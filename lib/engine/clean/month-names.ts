/** Month names and their short forms in English, German, French, Spanish, Italian, Portuguese, Dutch; no accents. */
const names: string[] = [
  'january jan januar janner jaen janvier janv enero ene gennaio gen janeiro januari',
  'february feb februar feber fevrier fevr fev febrero febbraio fevereiro februari',
  'march mar mrz marz maerz mars marzo marco maart mrt',
  'april apr avril avr abril abr aprile',
  'may mai mayo maggio mag maio mei',
  'june jun juni juin junio giugno giu junho',
  'july jul juli juillet juil julio luglio lug julho',
  'august aug aout agosto ago augustus',
  'september sep sept septembre septiembre settembre set setembro setiembre',
  'october oct oktober okt octobre octubre ottobre ott outubro out',
  'november nov novembre noviembre novembro',
  'december dec dezember dez decembre diciembre dic dicembre dezembro',
]

/** The spellings of each month, January's first. */
export const monthSpellings: string[][] = names.map((line) => line.split(' '))

const months = new Map(
  monthSpellings.flatMap((spellings, index) => spellings.map((name) => [name, index + 1] as const)),
)

export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')

/** 1 to 12 for a month's name in one of seven languages, long or short; null for any other word. */
export function findMonth(word: string): number | null {
  return months.get(withoutAccents(word.toLowerCase()).replace(/\.$/, '')) ?? null
}
