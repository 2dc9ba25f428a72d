import type { Plan } from './plan'

type Language = Plan['language']
type Word = [pattern: string, english: string]

const german: Word[] = [
  ['(?:gestapeltes |gruppiertes )?(?:balken|saulen|säulen)diagramm(?:e|s)?', 'bar chart'],
  ['liniendiagramm(?:e|s)?|linienchart', 'line chart'],
  ['(?:kreis|kuchen|torten)diagramm(?:e|s)?', 'pie chart'],
  ['ringdiagramm(?:e|s)?', 'donut chart'],
  ['streudiagramm(?:e|s)?|punktdiagramm', 'scatter plot'],
  ['flächendiagramm(?:e|s)?', 'area chart'],
  ['histogramm(?:e|s)?', 'histogram'],
  ['tabelle', 'table'],
  ['landkarte|karte', 'map'],
  ['durchschnitt(?:liche[rnsm]?)?|mittelwert(?: der| von| des)?|im schnitt', 'average'],
  ['gesamt(?:e[rnsm]?)?|summe(?: der| von| des)?', 'total'],
  ['anzahl(?: der| von| an)?|wie viele', 'number of'],
  ['höchste[rnsm]?|maximum|maximale[rnsm]?', 'maximum'],
  ['niedrigste[rnsm]?|kleinste[rnsm]?|minimum|minimale[rnsm]?', 'minimum'],
  ['median', 'median'],
  ['pro monat|je monat|nach monaten?|monatlich(?:e[rnsm]?)?', 'per month'],
  ['pro jahr|je jahr|nach jahren|jährlich(?:e[rnsm]?)?', 'per year'],
  ['pro woche|je woche|wöchentlich(?:e[rnsm]?)?', 'per week'],
  ['pro quartal|je quartal|quartalsweise', 'per quarter'],
  ['pro tag|je tag|täglich(?:e[rnsm]?)?', 'per day'],
  ['nach wochentag(?:en)?|je wochentag', 'by weekday'],
  ['im zeitverlauf|über die zeit|zeitlicher? verlauf', 'over time'],
  ['aufsteigend', 'ascending'],
  ['absteigend', 'descending'],
  ['sortier(?:t|e|en)', 'sorted'],
  ['größer als|mehr als|höher als|über', 'above'],
  ['kleiner als|weniger als|unter', 'below'],
  ['mindestens', 'at least'],
  ['höchstens', 'at most'],
  ['zwischen', 'between'],
  ['außer|ohne', 'except'],
  ['nur', 'only'],
  ['seit', 'since'],
  ['ignoriere', 'ignore'],
  ['titel', 'title'],
  ['zeige?(?: mir)?|zeichne|erstelle', 'show'],
  ['nach|je|pro', 'by'],
  ['für jede[nrs]?', 'for each'],
  ['und', 'and'],
  ['die|der|das|den|dem|des|ein|eine|einen|einer|als|mir', ''],
]
const french: Word[] = [
  ['(?:graphique|diagramme) (?:à|a|en) barres|histogramme en barres', 'bar chart'],
  ['graphique linéaire|courbes?', 'line chart'],
  ['camembert|diagramme circulaire', 'pie chart'],
  ['nuage de points', 'scatter plot'],
  ['tableau', 'table'],
  ['moyenne(?: des| de la| de| du)?', 'average'],
  ['total(?: des| de la| de| du)?|somme(?: des| de la| de| du)?', 'total'],
  ['nombre(?: de| des| d)?|combien(?: de)?', 'number of'],
  ['par mois|mensuel(?:le)?s?', 'per month'],
  ['par an|par année|annuel(?:le)?s?', 'per year'],
  ['par semaine', 'per week'],
  ['par jour', 'per day'],
  ['au fil du temps|dans le temps', 'over time'],
  ['croissant', 'ascending'],
  ['décroissant', 'descending'],
  ['trié(?:es|e|s)?', 'sorted'],
  ['supérieure?s? à|plus de', 'above'],
  ['inférieure?s? à|moins de', 'below'],
  ['entre', 'between'],
  ['sauf|sans', 'except'],
  ['seulement|uniquement', 'only'],
  ['depuis', 'since'],
  ['montre(?:z|r)?(?:-moi)?|affiche(?:z|r)?', 'show'],
  ['pour chaque', 'for each'],
  ['par|selon', 'by'],
  ['et', 'and'],
  ['le|la|les|un|une|des|du|de|en', ''],
]
const spanish: Word[] = [
  ['(?:gráfic[oa]|diagrama) de barras', 'bar chart'],
  ['(?:gráfic[oa]|diagrama) de líneas', 'line chart'],
  ['(?:gráfic[oa]|diagrama) (?:circular|de pastel|de torta|de sectores)', 'pie chart'],
  ['(?:gráfic[oa]|diagrama) de dispersión', 'scatter plot'],
  ['tabla', 'table'],
  ['promedio(?: de)?|media(?: de)?', 'average'],
  ['total(?: de)?|suma(?: de)?', 'total'],
  ['número(?: de)?|cuántos|cuántas|cantidad de', 'number of'],
  ['por mes|mensual(?:es)?', 'per month'],
  ['por año|anual(?:es)?', 'per year'],
  ['por semana', 'per week'],
  ['por día', 'per day'],
  ['a lo largo del tiempo|en el tiempo', 'over time'],
  ['ascendente', 'ascending'],
  ['descendente', 'descending'],
  ['ordenad[oa]s?', 'sorted'],
  ['mayor(?:es)? que|más de', 'above'],
  ['menor(?:es)? que|menos de', 'below'],
  ['entre', 'between'],
  ['excepto|sin', 'except'],
  ['sólo|solo|solamente', 'only'],
  ['desde', 'since'],
  ['muestra(?:me)?|mostrar|muéstrame', 'show'],
  ['para cada', 'for each'],
  ['por|según', 'by'],
  ['y', 'and'],
  ['el|la|los|las|un|una|del|de|en', ''],
]
const words: Record<Exclude<Language, 'en'>, Word[]> = { de: german, fr: french, es: spanish }

const marks: [Language, RegExp][] = [
  [
    'de',
    /(?<!\p{L})(?:und|nach|pro|je|zeige?|mir|der|die|das|als|nur|durchschnitt\w*|anzahl|umsatz|diagramm|\p{L}+diagramm|summe|über|für|ohne)(?!\p{L})/giu,
  ],
  [
    'fr',
    /(?<!\p{L})(?:et|par|les|des|une|du|moyenne|nombre|montre\w*|affiche\w*|pour|chaque|selon|ventes|chiffre|mois|graphique|sauf)(?!\p{L})/giu,
  ],
  [
    'es',
    /(?<!\p{L})(?:por|los|las|una|el|promedio|número|muestra\w*|para|cada|según|ventas|mes|gráfic[oa]|excepto|entre)(?!\p{L})/giu,
  ],
]
const english = /\b(?:the|by|of|and|show|per|each|with|for|chart|average|total|number|plot|is|are|in)\b/gi

/** The language of a text by its small words; English where they leave it open. */
export function languageOf(text: string): Language {
  const own = text.match(english)?.length ?? 0
  let best: Language = 'en'
  let most = Math.max(own, 1)
  for (const [language, pattern] of marks) {
    const found = text.match(pattern)?.length ?? 0
    if (found > most) {
      best = language
      most = found
    }
  }
  return best
}

const compiled = new Map<Language, [RegExp, string][]>()

/** A text with the grammar's own words in English; what names columns and values stays as it is. */
export function inEnglish(text: string, language: Language): string {
  if (language === 'en') return text
  const patterns =
    compiled.get(language) ??
    words[language].map(([pattern, to]): [RegExp, string] => [
      new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu'),
      to,
    ])
  compiled.set(language, patterns)
  return patterns
    .reduce((said, [pattern, to]) => said.replaceAll(pattern, to), text)
    .replaceAll(/ {2,}/g, ' ')
}
