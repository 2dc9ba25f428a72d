import type { Understanding } from '../../understanding'
import { cars, sales } from '../instructions.fixture'
import { ventasEs, ventes, verkauf } from '../tongues/shops.fixture'
import { staff } from './staff.fixture'

/** Words on one side of what they mean: `[words, condition]`. */
type Said = [words: string, condition: string]

interface Half {
  /** `_` stands for what is left out. */
  exclusions: string[]
  connectives: string[]
  seconds: Said[]
}

export interface Grid {
  data: Understanding
  base: string
  y: string
  x: string
  excluded: [words: string, ...conditions: string[]][]
  open: Half
  sealed: Half
  /** `{b}` the chart, `{x}` the exclusion, `{c}` the connective, `{s}` the second condition. */
  orders: string[]
}

const englishOrders = [
  '{b} {x}{c} {s}',
  '{b}, {x}{c} {s}',
  '{b} {s}, {x}',
  'show {b} {s} and {x}',
  '{x}{c} {s}: {b}',
]

const englishOpen = {
  exclusions: ['excluding _', 'without _', 'except _', 'but not _', 'leaving out _', 'other than _'],
  connectives: [' and', ',', ' but', ', and'],
}
const englishSealed = {
  exclusions: [
    'ignoring _',
    'apart from _',
    'not counting _',
    'omitting _',
    'except for _',
    'not including _',
  ],
  connectives: [', but', ' and also', ' and then'],
}

export const grids: Grid[] = [
  {
    data: sales,
    base: 'revenue by region',
    y: 'revenue',
    x: 'region',
    excluded: [
      ['Spain', 'country != Spain'],
      ['orders from Spain', 'country != Spain'],
      ['lamps', 'product != Lamp'],
      ['Spain and France', 'country != Spain', 'country != France'],
    ],
    open: {
      ...englishOpen,
      seconds: [
        ['where quantity is above 10', 'quantity > 10'],
        ['with quantity below 5', 'quantity < 5'],
        ['whose unit price is at least 50', 'unit_price >= 50'],
        ['only where discount_pct is under 20', 'discount_pct < 20'],
        ['since 2024', 'order_date >= 2024'],
        ['where status is closed', 'status = closed'],
        ['with a quantity of at most 8', 'quantity <= 8'],
        ['only in 2023', 'order_date = 2023'],
      ],
    },
    sealed: {
      ...englishSealed,
      seconds: [
        ['when the quantity exceeds 10', 'quantity > 10'],
        ['having a discount_pct of less than 15', 'discount_pct < 15'],
        ['where unit price is between 20 and 90', 'unit_price between 20|90'],
        ['after March 2024', 'order_date > 2024-03'],
        ['whose status is open', 'status = open'],
        ['with more than 12 quantity', 'quantity > 12'],
        ['that have a unit price over 40', 'unit_price > 40'],
        ['only with status cancelled', 'status = cancelled'],
      ],
    },
    orders: englishOrders,
  },
  {
    data: cars,
    base: 'average mpg by origin',
    y: 'MPG',
    x: 'Origin',
    excluded: [
      ['Japan', 'Origin != Japan'],
      ['cars from USA', 'Origin != USA'],
    ],
    open: {
      ...englishOpen,
      seconds: [
        ['where weight is above 3000', 'Weight > 3000'],
        ['with horsepower below 150', 'Horsepower < 150'],
        ['whose acceleration is at most 15', 'Acceleration <= 15'],
        ['only where displacement is at least 100', 'Displacement >= 100'],
      ],
    },
    sealed: {
      ...englishSealed,
      seconds: [
        ['when horsepower exceeds 120', 'Horsepower > 120'],
        ['having a weight of less than 3500', 'Weight < 3500'],
        ['that have an acceleration over 12', 'Acceleration > 12'],
        ['where displacement is not below 90', 'Displacement >= 90'],
      ],
    },
    orders: englishOrders,
  },
  {
    data: verkauf,
    base: 'Umsatz nach Kategorie',
    y: 'Umsatz',
    x: 'Kategorie',
    excluded: [
      ['Bayern', 'Bundesland != Bayern'],
      ['Hessen und Sachsen', 'Bundesland != Hessen', 'Bundesland != Sachsen'],
    ],
    open: {
      exclusions: ['ohne _', 'außer _', 'ausgenommen _'],
      connectives: [' und', ',', ' aber'],
      seconds: [
        ['wo die Menge über 10 ist', 'Menge > 10'],
        ['mit Menge unter 8', 'Menge < 8'],
        ['seit 2023', 'Bestelldatum >= 2023'],
        ['nur mit Rabatt über 5', 'Rabatt > 5'],
      ],
    },
    sealed: {
      exclusions: ['abgesehen von _', 'bis auf _', 'aber nicht _'],
      connectives: [', aber', ' sowie'],
      seconds: [
        ['bei denen die Menge größer als 10 ist', 'Menge > 10'],
        ['mit einem Rabatt von mindestens 5', 'Rabatt >= 5'],
        ['nur in 2023', 'Bestelldatum = 2023'],
        ['deren Stückpreis unter 100 liegt', 'Stückpreis < 100'],
      ],
    },
    orders: ['{b} {x}{c} {s}', '{b}, {x}{c} {s}', '{b} {s}, {x}'],
  },
  {
    data: ventes,
    base: "chiffre d'affaires par catégorie",
    y: 'chiffre_affaires',
    x: 'catégorie',
    excluded: [
      ['Bretagne', 'région != Bretagne'],
      ['Normandie et Occitanie', 'région != Normandie', 'région != Occitanie'],
    ],
    open: {
      exclusions: ['sauf _', 'sans _', 'hors _'],
      connectives: [' et', ',', ' mais'],
      seconds: [
        ['où la quantité est supérieure à 10', 'quantité > 10'],
        ['avec une quantité inférieure à 8', 'quantité < 8'],
        ['depuis 2023', 'date_commande >= 2023'],
        ['avec une remise supérieure à 5', 'remise > 5'],
      ],
    },
    sealed: {
      exclusions: ["à l'exception de _", 'excepté _', 'à part _'],
      connectives: [', mais', ', et'],
      seconds: [
        ['dont la quantité est supérieure à 10', 'quantité > 10'],
        ['avec une remise de moins de 20', 'remise < 20'],
        ['uniquement en 2023', 'date_commande = 2023'],
        ['où le prix unitaire est inférieur à 100', 'prix_unitaire < 100'],
      ],
    },
    orders: ['{b} {x}{c} {s}', '{b}, {x}{c} {s}', '{b} {s}, {x}'],
  },
  {
    data: ventasEs,
    base: 'ventas por categoría',
    y: 'ventas',
    x: 'categoría',
    excluded: [
      ['Lima', 'ciudad != Lima'],
      ['Lima y Quito', 'ciudad != Lima', 'ciudad != Quito'],
    ],
    open: {
      exclusions: ['excepto _', 'sin _', 'excluyendo _'],
      connectives: [' y', ',', ' pero'],
      seconds: [
        ['donde la cantidad es mayor que 10', 'cantidad > 10'],
        ['con cantidad menor que 8', 'cantidad < 8'],
        ['desde 2023', 'fecha >= 2023'],
        ['con un descuento mayor que 5', 'descuento > 5'],
      ],
    },
    sealed: {
      exclusions: ['salvo _', 'a excepción de _', 'pero no _'],
      connectives: [', pero', ', y'],
      seconds: [
        ['cuya cantidad es mayor que 10', 'cantidad > 10'],
        ['con un descuento de menos de 20', 'descuento < 20'],
        ['solo en 2023', 'fecha = 2023'],
        ['donde el precio es menor que 100', 'precio < 100'],
      ],
    },
    orders: ['{b} {x}{c} {s}', '{b}, {x}{c} {s}', '{b} {s}, {x}'],
  },
]

/** Written when the rules stood; another table, other words. */
export const lastGrid: Grid = {
  data: staff,
  base: 'average salary by city',
  y: 'salary',
  x: 'city',
  excluded: [
    ['Legal', 'department != Legal'],
    ['Sales and Support', 'department != Sales', 'department != Support'],
    ['people from Marketing', 'department != Marketing'],
  ],
  open: { exclusions: [], connectives: [], seconds: [] },
  sealed: {
    exclusions: ['disregarding _', 'aside from _', 'leave out _', 'besides _', 'with the exception of _'],
    connectives: [' and', ', but', ', and', ','],
    seconds: [
      ['where age is over 30', 'age > 30'],
      ['with an age below 50', 'age < 50'],
      ['whose job title is Analyst', 'job_title = Analyst'],
      ['only where age is at most 55', 'age <= 55'],
      ['for those aged between 25 and 50', 'age between 25|50'],
    ],
  },
  orders: englishOrders,
}
