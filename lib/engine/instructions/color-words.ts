/** Tones of each name that stand out on white and on dark alike. */
const colors: Record<string, string> = {
  blue: '#2f6fd6',
  navy: '#3b5ba9',
  red: '#d0453e',
  green: '#1f8a5b',
  orange: '#d1650a',
  purple: '#7a5ccf',
  violet: '#8a63d2',
  pink: '#d1477a',
  teal: '#0d8f83',
  turquoise: '#0b7f93',
  cyan: '#0b7f93',
  brown: '#9a6b3f',
  gold: '#a8790a',
  yellow: '#a8790a',
  grey: '#737b87',
  gray: '#737b87',
  black: '#6b7280',
  magenta: '#b8409c',
  maroon: '#a6404f',
  olive: '#76801f',
  lime: '#5b8a1a',
  indigo: '#5b5bd6',
  blau: '#2f6fd6',
  rot: '#d0453e',
  grun: '#1f8a5b',
  bleu: '#2f6fd6',
  rouge: '#d0453e',
  vert: '#1f8a5b',
  azul: '#2f6fd6',
  rojo: '#d0453e',
  verde: '#1f8a5b',
}
const asks =
  /\b(?:colou?rs?|palette|theme|scheme|farben?|couleurs?|colores?|use|using|in|make (?:it|everything))\b/i
const hex = /#[0-9a-f]{6}\b/gi
const colorsMax = 3

/** The colours that a clause names for the dashboard, as `#rrggbb`, in its order. */
export function colorsIn(clause: string): string[] {
  const exact = clause.match(hex) ?? []
  if (exact.length > 0) return exact.slice(0, colorsMax).map((color) => color.toLowerCase())
  if (!asks.test(clause)) return []
  const words =
    clause
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .match(/[a-z]+/g) ?? []
  return words.flatMap((word) => (Object.hasOwn(colors, word) ? [colors[word]!] : [])).slice(0, colorsMax)
}
