import { quantileOf } from '../stats/quantile-of'
import { sortNumbers } from '../stats/sort-numbers'
import { units } from './units'

const accents = /[\u0300-\u036f]/g
/** When something happens. */
const momentName =
  /\b(?:depart(?:ure)?|arriv\w+|debut|fin|ouverture|fermeture|start|begin|end|opens?|closes?|abfahrt|ankunft|beginn|ende|uhrzeit|at|inizio|fine|partenza|inicio|salida|llegada|(?:heure|hora|ora|time) (?:de|du|di|da|d|of))\b/
/** How long it takes, or when it was. */
const lengthName =
  /\b(?:heures|hours|horas|ore|stunden|std|travail\w*|trabajo|lavoro|arbeit\w*|work\w*|sleep|slept|sommeil|schlaf\w*|sueno|sonno)\b/
const clockName = /^ (?:heure|hora|ora|horaire|orario|time|clock|zeit) $/

const timeWord = / (?:heure|hora|ora|horaire|orario|time|clock|zeit|uhrzeit|tijd|hhmm) /

/** Whether a name says a time of day, and not how long something takes. */
export function isNamedAsTime(name: string): boolean {
  const words = plainWords(name)
  const own = words.trim().split(' ')
  if (own.some((word) => spanWords.has(word)) || (own.length > 1 && units.has(own.at(-1)!))) return false
  return !lengthName.test(words) && !spanName.test(words) && timeWord.test(words)
}
/** `time to first bid`: a while. */
const spanName = / time (?:to|in|on|spent|taken|since|between|until) /
/** `lead time`, `Idle time`, `Time lost`. */
const spanWords = new Set(
  `lead cycle run running wait waiting response reaction travel elapsed total mean avg average median setup set race finish lap
  best idle lost down up delivery prep preparation processing process handling service repair stop dwell transit hold queue
  turnaround build load loading screen play viewing exposure retention recovery execution exec cpu
  dauer wartezeit laufzeit attente reponse trajet espera respuesta attesa risposta viaggio`.split(/\s+/),
)

const hourMs = 3_600_000
/** People are about from the morning on; what takes as long is rarely all day. */
const morningMs = 6 * hourMs
const byDayMin = 0.8
/** No length of one kind of thing lies so wide and so high. */
const spreadMin = 5 * hourMs
const latestMin = 13 * hourMs
const [low, high] = [0.1, 0.9]

/** Whether what is written as `7h30`, in milliseconds, tells when, by the name or by how it lies over the day; else it tells how long. */
export function areTimesOfDay(name: string, times: Float64Array): boolean {
  const words = plainWords(name)
  if (momentName.test(words)) return true
  if (lengthName.test(words)) return false
  const known = sortNumbers(times.filter((time) => !Number.isNaN(time)))
  const isByDay = known.filter((time) => time >= morningMs).length >= byDayMin * known.length
  if (!isByDay) return false
  const spread = quantileOf(known, high) - quantileOf(known, low)
  return clockName.test(words) || (spread >= spreadMin && known.at(-1)! >= latestMin)
}

const plainWords = (name: string): string =>
  ` ${name
    .normalize('NFD')
    .replace(accents, '')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .join(' ')} `
