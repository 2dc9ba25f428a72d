/** Files that teach what to drop here; they lie in `public/samples`. */
export const samples = [
  {
    name: 'store-orders.csv',
    title: 'Store orders',
    about: 'Two years of orders by region, product and channel.',
  },
  {
    name: 'web-traffic.csv',
    title: 'Web traffic',
    about: 'Visits, sources and sign-ups of a site, day by day.',
  },
  {
    name: 'energy.json',
    title: 'Energy',
    about: 'The energy use of six buildings, by city and type, month by month.',
  },
] as const

/** Reads a sample as if somebody had dropped it. */
export async function fetchSample(name: string): Promise<File> {
  const response = await fetch(`/samples/${name}`)
  if (!response.ok) throw new Error(`The sample ${name} could not be read.`)
  return new File([await response.blob()], name)
}
