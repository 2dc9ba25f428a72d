import { drawAsShown, type Picture } from './draw-as-shown'

/**
 * A card as it stands on the page, as one SVG without the page: its words, keys and chart at their places, light
 * whatever the reader has chosen.
 */
export function drawCard(card: HTMLElement, fontFace: string): Picture {
  const showAsChosen = showLight()
  try {
    return drawAsShown(card, { fontFace, color: '#ffffff', leftOut: 'details' })
  } finally {
    showAsChosen()
  }
}

/** Light until what is returned is called; nobody sees it, as nothing is painted in between. */
function showLight(): () => void {
  const { classList, style } = document.documentElement
  const [classes, scheme] = [classList.value, style.colorScheme]
  classList.remove('dark')
  classList.add('light')
  style.colorScheme = 'light'
  return () => {
    classList.value = classes
    style.colorScheme = scheme
  }
}
