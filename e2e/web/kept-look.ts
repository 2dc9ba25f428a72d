import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { build } from 'esbuild'
import { differencesOf } from './picture-differences'

/**
 * Pages as they were looked at and found good: each an SVG of boxes, words and charts at their places, which any browser
 * shows. Fonts and numbers differ by a little between browsers, so a place may; a word or an element may not.
 */
const folder = path.resolve('e2e/web/looks')
/** The product's own way to make a picture of a card, for a whole page. */
export async function pictureOf(page: Page): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: "export * from './draw-as-shown'",
      resolveDir: 'components/dashboard/picture-file',
      loader: 'ts',
    },
    alias: { '@': '.' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'drawing',
  })
  const color = 'getComputedStyle(document.body).backgroundColor'
  const svg = await page.evaluate(
    `${outputFiles[0]!.text}; drawing.drawAsShown(document.body, { fontFace: '', color: ${color} }).svg`,
  )
  return String(svg)
    .replace(/<[^>]*>/g, (tag) =>
      tag.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10)),
    )
    .replaceAll('><', '>\n<')
}

/** Fails where a page looks otherwise than it was kept, and writes beside the old picture how it looks now. */
export function expectAsKept(name: string, picture: string): void {
  const [kept, actual] = [path.join(folder, `${name}.svg`), path.join(folder, `${name}.actual.svg`)]
  const differences = existsSync(kept)
    ? differencesOf(readFileSync(kept, 'utf8'), picture)
    : ['nothing was kept']
  if (differences.length === 0) rmSync(actual, { force: true })
  else writeFileSync(actual, picture)
  const told = differences.slice(0, 8).join('\n')
  expect(
    differences.length,
    `${name} looks otherwise: see ${actual}, and move it over the one without "actual" if it is good.\n${told}`,
  ).toBe(0)
}
