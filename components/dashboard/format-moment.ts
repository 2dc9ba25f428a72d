import { formatDay } from './format-day'

const timeFrom = 'YYYY-MM-DDT'.length
const ends = { minute: 'YYYY-MM-DDTHH:MM'.length, second: 'YYYY-MM-DDTHH:MM:SS'.length }

/** Day and time in UTC, on server and browser alike. */
export const formatMoment = (timestamp: string, to: keyof typeof ends = 'second'): string =>
  `${formatDay(timestamp)}, ${timestamp.slice(timeFrom, ends[to])} UTC`
