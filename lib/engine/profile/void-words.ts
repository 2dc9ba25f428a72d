import { foldText, type NameWords, wordList } from '../names/name-words'

/*
 * What says of a row that it came to nothing after all: it was cancelled, given back or paid back, it failed or lapsed.
 * English, German, French, Spanish, Italian, Portuguese and Dutch, without accents; plurals in s are found too.
 */
const voidWords = wordList(`
  cancelled canceled void voided refunded returned reversed rejected declined denied failed lapsed withdrawn bounced noshow revoked
  storniert stornierte storno annulliert retourniert retoure retouren zuruckgegeben zurueckgegeben zuruckerstattet
  zurueckerstattet erstattet abgelehnt fehlgeschlagen widerrufen gekundigt gekuendigt abgesagt ausgefallen verfallen
  annule annulee rembourse remboursee retourne retournee refuse refusee rejete rejetee echoue echouee resilie resiliee
  cancelado cancelada anulado anulada devuelto devuelta reembolsado reembolsada rechazado rechazada fallido fallida
  annullato annullata annullati cancellato cancellata reso resa resi rimborsato rimborsata restituito restituita rifiutato
  rifiutata respinto respinta fallito fallita stornato stornata disdetto disdetta decaduto decaduta
  devolvido devolvida recusado recusada geannuleerd geretourneerd terugbetaald geweigerd`)
const phrases = [' no show ', ' non presente ', ' no presentado ']

/** That it did not, or only in part, or could, or did before, or why, or when: none of them says it of the row. */
const otherwise = wordList(`
  not never non no partially partly partial part possible free before previous previously earlier reason date
  nicht nie kein keine teilweise teils moglich moeglich kostenlos vorher fruher grund datum
  pas jamais partiellement partiel gratuit motif nunca parcialmente parcial posible gratis motivo fecha
  mai parzialmente parziale possibile gratuito data`)

/** Whether words say of a row that it came to nothing after all. */
export function saysVoid({ words, text }: Pick<NameWords, 'words' | 'text'>): boolean {
  if (phrases.some((phrase) => text.includes(phrase))) return true
  return words.some(isVoid) && !words.some((word) => otherwise.exact.has(word))
}

const isVoid = (word: string) => voidWords.exact.has(word) || voidWords.exact.has(word.replace(/s$/, ''))

/** The same of a value: `Cancelled by user`, `5 - Storniert`. */
export function isVoidValue(value: string): boolean {
  const words = foldText(value)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
  return saysVoid({ words, text: ` ${words.join(' ')} ` })
}
