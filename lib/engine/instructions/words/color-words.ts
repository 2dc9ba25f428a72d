/** Tones of each name that stand out on white and on dark alike. */
const tones: [string, string][] = [
  ['#2f6fd6', 'blue bleu blau azul sky'],
  ['#3b5ba9', 'navy'],
  ['#d0453e', 'red rouge rot rojo scarlet crimson'],
  ['#1f8a5b', 'green vert grun verde emerald'],
  ['#d1650a', 'orange naranja'],
  ['#7a5ccf', 'purple lila morado mauve lavender'],
  ['#8a63d2', 'violet violett violeta'],
  ['#d1477a', 'pink rosa rose'],
  ['#c25a4a', 'coral salmon'],
  ['#0d8f83', 'teal mint'],
  ['#0b7f93', 'turquoise cyan aqua turkis'],
  ['#9a6b3f', 'brown braun marron beige'],
  ['#a8790a', 'gold yellow amber gelb jaune amarillo'],
  ['#737b87', 'grey gray grau gris silver'],
  ['#6b7280', 'black schwarz noir negro'],
  ['#b8409c', 'magenta fuchsia'],
  ['#a6404f', 'maroon burgundy bordeaux'],
  ['#76801f', 'olive khaki'],
  ['#5b8a1a', 'lime'],
  ['#5b5bd6', 'indigo'],
]
const colors = new Map(tones.flatMap(([hex, names]) => names.split(' ').map((name) => [name, hex] as const)))

const asks =
  /\b(?:colou?rs?|palette|theme|scheme|farben?|couleurs?|colores?|use|using|in|make (?:it|everything))\b/i
const hex = /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])/gi
const shade = /\b(?:dark|deep|light|pale|bright|soft|pastel|neon)\b/i
/** Words that may stand around the names of colours where nothing else asks for them. */
const around = new Set(
  'dark deep light pale bright soft pastel neon and or with please colour color a some more the'.split(' '),
)

/** The colours that a clause names for the dashboard, as `#rrggbb`, in its order. */
export function colorsIn(clause: string): string[] {
  const exact = clause.match(hex) ?? []
  if (exact.length > 0) return exact.map(inFull)
  const words =
    clause
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .match(/[a-z]+/g) ?? []
  if (!asks.test(clause) && !words.every((word) => colors.has(word) || around.has(word))) return []
  return [...new Set(words.flatMap((word) => colors.get(word) ?? []))]
}

/** Whether a clause asks for a lighter or darker tone of a colour. */
export const hasShade = (clause: string): boolean => shade.test(clause)

const inFull = (color: string) =>
  (color.length === 4 ? color.replaceAll(/[0-9a-f]/gi, '$&$&') : color).toLowerCase()
