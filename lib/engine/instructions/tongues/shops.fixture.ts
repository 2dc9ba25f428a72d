import { understandDataset } from '../../generate-dashboard'
import type { Understanding } from '../../understanding'

const rowsMax = 240
const dayOf = (index: number) => new Date(Date.UTC(2022, 0, 1 + index * 4)).toISOString().slice(0, 10)
const pick = (list: string[], index: number) => list[index % list.length]!
const amountOf = (index: number) => 1 + ((index * 7) % 23)
const centsOf = (index: number) => 500 + ((index * 379) % 19_000)

const understand = (rows: string[], fileName: string): Understanding =>
  understandDataset(new TextEncoder().encode(rows.join('\n')), { fileType: 'csv', fileName })

const listOf = <T>(make: (index: number) => T): T[] =>
  Array.from({ length: rowsMax }, (_, index) => make(index))
const comma = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

const germanDay = (index: number) => dayOf(index).split('-').reverse().join('.')
/** A shop's table as German offices write it: semicolons, decimal commas, dates with dots. */
export const verkauf = understand(
  [
    'Bestelldatum;Filiale;Bundesland;Kategorie;Artikel;Kundentyp;Menge;Stückpreis;Umsatz;Rabatt',
    ...listOf((index) =>
      [
        germanDay(index),
        pick(['Mitte', 'Altstadt', 'Hafen', 'Bahnhof', 'Messe', 'Südring'], index * 7 + (index % 11)),
        pick(['Bayern', 'Hessen', 'Sachsen', 'Baden-Württemberg'], index * 3 + (index % 5)),
        pick(['Möbel', 'Bürobedarf', 'Technik'], index * 2 + (index % 7)),
        pick(['Stuhl', 'Tisch', 'Lampe', 'Drucker', 'Papier'], index * 2 + (index % 3)),
        pick(['privat', 'gewerblich'], index + (index % 3)),
        amountOf(index),
        comma(centsOf(index)),
        comma(amountOf(index) * centsOf(index)),
        (index * 3) % 30,
      ].join(';'),
    ),
  ],
  'verkauf.csv',
)

/** The same shop in French. */
export const ventes = understand(
  [
    'date_commande;région;ville;catégorie;produit;type_client;quantité;prix_unitaire;chiffre_affaires;remise',
    ...listOf((index) =>
      [
        dayOf(index),
        pick(['Bretagne', 'Normandie', 'Occitanie', 'Île-de-France'], index * 3 + (index % 5)),
        pick(['Paris', 'Lyon', 'Lille', 'Rennes', 'Toulouse', 'Rouen'], index * 7 + (index % 11)),
        pick(['Meubles', 'Fournitures', 'Informatique'], index * 2 + (index % 7)),
        pick(['Chaise', 'Table basse', 'Lampe', 'Imprimante', 'Papier'], index * 2 + (index % 3)),
        pick(['particulier', 'professionnel'], index + (index % 3)),
        amountOf(index),
        comma(centsOf(index)),
        comma(amountOf(index) * centsOf(index)),
        (index * 3) % 30,
      ].join(';'),
    ),
  ],
  'ventes.csv',
)

/** The same shop in Spanish. */
export const ventasEs = understand(
  [
    'fecha;país;ciudad;categoría;producto;vendedor;cantidad;precio;ventas;descuento',
    ...listOf((index) =>
      [
        dayOf(index),
        pick(['España', 'México', 'Argentina', 'Perú'], index * 3 + (index % 5)),
        pick(['Madrid', 'Bogotá', 'Lima', 'Quito', 'Sevilla', 'Mérida'], index * 7 + (index % 11)),
        pick(['Muebles', 'Oficina', 'Informática'], index * 2 + (index % 7)),
        pick(['Silla', 'Mesa', 'Lámpara', 'Impresora', 'Papel'], index * 2 + (index % 3)),
        pick(['Ana', 'Luis', 'Marta', 'José'], index + (index % 3)),
        amountOf(index),
        comma(centsOf(index)),
        comma(amountOf(index) * centsOf(index)),
        (index * 3) % 30,
      ].join(';'),
    ),
  ],
  'ventas.csv',
)
