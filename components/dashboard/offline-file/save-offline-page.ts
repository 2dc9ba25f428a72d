import { fileNameOf } from '../download-block-csv'
import { fontFaceOf } from '../picture-file/font-face'
import { saveFile } from '../save-file'

/**
 * What only the page itself can answer, and what is for the dashboard's owner; a claim's evidence and the outline need no
 * script, and stay.
 */
const leftOut =
  'button, form, script, noscript, template, [role="status"], [class~="print:hidden"]:not(details, nav), [data-offline="none"]'

/** A chart that was drawn for one width fits into a narrower window. */
const ownStyle = 'main svg[role="img"] { max-width: 100%; height: auto }'

/** Saves the dashboard as one HTML file that needs nothing else: its words, figures, charts, tables and evidence, light. */
export async function saveOfflinePage(title: string): Promise<void> {
  const main = document.querySelector('main')
  if (!main) throw new Error('The page shows no dashboard.')
  const fontFace = await fontFaceOf('Inter Variable').catch(() => '')
  const page = offlineCopy(main)
  const html = [
    '<!DOCTYPE html><html lang="en" class="light" style="color-scheme: light"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title>`,
    `<style>${[...styleRules(), fontFace, ownStyle].join('\n')}</style>`,
    `</head><body class="${document.body.className}">${page.outerHTML}</body></html>`,
  ]
  saveFile(new Blob(html, { type: 'text/html;charset=utf-8' }), `${fileNameOf(title)}.html`)
}

/** Links to places on the page stay; others lead where somebody without a sign-in or a connection can't go. */
function offlineCopy(main: HTMLElement): HTMLElement {
  const copy = main.cloneNode(true) as HTMLElement
  for (const gone of copy.querySelectorAll(leftOut)) gone.remove()
  for (const link of copy.querySelectorAll('a:not([href^="#"])')) link.replaceWith(...link.childNodes)
  return copy
}

/** All rules of the page, but for fonts, whose files lie elsewhere. */
const styleRules = (): string[] =>
  [...document.styleSheets].flatMap((sheet) =>
    rulesOf(sheet)
      .filter((rule) => !(rule instanceof CSSFontFaceRule))
      .map(({ cssText }) => cssText),
  )

/** None of a sheet of another origin, such as an extension's: browsers do not let it be read. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
