import { describe, expect, it } from 'vitest'
import { cars, sales } from '../instructions.fixture'
import { itDraws, itDrawsNearest, outcomeOf } from './plan-text.fixture'
import { verkauf } from './shops.fixture'

describe('a table with columns in English', () => {
  itDraws(sales, [
    ['Umsatz nach Region', 'auto: revenue by region'],
    ['Durchschnittspreis je Monat', 'line: avg unit_price by order_date/month'],
    ['Zeige mir den Gesamtumsatz pro Land als Balkendiagramm', 'bar: sum revenue by country'],
    ['Anzahl der Bestellungen pro Monat', 'line: rows by order_date/month'],
    ['die fünf größten Länder nach Umsatz', 'auto: revenue by country sort y desc limit 5'],
    ['die fuenf groessten Laender nach Umsatz', 'auto: revenue by country sort y desc limit 5'],
    ['Top 3 Produkte nach Menge', 'auto: quantity by product sort y desc limit 3'],
    ['Umsatz nach Produkt ohne Deutschland', 'auto: revenue by product where country != Germany'],
    ['Umsatz seit 2024 pro Monat', 'line: revenue by order_date/month where order_date >= 2024'],
    ['Wie viele Bestellungen gibt es je Status?', 'auto: rows by status'],
    ['Kreisdiagramm der Bestellungen nach Region', 'pie: rows by region'],
    ['Kuchendiagramm: Umsatz nach Land', 'pie: revenue by country'],
    ['Ringdiagramm vom Umsatz je Produkt', 'donut: revenue by product'],
    ['Liniendiagramm des Umsatzes im Zeitverlauf', 'line: revenue by order_date'],
    ['Streudiagramm von Stückpreis und Menge', 'scatter: quantity by unit_price'],
    ['Histogramm der Menge', 'histogram: rows by quantity'],
    [
      'gestapeltes Balkendiagramm: Umsatz nach Region und Produkt',
      'bar: revenue by region and product stacked',
    ],
    ['Median des Preises pro Produkt', 'auto: median unit_price by product'],
    ['höchster Preis je Produkt', 'auto: max unit_price by product'],
    ['niedrigster Rabatt je Region', 'auto: min discount_pct by region'],
    [
      'Umsatz nach Produkt nur für Frankreich und Spanien',
      'auto: revenue by product and country where country in France|Spain',
    ],
    ['Umsatz nach Region, wenn die Menge größer als 10 ist', 'auto: revenue by region where quantity > 10'],
    [
      'Bestellungen mit einer Menge zwischen 5 und 10 nach Region',
      'auto: rows by region where quantity between 5|10',
    ],
    ['Umsatz nach Produkt absteigend sortiert', 'auto: revenue by product sort y desc'],
    ['Umsatz je Region, alphabetisch sortiert', 'auto: revenue by region sort x asc'],
    ['Welche Region hat den höchsten Umsatz?', 'auto: revenue by region sort y desc'],
    ['Umsatzentwicklung', 'line: revenue by order_date'],
    ['monatlicher Umsatz als Flächendiagramm', 'area: revenue by order_date/month'],
    ['Heatmap von Umsatz nach Region und Wochentag', 'heatmap: revenue by order_date/weekday and region'],
    ['Tabelle der Produkte', 'table: rows by product'],
    ['durchschnittliche Menge je Kunde', 'auto: avg quantity by customer_name'],
    [
      'Umsatz je Quartal seit 2023 fuer Deutschland',
      'line: revenue by order_date/quarter where order_date >= 2023 and country = Germany',
    ],
    [
      'Umsatz in den letzten 3 Monaten nach Produkt',
      'auto: revenue by product where order_date >= 2024-06-01',
    ],
    ['Anteil der Regionen am Umsatz', 'pie: revenue by region'],
    ['Karte: Umsatz nach Land', 'choropleth: revenue by country'],
    ['Gesamtumsatz', 'auto: sum revenue'],
    ['Was ist der durchschnittliche Stückpreis?', 'auto: avg unit_price'],
    ['mittlerer Rabatt pro Land', 'auto: avg discount_pct by country'],
    ['Boxplot vom Preis je Produkt', 'boxplot: unit_price by product'],
    ['Umsatz im März 2023 nach Produkt', 'auto: revenue by product where order_date = 2023-03'],
    ['Umsatz nach Region mit Umsatz über 1.000', 'auto: revenue by region where revenue > 1000'],
    ['Preis je Produkt', 'auto: unit_price by product'],
    ['Säulendiagramm Umsatz Land', 'bar: revenue by country'],
    [
      'Menge pro Produkt als Tortendiagramm und ein Liniendiagramm vom Umsatz pro Monat',
      'pie: quantity by product',
      'line: revenue by order_date/month',
    ],
    ['Wie entwickelt sich der Umsatz über die Monate?', 'line: revenue by order_date/month'],
    [
      'Wie hat sich der Umsatz in Deutschland entwickelt?',
      'line: revenue by order_date where country = Germany',
    ],
    ['Zeig mir bitte die Top-10-Kunden nach Umsatz', 'auto: revenue by customer_name sort y desc limit 10'],
    ['Umsatz und Menge nach Region', 'auto: revenue by region', 'auto: quantity by region'],
    ['Anzahl Kunden pro Land', 'bar: count_distinct customer_name by country'],
    ['Anzahl der verschiedenen Produkte je Land', 'auto: count_distinct product by country'],
    ['prozentualer Anteil der Länder am Umsatz als Donut', 'donut: revenue by country'],
    ['Vergleich von Umsatz nach Ländern', 'auto: revenue by country'],
    ['Umsatz pro Land und Jahr', 'line: revenue by order_date/year and country'],
    [
      'durchschnittlicher Rabatt nach Produkt, höchste zuerst',
      'auto: avg discount_pct by product sort y desc',
    ],
    ['Umsatz nach Region von 2023 bis 2024', 'auto: revenue by region where order_date between 2023|2024'],
    ['Umsatz im Jahr 2023 nach Land', 'auto: revenue by country where order_date = 2023'],
    ['Umsatz im 1. Quartal 2024', 'auto: revenue where order_date between 2024-01|2024-03'],
    ['Umsatz je Region als Säulen', 'bar: revenue by region'],
    ['Liniengrafik: Menge pro Woche', 'line: quantity by order_date/week'],
    ['den durchschnittlichen Preis pro Region bitte', 'auto: avg unit_price by region'],
    ['Welches Land macht am meisten Umsatz?', 'auto: revenue by country sort y desc'],
    ['Welche Produkte haben den niedrigsten Preis?', 'auto: unit_price by product sort y asc'],
    ['Kennzahl: Gesamtmenge', 'kpi: sum quantity'],
    ['Monatsumsatz als Linie', 'line: revenue by order_date/month'],
    ['Kundenanzahl je Land', 'bar: count_distinct customer_name by country'],
    ['Netzdiagramm Umsatz je Produkt', 'radar: revenue by product'],
    ['Trichter der Bestellungen nach Status', 'funnel: rows by status'],
    ['Tacho für den durchschnittlichen Rabatt', 'gauge: avg discount_pct'],
    ['Wärmekarte Umsatz Land x Produkt', 'heatmap: revenue by country and product'],
    ['Umsatz nach Land aufsteigend', 'auto: revenue by country sort y asc'],
    ['Umsatz nach Land ab 2024', 'auto: revenue by country where order_date >= 2024'],
    ['Umsatz vor 2024 nach Region', 'auto: revenue by region where order_date < 2024'],
    [
      'Umsatz je Produkt, aber ohne Laptop und Phone',
      'auto: revenue by product where product != Laptop and product != Phone',
    ],
    [
      'Erstelle ein gestapeltes Flächendiagramm des Umsatzes nach Monat und Region',
      'area: revenue by order_date/month and region',
    ],
    ['Stabdiagramm Umsatz je Region', 'bar: revenue by region'],
    ['Punktwolke Preis und Menge', 'scatter: quantity by unit_price'],
    ['Donut-Diagramm Umsatz je Region', 'donut: revenue by region'],
    ['Weltkarte des Umsatzes nach Land', 'choropleth: revenue by country'],
    ['Kurve des Umsatzes pro Monat', 'line: revenue by order_date/month'],
    ['Balkengrafik Umsatz je Region', 'bar: revenue by region'],
  ])

  itDrawsNearest(sales, [
    ['Kreuztabelle Umsatz nach Region und Produkt', 'heatmap: revenue by region and product'],
  ])
})

describe('a table of cars', () => {
  itDraws(cars, [
    ['durchschnittlicher Verbrauch je Herkunft', 'auto: avg MPG by Origin'],
    ['Leistung gegen Gewicht, eingefärbt nach Herkunft', 'auto: Horsepower by Weight and Origin'],
    ['Anzahl der Autos pro Jahr', 'line: rows by Year'],
    ['mittlere Beschleunigung nach Zylindern', 'bar: avg Acceleration by Cylinders'],
    ['Verteilung des Gewichts', 'histogram: rows by Weight'],
  ])
})

describe('a table with columns in the same language', () => {
  itDraws(verkauf, [
    ['Umsatz nach Filiale', 'auto: Umsatz by Filiale'],
    ['Anzahl Bestellungen je Bundesland', 'bar: count rows by Bundesland'],
    ['Durchschnittlicher Stückpreis je Kategorie', 'auto: avg Stückpreis by Kategorie'],
    ['Menge pro Monat', 'line: Menge by Bestelldatum/month'],
    ['die 5 umsatzstärksten Filialen', 'auto: Umsatz by Filiale sort y desc limit 5'],
    ['Umsatz nach Kategorie ohne Bayern', 'auto: Umsatz by Kategorie where Bundesland != Bayern'],
    ['Rabatt gegen Menge als Punktdiagramm', 'scatter: Rabatt by Menge'],
    ['Wie hoch ist der Umsatz pro Kundentyp?', 'auto: sum Umsatz by Kundentyp'],
    ['Verteilung der Menge', 'histogram: rows by Menge'],
    [
      'Summe der Menge nach Kategorie und Filiale, gestapelt',
      'auto: sum Menge by Kategorie and Filiale stacked',
    ],
    ['Umsatz nach Wochentag', 'bar: Umsatz by Bestelldatum/weekday'],
    ['average Stückpreis per Kategorie', 'auto: avg Stückpreis by Kategorie'],
    ['Welcher Artikel wurde am häufigsten verkauft?', 'auto: rows by Artikel sort y desc'],
    ['Umsatz vor dem 01.06.2023 je Filiale', 'auto: Umsatz by Filiale where Bestelldatum < 2023-06-01'],
    ['Umsätze der Filialen, ausgenommen Hafen', 'auto: Umsatz by Filiale where Filiale != Hafen'],
    [
      'Vergleiche Umsatz von Bayern und Hessen pro Jahr',
      'line: Umsatz by Bestelldatum/year and Bundesland where Bundesland in Bayern|Hessen',
    ],
    [
      'Umsatz pro Bundesland und Kategorie als gestapelte Balken',
      'bar: Umsatz by Bundesland and Kategorie stacked',
    ],
    ['Umsatz der Kategorie Möbel pro Monat', 'line: Umsatz by Bestelldatum/month where Kategorie = Möbel'],
    ['Rabatt im Durchschnitt je Kundentyp', 'auto: avg Rabatt by Kundentyp'],
    ['Wie viel Umsatz macht jede Filiale?', 'auto: sum Umsatz by Filiale'],
    ['Höchster Umsatz je Bundesland', 'auto: max Umsatz by Bundesland'],
    ['Die ersten 12 Artikel nach Umsatz', 'auto: Umsatz by Artikel sort y desc limit 12'],
    [
      'Umsatz in Baden-Württemberg nach Kategorie',
      'auto: Umsatz by Kategorie where Bundesland = Baden-Württemberg',
    ],
  ])
})

it('the first months are no highest ones', () => {
  expect(outcomeOf('Die ersten 12 Monate Umsatz nach Filiale', verkauf).cards).toEqual([
    'auto: Umsatz by Filiale',
  ])
})
