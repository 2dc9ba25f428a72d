const dayMs = 86_400_000
const weekMs = 7 * dayMs
/** The last weeks of a year; a table that goes on week by week has some before its 52nd. */
const [lastFrom, lastWeek] = [40, 52]
const weeksMax = 53

type AtRow = (row: number) => number

/**
 * When the week of a row begins, by ISO 8601; NaN where its year has no such week, or where it may be that of the year
 * before: the first days of January lie in week 52 or 53 of it, and a calendar's year beside the week does not tell.
 */
export function weekStarts(rows: number, year: AtRow, week: AtRow): AtRow {
  const seen = new Set<string>()
  for (let row = 0; row < rows; row++) seen.add(`${year(row)} ${week(row)}`)
  const mayBeOfJanuary = (ofYear: number) => {
    const hasSome = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => from + at).some((one) => seen.has(`${ofYear} ${one}`))
    const firstMonday = mondayOf(ofYear, 1)
    const isAfterNewYear = firstMonday > Date.UTC(ofYear, 0, 1)
    return isAfterNewYear && hasSome(1, lastFrom) && !hasSome(lastFrom, lastWeek)
  }
  const known = new Map<number, boolean>()
  return (row) => {
    const [ofYear, ofWeek] = [year(row), week(row)]
    if (!(ofWeek >= 1 && ofWeek <= weeksIn(ofYear))) return Number.NaN
    if (ofWeek < lastWeek) return mondayOf(ofYear, ofWeek)
    if (!known.has(ofYear)) known.set(ofYear, mayBeOfJanuary(ofYear))
    return known.get(ofYear) ? Number.NaN : mondayOf(ofYear, ofWeek)
  }
}

/** The first week has the year's 4 January. */
function mondayOf(year: number, week: number): number {
  const fourth = Date.UTC(year, 0, 4)
  return fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * dayMs + (week - 1) * weekMs
}

const weeksIn = (year: number) => (mondayOf(year, weeksMax) < mondayOf(year + 1, 1) ? weeksMax : weeksMax - 1)
