import { fileNameOf } from '../download-block-csv'
import { saveFile } from '../save-file'
import type { Picture } from './draw-as-shown'
import { drawCard } from './draw-card'
import { fontFaceOf } from './font-face'

/** Saves a card as a picture: lines that stay sharp at any size, or dots that every program takes. */
export async function saveCardPicture(card: HTMLElement, title: string, kind: 'svg' | 'png'): Promise<void> {
  const fontFace = await fontFaceOf('Inter Variable').catch(() => '')
  const picture = await unpointed(card, () => drawCard(card, fontFace))
  const lines = new Blob([picture.svg], { type: 'image/svg+xml' })
  saveFile(kind === 'svg' ? lines : await inDots(lines, picture), `${fileNameOf(title)}.${kind}`)
}

const settleMs = 50

/** What is pointed at is set off from the rest, as a picture should not be: where the menu was, a chart is now. */
async function unpointed<T>(card: HTMLElement, draw: () => T): Promise<T> {
  card.style.pointerEvents = 'none'
  const pointed = [...card.querySelectorAll(':hover')].at(-1)
  pointed?.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }))
  await new Promise((resolve) => setTimeout(resolve, settleMs))
  try {
    return draw()
  } finally {
    card.style.pointerEvents = ''
  }
}

/** A card on a phone is as sharp in print as one on a desk. */
const dotsAcross = 2000

async function inDots(lines: Blob, { width, height }: Picture): Promise<Blob> {
  const scale = Math.max(2, dotsAcross / width)
  const url = URL.createObjectURL(lines)
  try {
    const image = new Image(width, height)
    image.src = url
    await image.decode()
    const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale))
    const brush = canvas.getContext('2d')
    brush?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await canvas.convertToBlob({ type: 'image/png' })
  } finally {
    URL.revokeObjectURL(url)
  }
}
