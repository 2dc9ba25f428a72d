import { expect, it } from 'vitest'
import { mended } from './mended'

it.each([
  ['de\u00A05 mars 2024 à\u00A012 avr. 2024', 'du 5 mars 2024 au 12 avr. 2024'],
  ['de\u00A0avr. 2024 à\u00A0oct. 2024', 'd’avr. 2024 à oct. 2024'],
  ['De\u00A0août 2024 à\u00A0nov. 2024', 'D’août 2024 à nov. 2024'],
  ['en\u00A0T1 2024, 5 % de plus qu’en\u00A0T4 2023', 'au T1 2024, 5 % de plus qu’au T4 2023'],
  ['vers\u00A01er juil. 2024', 'vers le 1er juil. 2024'],
  ['de\u00A0sem. 9 de 2024 à\u00A0sem. 12 de 2024', 'de la sem. 9 de 2024 à la sem. 12 de 2024'],
  ['somme de\u00A0amount', 'somme d’amount'],
  ['somme de\u00A0URL', 'somme de URL'],
  ['moyenne de\u00A0heures', 'moyenne d’heures'],
  ['Días de espera à\u00A012', 'Días de espera à 12'],
  ['12 lignes; la médiane est de 3', '12 lignes\u00A0; la médiane est de 3'],
  ['15:00', '15:00'],
])('%s', (text, own) => expect(mended(text)).toBe(own))
