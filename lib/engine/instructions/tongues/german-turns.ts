import type { Word } from './tongue'

const picture = '(?:diagramm(?:e|en|s)?|grafik(?:en)?|charts?|darstellung(?:en)?|plots?)'
const count = '(?:\\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig)'
const units = '(?:tagen?|wochen?|monaten?|quartalen?|jahren?|stunden?)'
const most = '(?:größt|höchst|meist|längst|teuerst|best)e[nrsm]?'
const least = '(?:kleinst|niedrigst|wenigst|geringst|kürzest|günstigst|schlechtest)e[nrsm]?'
const order = '(?:sortiert|geordnet|sortieren|ordnen)'

/** German in the grammar's order of words, one rule after the other. */
export const germanTurns: Word[] = [
  [`(?<=(?:je|pro|nach) .*)nach (\\S+) (absteigend|aufsteigend) ${order}`, '$2 nach $1'],
  [`(?<=(?:je|pro|nach) .*)nach (\\S+) ${order}`, 'sortiert nach $1'],
  [
    'sortieren? ((?:(?!nach |je |pro )\\S+ )+(?:nach|je|pro) \\S+) (absteigend|aufsteigend|alphabetisch)',
    '$1 $2',
  ],
  [`vo[mn] (?:${least}) (?:bis )?zu[mr]? (?:${most})`, 'aufsteigend'],
  [`vo[mn] (?:${most}) (?:bis )?zu[mr]? (?:${least})`, 'absteigend'],
  [`(?:nur )?die (?:ersten|obersten) (${count})(?!\\d| ${units})`, 'top $1'],
  ['lass(?:e|t)?(?: bitte)? (.+?) (?:weg|aus)', 'leave out $1'],
  ['(.+) weglassen', 'leave out $1'],
  ['blende?(?: bitte)? (.+?) aus', 'hide $1'],
  [
    'anteile? (?:der |von |des |aller )?(\\S+) (?:am|an der|an dem|an den|an) (\\S+)',
    'proportion of $2 by $1',
  ],
  ['(\\p{L}+?)s?anteile?(?= |$)', 'proportion of $1'],
  [
    'welche[rs]? (\\S+) (?:wurden?|wird|werden|kommt|kommen) am (?:häufigsten|meisten)(?: vor| verkauft| bestellt| gekauft)?',
    'which $1 has the most rows',
  ],
  ['wie oft (?:kommt|kommen) (.+?) vor', 'wie oft $1'],
  ['wie verteil(?:t|en) sich (.+?) auf (.+)', 'distribution of $1 nach $2'],
  [
    'welche[rs]? (\\S+) (?:macht|machen|hat|haben|bringt|bringen|erzielt|erzielen) (?:am meisten|den meisten|die meisten|das meiste|den größten) (\\S+)',
    'which $1 has the most $2',
  ],
  [
    'welche[rs]? (\\S+) (?:macht|machen|hat|haben|bringt|bringen|erzielt|erzielen) (?:am wenigsten|den wenigsten|die wenigsten|den kleinsten) (\\S+)',
    'which $1 has the least $2',
  ],
  [`(${count}) (\\S+) mit (?:dem|den|der) (?:meisten|größten|höchsten) (\\S+)`, 'top $1 $2 nach $3'],
  [
    `(${count}) (\\S+) mit (?:dem|den|der) (?:wenigsten|kleinsten|niedrigsten|geringsten) (\\S+)`,
    'bottom $1 $2 nach $3',
  ],
  ['(nach|je|pro) (\\S+) und (?:je |pro |nach )?(monat|jahr|quartal|woche|tag|wochentag)', '$1 $2 pro $3'],
  ['(?:im |in )?([1-4])\\.? ?quartal(?: des jahres| von)?(?= \\d{4})', 'in q$1'],
  ['q([1-4])(?=[ /]\\d{4})', 'in q$1'],
  ['(?:am|vom) (?=\\d{4}-)', 'in '],
  ['(.+?) (?:hasst|hassen|nicht (?:mag|mögen))', 'no $1'],
  ['wie (?:hat|haben) sich (.+?) entwickelt', '$1 over time'],
  ['wie entwickel(?:t|n) sich (.+)', '$1 over time'],
  [`(${count}) (\\p{L}+)(?:stärkst|reichst)en (\\S+)`, '$1 largest $3 by $2'],
  ['(\\p{L}+)(?:stärkst|reichst)en (\\S+)', 'largest $2 by $1'],
  ['(?!zeit)(\\p{L}{4,}?)s?(?:entwicklung|verlauf)', '$1 over time'],
  ['(\\p{L}{4,}?)s?verteilung', 'distribution of $1'],
  ['(?!kenn|jahr|postleit|haus|bezahl)(\\p{L}{4,}?)s?(?:anzahl|zahl)', 'number of $1'],
  ['(\\p{L}{4,}?)s?vergleich', '$1'],
  [`(durchschnitts|gesamt|höchst|mindest|spitzen)(\\p{L}{4,})`, '$1 $2'],
  [
    '(monats|jahres|tages|wochen|quartals)(umsatz|umsätze|menge|kosten|gewinn|preise?|absatz|werte?)',
    '$2 je $1',
  ],
  [`(${count}) (?:karten|kacheln|kärtchen)`, '$1 cards'],
  [`nur eine? (?=${picture}|\\p{L}+diagramm|karte|kachel)`, 'only one '],
  ['von (\\S+) bis (\\S+)', 'from $1 to $2'],
  [
    'wie (?:hoch|groß|viel) (?:ist|sind|war|waren|beträgt)?(?: der| die| das)? ?(?=durchschnitt|mittler|median|höchst|niedrigst|gesamt|summe)',
    '',
  ],
  ['wie (?:hoch|groß|viel) (?:ist|sind|war|waren|beträgt)(?= .*im (?:durchschnitt|schnitt|mittel))', ''],
  ['wie (?:hoch|groß|viel) (?:ist|sind|war|waren|beträgt)?', 'total '],
  ['nach (?:dem )?(?:jahr )?(?=\\d)', 'after '],
  ['vor (?:dem )?(?:jahr )?(?=\\d)', 'before '],
  ['bis (?:zum |einschließlich )?(?=\\d)', 'until '],
]
