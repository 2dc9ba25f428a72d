const day = /\d{1,2}(?:er)? (?:janv\.|févr\.|mars|avr\.|mai|juin|juil\.|août|sept\.|oct\.|nov\.|déc\.) \d{4}/
  .source
/** The forms have a no-break space behind a word that what comes after it may be drawn to. */
const ofDays: Record<string, string> = {
  de: 'du',
  à: 'au',
  en: 'le',
  vers: 'vers le',
  après: 'après le',
  'qu’en': 'que le',
}
const ofQuarters: Record<string, string> = { ...ofDays, en: 'au', 'qu’en': 'qu’au' }
const ofWeeks: Record<string, string> = { de: 'de la', à: 'à la', vers: 'vers la', après: 'après la' }

const before = (what: string) =>
  new RegExp(`(?<![\\p{L}’])(de|à|en|vers|après|qu’en)\u00A0(?=${what})`, 'giu')
const beforeDay = before(day)
const beforeQuarter = before('T[1-4] \\d{4}')
const beforeWeek = before('sem\\. \\d')
/** `d’août`, `d’Accessories`; no `d’A1`, `d’URL`. */
const beforeVowel =
  /(?<![\p{L}’])[Dd]e\u00A0(?=[aeiouàâäéèêëîïôöûùœæ]|[AEIOUÀÂÉÈÊÎÔÛŒ]\p{Ll}|heures?\b)(?!(?:oui|onze)\b)/gu
const others = /(?<![\p{L}’])(de|à|en|vers|après|qu’en)\u00A0/giu
/** `ligne: 5`, as two clauses are joined. */
const tightMark = /(?<=[^\s])(?=[:;]\s)/gu

/** A text as French has it: `de 5 mars 2024` is `du 5 mars 2024`, `de août` is `d’août`, and no `:` stands tight. */
export function mended(text: string): string {
  const drawn = (words: Record<string, string>) => (_found: string, word: string) => {
    const own = words[word.toLowerCase()] ?? word
    return `${/^\p{Lu}/u.test(word) ? own.charAt(0).toUpperCase() + own.slice(1) : own} `
  }
  return text
    .replace(beforeDay, drawn(ofDays))
    .replace(beforeQuarter, drawn(ofQuarters))
    .replace(beforeWeek, drawn(ofWeeks))
    .replace(beforeVowel, (found) => (found.startsWith('D') ? 'D’' : 'd’'))
    .replace(others, '$1 ')
    .replace(tightMark, '\u00A0')
}
