/** Advance widths of Inter in thousandths of the font's size, by kind of character; a little on the wide side. */
const narrow = /[iljI.,:;'|!ft()[\]/ ]/
const wide = /[mwMW@%]/
const capital = /[A-Z0-9$€£#&+=<>_~?-]/
const full = /[ᄀ-ᇿ⺀-꓏가-힣豈-﫿！-｠\u{1F300}-\u{1FAFF}]/u

/** A letter of Chinese, Japanese or Korean, or a symbol as wide. */
export const isFullWidth = (char: string) => full.test(char)

/** How wide a text will be, in pixels, without a browser: near enough to give it room. */
export function textWidth(text: string, fontSize: number): number {
  let thousandths = 0
  for (const char of text) {
    if (narrow.test(char)) thousandths += 330
    else if (isFullWidth(char)) thousandths += 1020
    else if (wide.test(char)) thousandths += 900
    else thousandths += capital.test(char) ? 665 : 585
  }
  return (thousandths * fontSize) / 1000
}
