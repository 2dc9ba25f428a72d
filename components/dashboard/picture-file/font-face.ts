/** The page's font for Latin letters as a rule that brings its file along: a picture may fetch nothing. */
export async function fontFaceOf(family: string): Promise<string> {
  const rule = [...document.styleSheets].flatMap(rulesOf).find((face) => isLatin(face, family))
  const url = rule && /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1]
  if (!rule || !url) return ''
  const file = await fetch(new URL(url, rule.parentStyleSheet?.href ?? location.href))
  if (!file.ok) return ''
  const weight = rule.style.getPropertyValue('font-weight')
  const src = await asDataUrl(await file.blob())
  return `@font-face { font-family: "${family}"; font-weight: ${weight}; src: url("${src}"); }`
}

const rulesOf = (sheet: CSSStyleSheet) =>
  [...sheet.cssRules].filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)

function isLatin({ style }: CSSFontFaceRule, family: string): boolean {
  const isFamily = style.getPropertyValue('font-family').replaceAll(/["']/g, '') === family
  return isFamily && /^u\+0+-0*ff\b/i.test(style.getPropertyValue('unicode-range'))
}

function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
