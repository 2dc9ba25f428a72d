import { setTimeout } from 'node:timers/promises'
import { type APIResponse, expect } from '@playwright/test'
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib'
import { extractText } from 'unpdf'
import { printedRowsMax, tableRowsMax } from '@/lib/contracts/card-room'
import { dashboardSchema } from '@/lib/contracts/dashboard'
import { generateCompletedSchema } from '@/lib/contracts/generation'
import { generate } from './generate'
import { test } from './keyed-test'
import { bearer, dataOf, errorOf, headerOf, salesCsv } from './product'

/** Dashboards on paper, printed by the running product. */

test.describe.configure({ timeout: 180_000 })

async function make(key: string, fields: Record<string, string> = {}) {
  const response = await generate(key, {
    fields: { file_type: 'csv', ...fields },
    file: { text: salesCsv() },
  })
  return dataOf(response, generateCompletedSchema)
}

const triesMax = 3

/** Who asks while others are printed is told when to come again, and does. */
async function printed(ask: () => Promise<APIResponse>, triesLeft = triesMax): Promise<APIResponse> {
  const response = await ask()
  if (response.status() !== 503 || triesLeft === 1) return response
  await setTimeout(Number(headerOf(response, 'retry-after')) * 1000)
  return printed(ask, triesLeft - 1)
}

async function readPdf(response: APIResponse) {
  expect([response.status(), headerOf(response, 'content-type')], await response.text()).toEqual([
    200,
    'application/pdf',
  ])
  const bytes = new Uint8Array(await response.body())
  const { text } = await extractText(bytes.slice(), { mergePages: false })
  return { pdf: await PDFDocument.load(bytes), pages: text.map((page) => page.replace(/\s+/g, ' ')) }
}

const name = PDFName.of

/** Fonts that the file names but does not hold. */
function missingFonts(pdf: PDFDocument): string[] {
  const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => object)
  const fonts = objects.filter(
    (object) => object instanceof PDFDict && object.get(name('Type')) === name('Font'),
  )
  expect(fonts.length).toBeGreaterThan(0)
  return (fonts as PDFDict[])
    .filter((font) => {
      // A font of drawings, and one that only names its parts, hold no file.
      if (font.get(name('Subtype')) === name('Type3') || font.has(name('DescendantFonts'))) return false
      const descriptor = font.lookupMaybe(name('FontDescriptor'), PDFDict)
      return !['FontFile', 'FontFile2', 'FontFile3'].some((file) => descriptor?.has(name(file)))
    })
    .map((font) => String(font.get(name('BaseFont'))))
}

const points = { A4: [595, 842], Letter: [612, 792] }

test('a dashboard is printed whole, in both formats, with page numbers, link and date', async ({
  request,
  premiumKey: key,
}) => {
  const asked = { title: 'Sales "2024" – Überblick', instructions: 'Show the rows as a table.' }
  const { dashboard_id: id, share_link } = await make(key, asked)
  const headers = bearer(key)
  const { chart_blocks: blocks } = await dataOf(
    await request.get(`/api/dashboard/${id}/`, { headers }),
    dashboardSchema,
  )
  for (const [format, [width = 0, height = 0]] of Object.entries(points)) {
    const response = await printed(() =>
      request.get(`/api/dashboard/${id}/pdf/?format=${format}`, { headers }),
    )
    const { pdf, pages } = await readPdf(response)
    expect(headerOf(response, 'content-disposition')).toContain('filename="Sales 2024 _ Uberblick.pdf"')
    expect(pdf.getTitle()).toBe('Sales "2024" – Überblick')
    for (const page of pdf.getPages()) {
      expect(Math.abs(page.getWidth() - width)).toBeLessThan(2)
      expect(Math.abs(page.getHeight() - height)).toBeLessThan(2)
    }
    expect(missingFonts(pdf)).toEqual([])
    const today = new Date()
    pages.forEach((page, at) => {
      expect(page).toContain(`${at + 1} / ${pages.length}`)
      expect(page).toContain(share_link.share_url)
      expect(page).toContain(String(today.getUTCFullYear()))
    })
    const text = pages.join(' ')
    for (const { title } of blocks) expect(text).toContain(title.replace(/\s+/g, ' '))
    for (const word of ['Sales "2024" – Überblick', 'North', 'Lamp', 'In words']) expect(text).toContain(word)
    // A table of more rows than a page holds is cut, and says so.
    const table = blocks.find((block) => block.type === 'table')
    const { rows, total_rows } = table!.data_preview
    expect(rows.length).toBeGreaterThan(printedRowsMax)
    expect(text).toContain(String(rows[tableRowsMax - 1]!.order_id))
    expect(text).toContain(`and ${total_rows - tableRowsMax} more rows`)
  }
})

test('PDFs are for premium accounts, of what is their own', async ({ request, premiumKey, freeKey }) => {
  const free = await make(freeKey)
  const pdfOf = (id: string, key: string, query = '') =>
    request.get(`/api/dashboard/${id}/pdf/${query}`, { headers: bearer(key) })
  const refusal = await errorOf(await pdfOf(free.dashboard_id, freeKey), 'premium_required')
  expect(refusal.param).toBe('pdf')
  await errorOf(await pdfOf(free.dashboard_id, premiumKey), 'not_found')
  await errorOf(await pdfOf('x', premiumKey), 'not_found')
  await errorOf(await pdfOf(free.dashboard_id, premiumKey, '?format=A5'), 'validation_error')
  await errorOf(await request.get(`/api/dashboard/${free.dashboard_id}/pdf`), 'missing_api_key')
})

test('a viewer prints what the link allows', async ({ request, premiumKey: key }) => {
  const [open, shut, listed] = [
    await make(key, { allow_pdf_export: 'true' }),
    await make(key),
    await make(key, { allow_pdf_export: 'true', allowed_emails: 'ann@example.com' }),
  ]
  const pdfOf = (id: string) => request.get(`/api/share/${id}/pdf/`)
  const { pages } = await readPdf(await printed(() => pdfOf(open.share_link.id)))
  expect(pages.length).toBeGreaterThan(1)
  expect(pages[0]).toContain(open.share_link.share_url)
  const refusal = await errorOf(await pdfOf(shut.share_link.id), 'insufficient_scope')
  expect(refusal.param).toBe('allow_pdf_export')
  await errorOf(await pdfOf(listed.share_link.id), 'insufficient_scope')
  await errorOf(await pdfOf('A'.repeat(22)), 'not_found')
})

test('the page that is printed is nobody else’s to see', async ({ request }) => {
  const response = await request.get('/print/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/')
  expect(response.status()).toBe(404)
})
