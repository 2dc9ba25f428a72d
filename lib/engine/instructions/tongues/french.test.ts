import { describe } from 'vitest'
import { cars, sales } from '../instructions.fixture'
import { itDraws, itDrawsNearest } from './plan-text.fixture'
import { ventes } from './shops.fixture'

describe('a table with columns in English', () => {
  itDraws(sales, [
    ["chiffre d'affaires par région", 'auto: revenue by region'],
    ['ventes par mois', 'line: revenue by order_date/month'],
    ['prix moyen par produit', 'auto: avg unit_price by product'],
    ['moyenne du prix unitaire par pays', 'auto: avg unit_price by country'],
    ['combien de commandes par statut ?', 'auto: rows by status'],
    ['nombre de commandes par mois', 'line: rows by order_date/month'],
    ["les 5 premiers produits par chiffre d'affaires", 'auto: revenue by product sort y desc limit 5'],
    ['les trois plus grands pays par ventes', 'auto: revenue by country sort y desc limit 3'],
    ["ventes par produit sauf l'Allemagne", 'auto: revenue by product where country != Germany'],
    [
      'ventes par produit en France et en Espagne',
      'auto: revenue by product and country where country in France|Spain',
    ],
    ['ventes depuis 2024 par mois', 'line: revenue by order_date/month where order_date >= 2024'],
    ['camembert des commandes par région', 'pie: rows by region'],
    ['diagramme circulaire des ventes par pays', 'pie: revenue by country'],
    ['graphique en barres des ventes par produit', 'bar: revenue by product'],
    [
      'diagramme à barres empilées des ventes par région et produit',
      'bar: revenue by region and product stacked',
    ],
    ['courbe des ventes au fil du temps', 'line: revenue by order_date'],
    ['graphique en anneau des ventes par région', 'donut: revenue by region'],
    ['nuage de points du prix et de la quantité', 'scatter: quantity by unit_price'],
    ['histogramme de la quantité', 'histogram: rows by quantity'],
    ['carte des ventes par pays', 'choropleth: revenue by country'],
    ['tableau des produits', 'table: rows by product'],
    ['quantité totale par client', 'auto: sum quantity by customer_name'],
    ['médiane du prix par produit', 'auto: median unit_price by product'],
    ['prix maximum par produit', 'auto: max unit_price by product'],
    ['remise minimale par région', 'auto: min discount_pct by region'],
    ['ventes par région où la quantité est supérieure à 10', 'auto: revenue by region where quantity > 10'],
    [
      'commandes avec une quantité entre 5 et 10 par région',
      'auto: rows by region where quantity between 5|10',
    ],
    ['ventes par produit, triées par ordre décroissant', 'auto: revenue by product sort y desc'],
    ['ventes par produit par ordre alphabétique', 'auto: revenue by product sort x asc'],
    ['Quelle région a les ventes les plus élevées ?', 'auto: revenue by region sort y desc'],
    ['évolution des ventes', 'line: revenue by order_date'],
    ["chiffre d'affaires total", 'auto: sum revenue'],
    ['quel est le prix moyen ?', 'auto: avg unit_price'],
    [
      'carte de chaleur des ventes par région et jour de la semaine',
      'heatmap: revenue by order_date/weekday and region',
    ],
    ['ventes des 3 derniers mois par produit', 'auto: revenue by product where order_date >= 2024-06-01'],
    ['ventes en mars 2023 par produit', 'auto: revenue by product where order_date = 2023-03'],
    ['part des régions dans les ventes', 'pie: revenue by region'],
    ['Montre-moi les ventes par trimestre', 'line: revenue by order_date/quarter'],
    ['aire des ventes par mois', 'area: revenue by order_date/month'],
    ['boîte à moustaches du prix par produit', 'boxplot: unit_price by product'],
    ['Comment évoluent les ventes au fil des mois ?', 'line: revenue by order_date/month'],
    ['Comment ont évolué les ventes en Allemagne ?', 'line: revenue by order_date where country = Germany'],
    [
      "Montre-moi le top 10 des clients par chiffre d'affaires",
      'auto: revenue by customer_name sort y desc limit 10',
    ],
    ['ventes et quantité par région', 'auto: revenue by region', 'auto: quantity by region'],
    ['nombre de clients par pays', 'bar: count_distinct customer_name by country'],
    ['nombre de produits différents par pays', 'auto: count_distinct product by country'],
    ['pourcentage des ventes par pays en anneau', 'donut: revenue by country'],
    ['ventes par pays et par année', 'line: revenue by order_date/year and country'],
    [
      'remise moyenne par produit, de la plus élevée à la plus faible',
      'auto: avg discount_pct by product sort y desc',
    ],
    ['ventes par région de 2023 à 2024', 'auto: revenue by region where order_date between 2023|2024'],
    ['ventes en 2023 par pays', 'auto: revenue by country where order_date = 2023'],
    ['ventes du premier trimestre 2024', 'auto: revenue where order_date between 2024-01|2024-03'],
    ['ventes le 15 mars 2024', 'auto: revenue where order_date = 2024-03-15'],
    ['ventes par région sous forme de barres', 'bar: revenue by region'],
    ['courbe : quantité par semaine', 'line: quantity by order_date/week'],
    ['Quel pays a le plus de ventes ?', 'auto: revenue by country sort y desc'],
    ['Quels produits ont le prix le plus bas ?', 'auto: unit_price by product sort y asc'],
    ['les trois régions les plus faibles en ventes', 'auto: revenue by region sort y asc limit 3'],
    ['indicateur : quantité totale', 'kpi: sum quantity'],
    ['ventes annuelles', 'line: revenue by order_date/year'],
    ['ventes mensuelles en courbe', 'line: revenue by order_date/month'],
    ['graphique radar des ventes par produit', 'radar: revenue by product'],
    ['entonnoir des commandes par statut', 'funnel: rows by status'],
    ['jauge de la remise moyenne', 'gauge: avg discount_pct'],
    ['ventes par pays, ordre croissant', 'auto: revenue by country sort y asc'],
    ['ventes par pays à partir de 2024', 'auto: revenue by country where order_date >= 2024'],
    [
      'ventes par produit mais sans Laptop ni Phone',
      'auto: revenue by product where product != Laptop and product != Phone',
    ],
    ['aires empilées des ventes par mois et région', 'area: revenue by order_date/month and region'],
    ['diagramme en secteurs des ventes par région', 'pie: revenue by region'],
    ['graphique en colonnes des ventes par région', 'bar: revenue by region'],
    ['graphique linéaire des ventes par mois', 'line: revenue by order_date/month'],
    ['carte du monde des ventes par pays', 'choropleth: revenue by country'],
  ])

  itDrawsNearest(sales, [
    ['tableau croisé des ventes par région et produit', 'heatmap: revenue by region and product'],
  ])
})

describe('a table of cars', () => {
  itDraws(cars, [
    ['consommation moyenne par origine', 'auto: avg MPG by Origin'],
    ['puissance en fonction du poids, coloré par origine', 'auto: Horsepower by Weight and Origin'],
    ['nombre de voitures par an', 'line: rows by Year'],
    ['distribution du poids', 'histogram: rows by Weight'],
  ])
})

describe('a table with columns in the same language', () => {
  itDraws(ventes, [
    ["chiffre d'affaires par ville", 'auto: chiffre_affaires by ville'],
    ["chiffre d'affaires moyen par catégorie", 'auto: avg chiffre_affaires by catégorie'],
    ['quantite par region', 'auto: quantité by région'],
    ['combien de commandes par type de client', 'auto: rows by type_client'],
    ["les 5 meilleures villes par chiffre d'affaires", 'auto: chiffre_affaires by ville sort y desc limit 5'],
    [
      "chiffre d'affaires par mois sauf Bretagne",
      'line: chiffre_affaires by date_commande/month where région != Bretagne',
    ],
    ['prix unitaire moyen par produit', 'auto: avg prix_unitaire by produit'],
    ['répartition de la quantité', 'histogram: rows by quantité'],
    [
      'somme de la quantité par catégorie et région, empilé',
      'auto: sum quantité by catégorie and région stacked',
    ],
    ["chiffre d'affaires par jour de la semaine", 'bar: chiffre_affaires by date_commande/weekday'],
    [
      'ventes à Paris et Lyon par an',
      'line: chiffre_affaires by date_commande/year and ville where ville in Paris|Lyon',
    ],
    ['commandes avant le 01/06/2023 par ville', 'auto: rows by ville where date_commande < 2023-06-01'],
    [
      "Compare le chiffre d'affaires de Paris et de Lyon",
      'auto: chiffre_affaires by ville where ville in Paris|Lyon',
    ],
    ["chiffre d'affaires par ville hors Lyon", 'auto: chiffre_affaires by ville where ville != Lyon'],
    [
      "chiffre d'affaires par région et catégorie en barres empilées",
      'bar: chiffre_affaires by région and catégorie stacked',
    ],
    [
      "chiffre d'affaires des Meubles par mois",
      'line: chiffre_affaires by date_commande/month where catégorie = Meubles',
    ],
    [
      'quantité vendue par produit en Île-de-France',
      'auto: quantité by produit where région = Île-de-France',
    ],
    ["Quel est le chiffre d'affaires de chaque ville ?", 'auto: chiffre_affaires by ville'],
    ['CA par ville', 'auto: chiffre_affaires by ville'],
    ["le chiffre d'affaires le plus élevé par région", 'auto: max chiffre_affaires by région'],
  ])
})
