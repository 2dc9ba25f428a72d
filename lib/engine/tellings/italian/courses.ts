import type { Course } from '../forms/courses'

export const courses: Record<Course, string> = {
  'highest in {1}, lowest in {2}': 'massimo in {1}, minimo in {2}',
  'highest on {1}, lowest on {2}': 'massimo {1}, minimo {2}',
  'on average it is highest in {1} and lowest in {2}': 'in media massimo in {1} e minimo in {2}',
  'on average it is highest on {1} and lowest on {2}': 'in media massimo {1} e minimo {2}',
  'on average it is highest at {1} and lowest at {2}': 'in media massimo alle {1} e minimo alle {2}',
  '{1} is on average highest in {2} and lowest in {3}': '{1}: in media massimo in {2} e minimo in {3}',
  '{1} is on average highest on {2} and lowest on {3}': '{1}: in media massimo {2} e minimo {3}',
  '{1} is on average highest at {2} and lowest at {3}': '{1}: in media massimo alle {2} e minimo alle {3}',
  '{1} has a yearly pattern: on average it is highest in {2} and lowest in {3}':
    '{1} ha un andamento annuale: in media massimo in {2} e minimo in {3}',
  '{1} has a weekly pattern: on average it is highest on {2} and lowest on {3}':
    '{1} ha un andamento settimanale: in media massimo {2} e minimo {3}',
  '{1} has a daily pattern: on average it is highest at {2} and lowest at {3}':
    '{1} ha un andamento giornaliero: in media massimo alle {2} e minimo alle {3}',
  'from {1} to {2}': 'da {1} a {2}',
  'in all, from {1} to {2}': 'in tutto, da {1} a {2}',
  'no clear trend: a {1} comes to {2} on average': 'nessuna tendenza chiara: in media {2} per {1}',
  'no clear trend: a {1} averages {2}': 'nessuna tendenza chiara: in media {2} per {1}',
  '{1} shows no trend from {2} to {3}: a {4} comes to {5} on average':
    '{1} non mostra tendenze da {2} a {3}: in media {5} per {4}',
  '{1} shows no trend from {2} to {3}: a {4} averages {5}':
    '{1} non mostra tendenze da {2} a {3}: in media {5} per {4}',
  '{1} trends upward: it averages {2}': '{1} tende a salire: in media {2}',
  '{1} trends downward: it averages {2}': '{1} tende a scendere: in media {2}',
  'it trends upward: it averages {1}': 'tende a salire: in media {1}',
  'it trends downward: it averages {1}': 'tende a scendere: in media {1}',
  'the sum of a {1} rises by about {2} each {3}': 'la somma per {1} sale di circa {2} ogni {3}',
  'the sum of a {1} falls by about {2} each {3}': 'la somma per {1} scende di circa {2} ogni {3}',
  '{1} goes up and down: it lies between {2} and {3}': '{1} oscilla tra {2} e {3}',
  '{1} goes up and down and rises on the whole: a {2} averages {3}':
    '{1} oscilla e nel complesso sale: per {2} in media {3}',
  '{1} goes up and down and falls on the whole: a {2} averages {3}':
    '{1} oscilla e nel complesso scende: per {2} in media {3}',
  '{1} goes up and down and rises on the whole: a {2} comes to {3}':
    '{1} oscilla e nel complesso sale: per {2} {3}',
  '{1} goes up and down and falls on the whole: a {2} comes to {3}':
    '{1} oscilla e nel complesso scende: per {2} {3}',
  '{1} rises from {2} to {3}': '{1} sale da {2} a {3}',
  '{1} falls from {2} to {3}': '{1} scende da {2} a {3}',
  '{1} goes from {2} to {3}': '{1} va da {2} a {3}',
  '{1} rises from {2} to {3}, then falls to {4}': '{1} sale da {2} a {3}, poi scende a {4}',
  '{1} falls from {2} to {3}, then rises to {4}': '{1} scende da {2} a {3}, poi sale a {4}',
  '{1} falls from {2} to {3}, {4} less': '{1} scende da {2} a {3}, {4} in meno',
  '{1} rises from {2} to {3}, {4} more': '{1} sale da {2} a {3}, {4} in più',
  '{1} steps up around {2}: it averages {3} before and {4} after':
    "{1} fa un salto verso l'alto intorno a {2}: in media {3} prima e {4} dopo",
  '{1} steps down around {2}: it averages {3} before and {4} after':
    '{1} fa un salto verso il basso intorno a {2}: in media {3} prima e {4} dopo',
  'about half of it comes from more rows of {1}: {2} of all after {3}, and these average {4}':
    'circa metà viene da più righe con {1}: {2} del totale dopo {3}, con una media di {4}',
  '{1} rises against the rest since around {2}: {3} averages {4}, {5} than before ({6}), while the others together {7}':
    '{1} sale rispetto al resto da circa {2}: {3} in media {4}, {5} rispetto a prima ({6}), mentre gli altri insieme {7}',
  '{1} falls against the rest since around {2}: {3} averages {4}, {5} than before ({6}), while the others together {7}':
    '{1} scende rispetto al resto da circa {2}: {3} in media {4}, {5} rispetto a prima ({6}), mentre gli altri insieme {7}',
  '{1} rises against the rest over time: {2} averages {3} from {4} on, {5} than before ({6}), while the others together {7}':
    '{1} sale nel tempo rispetto al resto: {2} in media {3} da {4} in poi, {5} rispetto a prima ({6}), mentre gli altri insieme {7}',
  '{1} falls against the rest over time: {2} averages {3} from {4} on, {5} than before ({6}), while the others together {7}':
    '{1} scende nel tempo rispetto al resto: {2} in media {3} da {4} in poi, {5} rispetto a prima ({6}), mentre gli altri insieme {7}',
  '{1} rises against the rest since around {2}: {3} averages {4}, {5} times as much as before ({6}), while the others together {7}':
    '{1} sale rispetto al resto da circa {2}: {3} in media {4}, {5} volte tanto rispetto a prima ({6}), mentre gli altri insieme {7}',
  '{1} rises against the rest over time: {2} averages {3} from {4} on, {5} times as much as before ({6}), while the others together {7}':
    '{1} sale nel tempo rispetto al resto: {2} in media {3} da {4} in poi, {5} volte tanto rispetto a prima ({6}), mentre gli altri insieme {7}',
  'in {1}: {2}, after {3} in {4}': '{1}: {2}, dopo {3} ({4})',
  'in {1}: {2}, after {3} in {4}: {5}': '{1}: {2}, dopo {3} ({4}): {5}',
  'in {1}: {2}, after {3}': '{1}: {2}, dopo {3}',
  'in {1}: {2}, after {3}: {4}': '{1}: {2}, dopo {3}: {4}',
  'from {1} to {2}: {3}, after {4} in the twelve months before':
    'da {1} a {2}: {3}, dopo {4} nei dodici mesi precedenti',
  'from {1} to {2}: {3}, after {4} in the twelve months before: {5}':
    'da {1} a {2}: {3}, dopo {4} nei dodici mesi precedenti: {5}',
  'from {1} to {2}: {3}, after {4} in the three months before':
    'da {1} a {2}: {3}, dopo {4} nei tre mesi precedenti',
  'from {1} to {2}: {3}, after {4} in the three months before: {5}':
    'da {1} a {2}: {3}, dopo {4} nei tre mesi precedenti: {5}',
  'from {1} to {2}: {3}, after {4} in the {5} before':
    'da {1} a {2}: {3}, dopo {4} nel periodo precedente ({5})',
  'from {1} to {2}: {3}, against {4} in the same months of the year before':
    "da {1} a {2}: {3}, contro {4} negli stessi mesi dell'anno precedente",
  'from {1} to {2}: {3}, {4} than in the same months of the year before':
    "da {1} a {2}: {3}, {4} rispetto agli stessi mesi dell'anno precedente",
  'it averages {1} from {2} to {3}, {4} than in the twelve months before ({5})':
    'in media {1} da {2} a {3}, {4} rispetto ai dodici mesi precedenti ({5})',
  'it is {1} from {2} to {3}, {4} than in the twelve months before ({5})':
    '{1} da {2} a {3}, {4} rispetto ai dodici mesi precedenti ({5})',
  'it averages {1} from {2} to {3}, {4} than in the {5} before ({6})':
    'in media {1} da {2} a {3}, {4} rispetto al periodo precedente di {5} ({6})',
  'it is {1} from {2} to {3}, {4} than in the {5} before ({6})':
    '{1} da {2} a {3}, {4} rispetto al periodo precedente di {5} ({6})',
  'it averages {1} from {2} to {3}, {4} than in the same months of the year before ({5})':
    "in media {1} da {2} a {3}, {4} rispetto agli stessi mesi dell'anno precedente ({5})",
  'it is {1} from {2} to {3}, {4} than in the same months of the year before ({5})':
    "{1} da {2} a {3}, {4} rispetto agli stessi mesi dell'anno precedente ({5})",
  '{1} averages {2} from {3} to {4}, {5} than in the twelve months before ({6})':
    '{1}: in media {2} da {3} a {4}, {5} rispetto ai dodici mesi precedenti ({6})',
  '{1} is {2} from {3} to {4}, {5} than in the twelve months before ({6})':
    '{1}: {2} da {3} a {4}, {5} rispetto ai dodici mesi precedenti ({6})',
  '{1} averages {2} from {3} to {4}, {5} than in the same months of the year before ({6})':
    "{1}: in media {2} da {3} a {4}, {5} rispetto agli stessi mesi dell'anno precedente ({6})",
  '{1} is {2} from {3} to {4}, {5} than in the same months of the year before ({6})':
    "{1}: {2} da {3} a {4}, {5} rispetto agli stessi mesi dell'anno precedente ({6})",
  '{1} is {2}, {3} than in {4} ({5})': '{1}: {2}, {3} rispetto a {4} ({5})',
  'it is {1}, {2} than in {3} ({4})': '{1}, {2} rispetto a {3} ({4})',
  'it is {1} in {2}, {3} than in {4} ({5})': '{2}: {1}, {3} rispetto a {4} ({5})',
  'it averages {1} in {2}, {3} than in {4} ({5})': '{2}: in media {1}, {3} rispetto a {4} ({5})',
  '{1} is not complete': 'per {1} i dati sono incompleti',
  '{1} is not complete and is not compared': 'per {1} i dati sono incompleti e non confrontati',
  'a {1} that is not complete is left out': 'periodi incompleti ({1}) esclusi',
  '{1} stands at {2} at its last {3} over {4}': "{1}: {2} all'ultimo valore di {3}, su {4}",
  '{1} stands at {2} at its last date over {3}, {4} than at its first ({5})':
    "{1}: {2} all'ultima data (su {3}), {4} rispetto alla prima ({5})",
  '{1} stands at {2} at its last date over {3}, after {4} at its first':
    "{1}: {2} all'ultima data (su {3}), dopo {4} alla prima",
  '{1} is unusually high for {2}: {3} over {4}, against {5} for {6} otherwise and {7} for {8} otherwise':
    '{1} ha valori insolitamente alti per {2}: {3} su {4}, mentre altrimenti {5} per {6} e {7} per {8}',
  '{1} is unusually low for {2}: {3} over {4}, against {5} for {6} otherwise and {7} for {8} otherwise':
    '{1} ha valori insolitamente bassi per {2}: {3} su {4}, mentre altrimenti {5} per {6} e {7} per {8}',
  '{1} is unusually high where {2}: {3}, against {4} where only the first holds and {5} where only the second does':
    '{1} ha valori insolitamente alti dove {2}: {3}, contro {4} dove vale solo la prima condizione e {5} dove vale solo la seconda',
  '{1} is unusually low where {2}: {3}, against {4} where only the first holds and {5} where only the second does':
    '{1} ha valori insolitamente bassi dove {2}: {3}, contro {4} dove vale solo la prima condizione e {5} dove vale solo la seconda',
  '{1} of {2} repeat an earlier one in every cell: with them {3} averages {4}, without them {5}':
    '{1} su {2} ripetono in ogni cella una riga precedente: {3} in media {4} con queste, {5} senza',
  'one value of {1} lies far off its course: {2}, where what came before and after leads to expect about {3} ({4} times the usual distance above)':
    'un valore di {1} è molto fuori dal suo andamento: {2}, dove prima e dopo farebbero attendere circa {3} ({4} volte la distanza abituale, al di sopra)',
  'one value of {1} lies far off its course: {2}, where what came before and after leads to expect about {3} ({4} times the usual distance below)':
    'un valore di {1} è molto fuori dal suo andamento: {2}, dove prima e dopo farebbero attendere circa {3} ({4} volte la distanza abituale, al di sotto)',
  '{1} is highest in {2}, at {3}, where a {4} usually comes to {5}':
    '{1}: massimo {3} ({2}), di solito {5} per {4}',
  '{1} is highest from {2} to {3}, up to {4}, where a {5} usually comes to {6}':
    '{1}: massimi da {2} a {3}, fino a {4}, di solito {6} per {5}',
  'none of the {1} patterns tried is stronger than chance would make it':
    'nessuno dei {1} schemi provati è più forte di quanto farebbe il caso',
  'the one pattern that could be tried is not stronger than chance would make it':
    "l'unico schema che si poteva provare non è più forte di quanto farebbe il caso",
  '{*}, within its usual ups and downs': '{*}, entro le oscillazioni abituali',
  '{*}, with only two years to compare': '{*}, con solo due anni da confrontare',
  'without the largest row, {*}': 'senza la riga più grande: {*}',
  '{1} is {2} from {3} to {4}, {5} more than in the {6} before ({7})':
    '{1}: {2} da {3} a {4}, {5} in più rispetto al periodo precedente di {6} ({7})',
  '{1} averages {2} from {3} to {4}, {5} than in the {6} before ({7})':
    '{1}: in media {2} da {3} a {4}, {5} rispetto al periodo precedente di {6} ({7})',
  '{1} is {2} from {3} to {4}, {5} than in the {6} before ({7})':
    '{1}: {2} da {3} a {4}, {5} rispetto al periodo precedente di {6} ({7})',
  '{1} is {2} from {3} to {4}, {5} than in the three months before ({6})':
    '{1}: {2} da {3} a {4}, {5} rispetto ai tre mesi precedenti ({6})',
  '{1} averages {2} from {3} to {4}, {5} than in the three months before ({6})':
    '{1}: in media {2} da {3} a {4}, {5} rispetto ai tre mesi precedenti ({6})',
  'it is {1} from {2} to {3}, {4} than in the three months before ({5})':
    '{1} da {2} a {3}, {4} rispetto ai tre mesi precedenti ({5})',
  'it averages {1} from {2} to {3}, {4} than in the three months before ({5})':
    'in media {1} da {2} a {3}, {4} rispetto ai tre mesi precedenti ({5})',
  '{1} averages {2} in {3}, {4} than in {5} ({6})': '{1} ({3}): in media {2}, {4} rispetto a {5} ({6})',
  '{1} is {2} in {3}, {4} than in {5} ({6})': '{1} ({3}): {2}, {4} rispetto a {5} ({6})',
  'from {1} to {2}: {3}, against {4} the same months of the year before':
    "da {1} a {2}: {3}, contro {4} negli stessi mesi dell'anno precedente",
  '{1} is {2} for {3} from {4} to {5}, against {6} before': '{1}: {2} per {3} da {4} a {5}, contro {6} prima',
  'the others average {1} then': 'gli altri in quel periodo in media {1}',
  '{1} stands out in {2}: {3}, where a {4} usually averages {5}':
    '{1} spicca ({2}): {3}, di solito in media {5} per {4}',
  '{1} stands out in {2}: {3}, where a {4} usually comes to {5}':
    '{1} spicca ({2}): {3}, di solito {5} per {4}',
  '{1} is not complete, so it is left out of changes and trends':
    'i dati di {1} sono incompleti, quindi esclusi da variazioni e tendenze',
  'most of it comes from more rows of {1}: {2} of all after {3}, and these average {4}':
    'per lo più viene da più righe con {1}: {2} del totale dopo {3}, con una media di {4}',
  'without the largest row of {1}': 'senza la riga più grande con {1}',
  'without the {1} largest rows, {2} together': 'senza le {1} righe più grandi, insieme {2}',
  'the {1} after {2}, of which {3} are open, are left out of changes and trends':
    '{1} dopo {2}, di cui {3} ancora in corso, restano fuori da variazioni e tendenze',
  '{1} have no {2} yet and lie after {3}: they are left out of changes and trends':
    '{1} non hanno ancora un valore di {2} e vengono dopo {3}: restano fuori da variazioni e tendenze',
  '{1} falls by {2} from {3} to {4} against the three months before':
    '{1} scende di {2} da {3} a {4} rispetto ai tre mesi precedenti',
  '{1} rises by {2} from {3} to {4} against the three months before':
    '{1} sale di {2} da {3} a {4} rispetto ai tre mesi precedenti',
  '{1} alone ({2}) falls by {3}': 'già {1} ({2}) scende di {3}',
  '{1} alone ({2}) rises by {3}': 'già {1} ({2}) sale di {3}',
  '{1} in {2} states before are left out': '{1} in {2} stati precedenti restano fuori',
  'the number of {1} shows no trend from {2} to {3}: a {4} comes to {5} on average':
    'il numero di {1} non mostra tendenze da {2} a {3}: in media {5} per {4}',
  '{1} shows no trend from {2} to {3}: an {4} averages {5}':
    '{1} non mostra tendenze da {2} a {3}: in media {5} per {4}',
  '{1} shows no trend from {2} to {3}: an {4} comes to {5} on average':
    '{1} non mostra tendenze da {2} a {3}: in media {5} per {4}',
  'no clear trend: an {1} comes to {2} on average': 'nessuna tendenza chiara: in media {2} per {1}',
  'no clear trend: an {1} averages {2}': 'nessuna tendenza chiara: in media {2} per {1}',
  'from {1} to {2}: {3}': 'da {1} a {2}: {3}',
  '{1} averages {2} from {3} to {4}, {5} than in the same weeks of the year before ({6})':
    "{1}: in media {2} da {3} a {4}, {5} rispetto alle stesse settimane dell'anno precedente ({6})",
  '{1} is {2} from {3} to {4}, {5} than in the same weeks of the year before ({6})':
    "{1}: {2} da {3} a {4}, {5} rispetto alle stesse settimane dell'anno precedente ({6})",
  'from {1} to {2}: {3}, against {4} in the same weeks of the year before':
    "da {1} a {2}: {3}, contro {4} nelle stesse settimane dell'anno precedente",
  'from {1} to {2}: {3}, {4} than in the same weeks of the year before':
    "da {1} a {2}: {3}, {4} rispetto alle stesse settimane dell'anno precedente",
  '{1} in {2} vs {3}': '{1} ({2} contro {3})',
  '{1} from {2} to {3} vs the twelve months before': '{1} da {2} a {3} contro i dodici mesi precedenti',
  '{1} from {2} to {3} vs the three months before': '{1} da {2} a {3} contro i tre mesi precedenti',
  '{1} from {2} to {3} vs the {4} before': '{1} da {2} a {3} contro il periodo precedente di {4}',
  '{1} from {2} to {3} vs the same months of the year before':
    "{1} da {2} a {3} contro gli stessi mesi dell'anno precedente",
  '{1} from {2} to {3} vs the same weeks of the year before':
    "{1} da {2} a {3} contro le stesse settimane dell'anno precedente",
  '{1} rises by {2} from {3} to {4} against the {5} before':
    '{1} sale di {2} da {3} a {4} rispetto al periodo precedente ({5})',
  '{1} falls by {2} from {3} to {4} against the {5} before':
    '{1} scende di {2} da {3} a {4} rispetto al periodo precedente ({5})',
  '{1} makes {2} of the rise, with {3} of {4} before': '{1} fa {2} dell’aumento, con {3} di {4} prima',
  '{1} makes {2} of the fall, with {3} of {4} before': '{1} fa {2} del calo, con {3} di {4} prima',
  '{1} are not complete': '{1} non sono completi',
  '{1} is highest in both: {2}, {3}': '{1} è il più alto in entrambi: {2}, {3}',
}
