import path from 'node:path'
import type { CardType } from '@/lib/contracts/cards'

export interface GalleryFile {
  /** Relative to the folder that every process of ours is started in. */
  file: string
  title: string
  instructions: string
  /** Card types that the engine adds of itself and that are shown too, one of each. */
  also?: CardType[]
  /** Shown a second time as a link that allows scrolling shows it. */
  scrollable?: boolean
}

const sample = (name: string) => path.join('public', 'samples', name)
const edge = (name: string) => path.join('test', 'datasets', 'gallery', name)

/** What the gallery asks the engine for: every card type first, then what strains a picture. */
export const galleryFiles: GalleryFile[] = [
  {
    file: sample('store-orders.csv'),
    title: 'A shop’s orders',
    instructions: [
      'total revenue',
      'total units',
      'revenue by region as a bar chart',
      'revenue by month as a line chart',
      'revenue by month and channel as an area chart',
      'revenue by month and channel as a line chart',
      'revenue by segment as a pie chart',
      'revenue by category as a donut chart',
      'histogram of revenue',
      'scatter plot of units and revenue',
      'heatmap of revenue by region and category',
      'box plot of revenue by category',
      'revenue by region and channel as a stacked bar chart',
      'revenue by category and segment as a bar chart',
      'gauge of revenue with target 120000',
      'table of orders',
    ].join('; '),
    also: ['insight'],
  },
  {
    file: sample('web-traffic.csv'),
    title: 'A site’s traffic',
    instructions:
      'gauge of bounce rate; radar of visits by device and channel; visits by weekday as a bar chart',
    also: ['kpi', 'insight'],
  },
  {
    file: sample('energy.json'),
    title: 'Energy by site',
    instructions: 'map of sites',
    also: ['geomap', 'kpi'],
  },
  {
    file: edge('customers-by-country.csv'),
    title: 'Countries',
    instructions: 'choropleth map of customers by country; scatter plot of delivery_days and satisfaction',
  },
  {
    file: edge('sixteen-shops.csv'),
    title: 'Few rows, three numbers each',
    instructions: 'satisfaction by shop as a bar chart',
    also: ['bubble'],
  },
  { file: edge('sales-by-state.csv'), title: 'States', instructions: 'choropleth map of sales by state' },
  {
    file: edge('weather-stations.csv'),
    title: 'Many places',
    instructions: 'box plot of rainfall_mm by terrain',
    also: ['geomap'],
  },
  { file: edge('sign-up-funnel.csv'), title: 'Stages', instructions: 'funnel of people by stage' },
  {
    file: edge('long-labels.csv'),
    title: 'Long labels',
    instructions: 'orders by product group as a bar chart; orders by product group as a donut chart',
  },
  {
    file: edge('profit-and-loss.csv'),
    title: 'Negative values',
    instructions: [
      'profit by product as a bar chart',
      'profit by month as a line chart',
      'profit by month as a bar chart',
      'profit by month and product as a line chart',
      'heatmap of profit by month and product',
      'histogram of profit',
      'box plot of profit by product',
    ].join('; '),
  },
  {
    file: edge('one-category.csv'),
    title: 'One category',
    instructions: 'visitors by shop as a bar chart; visitors by day as a line chart',
  },
  {
    file: edge('two-hundred-products.csv'),
    title: 'Two hundred categories',
    instructions: 'units by product as a bar chart; table of units',
    scrollable: true,
  },
  {
    file: edge('missing-readings.csv'),
    title: 'Missing values',
    instructions:
      'reading by month and sensor as a line chart; heatmap of reading by month and sensor; table of readings',
  },
  {
    file: edge('large-and-tiny.csv'),
    title: 'Large and tiny numbers',
    instructions: 'mass_kg by material as a bar chart; thickness_m by material as a bar chart',
    also: ['kpi'],
  },
  {
    file: edge('four-years-daily.csv'),
    title: 'Dense',
    instructions:
      'passengers by day as a line chart; passengers by weekday as a bar chart; histogram of passengers; passengers by day as an area chart',
  },
  {
    file: edge('three-rows.csv'),
    title: 'Sparse',
    instructions: 'members by year as a line chart; members',
  },
]
