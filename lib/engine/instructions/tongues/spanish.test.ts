import { describe } from 'vitest'
import { cars, sales } from '../instructions.fixture'
import { itDraws, itDrawsNearest } from './plan-text.fixture'
import { ventasEs } from './shops.fixture'

describe('a table with columns in English', () => {
  itDraws(sales, [
    ['ingresos por región', 'auto: revenue by region'],
    ['ventas por mes', 'line: revenue by order_date/month'],
    ['precio promedio por producto', 'auto: avg unit_price by product'],
    ['promedio del precio unitario por país', 'auto: avg unit_price by country'],
    ['¿cuántos pedidos hay por estado?', 'auto: rows by status'],
    ['número de pedidos por mes', 'line: rows by order_date/month'],
    ['los 5 mayores productos por ventas', 'auto: revenue by product sort y desc limit 5'],
    ['los tres países más grandes por ingresos', 'auto: revenue by country sort y desc limit 3'],
    ['ventas por producto excepto Alemania', 'auto: revenue by product where country != Germany'],
    [
      'ventas por producto en Francia y España',
      'auto: revenue by product and country where country in France|Spain',
    ],
    ['ventas desde 2024 por mes', 'line: revenue by order_date/month where order_date >= 2024'],
    ['gráfico circular de pedidos por región', 'pie: rows by region'],
    ['gráfica de pastel de ventas por país', 'pie: revenue by country'],
    ['gráfico de barras de ventas por producto', 'bar: revenue by product'],
    ['barras apiladas de ventas por región y producto', 'bar: revenue by region and product stacked'],
    ['gráfico de líneas de las ventas a lo largo del tiempo', 'line: revenue by order_date'],
    ['gráfico de anillo de ventas por región', 'donut: revenue by region'],
    ['diagrama de dispersión de precio y cantidad', 'scatter: quantity by unit_price'],
    ['histograma de la cantidad', 'histogram: rows by quantity'],
    ['mapa de ventas por país', 'choropleth: revenue by country'],
    ['tabla de productos', 'table: rows by product'],
    ['cantidad total por cliente', 'auto: sum quantity by customer_name'],
    ['mediana del precio por producto', 'auto: median unit_price by product'],
    ['precio máximo por producto', 'auto: max unit_price by product'],
    ['descuento mínimo por región', 'auto: min discount_pct by region'],
    ['ventas por región donde la cantidad es mayor que 10', 'auto: revenue by region where quantity > 10'],
    ['pedidos con una cantidad entre 5 y 10 por región', 'auto: rows by region where quantity between 5|10'],
    ['ventas por producto en orden descendente', 'auto: revenue by product sort y desc'],
    ['ventas por producto en orden alfabético', 'auto: revenue by product sort x asc'],
    ['¿Qué región tiene las ventas más altas?', 'auto: revenue by region sort y desc'],
    ['evolución de las ventas', 'line: revenue by order_date'],
    ['ventas totales', 'auto: sum revenue'],
    ['¿cuál es el precio medio?', 'auto: avg unit_price'],
    [
      'mapa de calor de ventas por región y día de la semana',
      'heatmap: revenue by order_date/weekday and region',
    ],
    ['ventas de los últimos 3 meses por producto', 'auto: revenue by product where order_date >= 2024-06-01'],
    ['ventas en marzo de 2023 por producto', 'auto: revenue by product where order_date = 2023-03'],
    ['proporción de ventas por región', 'pie: revenue by region'],
    ['Muéstrame las ventas por trimestre', 'line: revenue by order_date/quarter'],
    ['gráfico de área de las ventas mensuales', 'area: revenue by order_date/month'],
    ['diagrama de caja del precio por producto', 'boxplot: unit_price by product'],
    ['¿Cómo evolucionan las ventas por mes?', 'line: revenue by order_date/month'],
    ['¿Cómo han evolucionado las ventas en Alemania?', 'line: revenue by order_date where country = Germany'],
    ['Muéstrame los 10 mejores clientes por ingresos', 'auto: revenue by customer_name sort y desc limit 10'],
    ['ventas y cantidad por región', 'auto: revenue by region', 'auto: quantity by region'],
    ['número de clientes por país', 'bar: count_distinct customer_name by country'],
    ['número de productos distintos por país', 'auto: count_distinct product by country'],
    ['porcentaje de ventas por país en anillo', 'donut: revenue by country'],
    ['ventas por país y año', 'line: revenue by order_date/year and country'],
    ['descuento medio por producto, de mayor a menor', 'auto: avg discount_pct by product sort y desc'],
    ['ventas por región de 2023 a 2024', 'auto: revenue by region where order_date between 2023|2024'],
    ['ventas en 2023 por país', 'auto: revenue by country where order_date = 2023'],
    ['ventas del primer trimestre de 2024', 'auto: revenue where order_date between 2024-01|2024-03'],
    ['ventas el 15 de marzo de 2024', 'auto: revenue where order_date = 2024-03-15'],
    ['ventas por región en barras', 'bar: revenue by region'],
    ['líneas: cantidad por semana', 'line: quantity by order_date/week'],
    ['¿Qué país tiene más ventas?', 'auto: revenue by country sort y desc'],
    ['¿Qué productos tienen el precio más bajo?', 'auto: unit_price by product sort y asc'],
    ['las tres regiones con menos ventas', 'auto: revenue by region sort y asc limit 3'],
    ['indicador: cantidad total', 'kpi: sum quantity'],
    ['ventas anuales', 'line: revenue by order_date/year'],
    ['ventas mensuales en líneas', 'line: revenue by order_date/month'],
    ['gráfico de radar de ventas por producto', 'radar: revenue by product'],
    ['embudo de pedidos por estado', 'funnel: rows by status'],
    ['medidor del descuento medio', 'gauge: avg discount_pct'],
    ['ventas por país en orden ascendente', 'auto: revenue by country sort y asc'],
    ['ventas por país a partir de 2024', 'auto: revenue by country where order_date >= 2024'],
    [
      'ventas por producto pero sin Laptop ni Phone',
      'auto: revenue by product where product != Laptop and product != Phone',
    ],
    ['áreas apiladas de ventas por mes y región', 'area: revenue by order_date/month and region'],
    ['gráfico de columnas de ventas por región', 'bar: revenue by region'],
    ['gráfico de tarta de ventas por región', 'pie: revenue by region'],
    ['gráfico de rosquilla de ventas por región', 'donut: revenue by region'],
    ['nube de puntos de precio y cantidad', 'scatter: quantity by unit_price'],
    ['mapa mundial de ventas por país', 'choropleth: revenue by country'],
  ])

  itDrawsNearest(sales, [
    ['tabla dinámica de ventas por región y producto', 'heatmap: revenue by region and product'],
  ])
})

describe('a table of cars', () => {
  itDraws(cars, [
    ['consumo promedio por origen', 'auto: avg MPG by Origin'],
    ['potencia frente a peso, coloreado por origen', 'auto: Horsepower by Weight and Origin'],
    ['número de coches por año', 'line: rows by Year'],
    ['distribución del peso', 'histogram: rows by Weight'],
  ])
})

describe('a table with columns in the same language', () => {
  itDraws(ventasEs, [
    ['ventas por ciudad', 'auto: ventas by ciudad'],
    ['ventas medias por categoría', 'auto: avg ventas by categoría'],
    ['cantidad por pais', 'auto: cantidad by país'],
    ['cuantas filas por vendedor', 'auto: rows by vendedor'],
    ['las 5 mejores ciudades por ventas', 'auto: ventas by ciudad sort y desc limit 5'],
    ['ventas por mes excepto México', 'line: ventas by fecha/month where país != México'],
    ['precio promedio por producto', 'auto: avg precio by producto'],
    ['distribución de la cantidad', 'histogram: rows by cantidad'],
    ['suma de la cantidad por categoría y país, apilado', 'auto: sum cantidad by categoría and país stacked'],
    ['ventas por día de la semana', 'bar: ventas by fecha/weekday'],
    ['ventas en Madrid y Lima por año', 'line: ventas by fecha/year and ciudad where ciudad in Madrid|Lima'],
    ['ventas antes del 01/06/2023 por ciudad', 'auto: ventas by ciudad where fecha < 2023-06-01'],
    ['Compara las ventas de Madrid y Lima', 'auto: ventas by ciudad where ciudad in Madrid|Lima'],
    ['ventas por ciudad sin Lima', 'auto: ventas by ciudad where ciudad != Lima'],
    ['ventas por país y categoría en barras apiladas', 'bar: ventas by país and categoría stacked'],
    ['ventas de Muebles por mes', 'line: ventas by fecha/month where categoría = Muebles'],
    ['cantidad vendida por producto en México', 'auto: cantidad by producto where país = México'],
    ['¿Cuáles son las ventas de cada ciudad?', 'auto: ventas by ciudad'],
    ['la venta más alta por país', 'auto: max ventas by país'],
  ])
})
