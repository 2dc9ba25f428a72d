import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { twMerge } from 'tailwind-merge'
import { expect, it } from 'vitest'
import type { SharedDashboard } from '@/lib/contracts/dashboard'
import { renderSharePage, themeScript } from './render-share-page'

const folder = path.resolve('test/documents')
const [stored = ''] = readdirSync(folder)
const { layout, blocks } = JSON.parse(readFileSync(path.join(folder, stored), 'utf8'))
const attack = '</script><img src=x onerror=alert(1)>'

const view = {
  visibility: 'public',
  share_link: {
    id: '0'.repeat(22),
    share_url: 'https://readout.example/share/0/view/',
    expires_at: null,
    allow_scrollable_cards: false,
  },
  dashboard: {
    title: attack,
    description: 'Orders',
    layout,
    chart_blocks: blocks,
    dataset: { name: attack },
    created_at: '2026-11-25T00:00:00Z',
  },
} as unknown as SharedDashboard

const files = { styles: ['/styles.css'], script: '/wake.js', modules: ['/core.js'] }

it('is put together in the same way whatever the title is', async () => {
  const named = { ...view, dashboard: { ...view.dashboard, title: '%page%', description: '%data%' } }
  const html = await renderSharePage({ view: named, filter: {} }, files)
  expect(html).toContain('<title>%page% · Readout</title>')
  expect(html.match(/id="page-data"/g)).toHaveLength(1)
  const [, data = ''] = /type="application\/json">(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(data).view.dashboard.title).toBe('%page%')
})

it('is a whole page with its charts, its data, and two scripts within it', async () => {
  const html = await renderSharePage({ view, filter: {} }, files)
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en"><head>/)
  expect(html).not.toContain('<img')
  const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map(([, ...found]) => found)
  expect(scripts.map(([attributes]) => attributes?.trim())).toEqual([
    'type="module" src="/wake.js"',
    '',
    'id="page-data" type="application/json"',
  ])
  expect(scripts[1]?.[1]).toBe(themeScript())
  expect(JSON.parse(scripts[2]?.[1] ?? '')).toEqual(JSON.parse(JSON.stringify({ view, filter: {} })))
  expect(html).toContain('property="og:image" content="https://readout.example/share/0/picture/"')
  const charts = html.split('data-pending').slice(1)
  expect(charts.length).toBeGreaterThan(0)
  for (const chart of charts) expect(chart).toMatch(/^[^<]*<.*?<svg/s)
})

it('names no two classes for one property: nobody there tells which of them stays', async () => {
  const pages = readdirSync(folder).map((name) => {
    const { layout, blocks } = JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
    const dashboard = { ...view.dashboard, title: name, layout, chart_blocks: blocks }
    return renderSharePage({ view: { ...view, dashboard }, filter: {} }, files)
  })
  const looks = (await Promise.all(pages)).flatMap((html) => [...html.matchAll(/ class="([^"]*)"/g)])
  const classes = new Set(looks.map(([, look = '']) => look.replaceAll('&amp;', '&').replaceAll('&gt;', '>')))
  expect(classes.size).toBeGreaterThan(100)
  expect([...classes].filter((look) => twMerge(look) !== look)).toEqual([])
})
