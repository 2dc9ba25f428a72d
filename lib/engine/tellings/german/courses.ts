import type { Course } from '../forms/courses'

export const courses: Record<Course, string> = {
  'highest in {1}, lowest in {2}': 'am höchsten im {1}, am niedrigsten im {2}',
  'highest on {1}, lowest on {2}': 'am höchsten {1}, am niedrigsten {2}',
  'on average it is highest in {1} and lowest in {2}':
    'im Schnitt am höchsten im {1} und am niedrigsten im {2}',
  'on average it is highest on {1} and lowest on {2}': 'im Schnitt am höchsten {1} und am niedrigsten {2}',
  'on average it is highest at {1} and lowest at {2}':
    'im Schnitt am höchsten um {1} und am niedrigsten um {2}',
  '{1} is on average highest in {2} and lowest in {3}':
    '{1}: im Schnitt am höchsten im {2} und am niedrigsten im {3}',
  '{1} is on average highest on {2} and lowest on {3}':
    '{1}: im Schnitt am höchsten {2} und am niedrigsten {3}',
  '{1} is on average highest at {2} and lowest at {3}':
    '{1}: im Schnitt am höchsten um {2} und am niedrigsten um {3}',
  '{1} has a yearly pattern: on average it is highest in {2} and lowest in {3}':
    '{1} hat ein Jahresmuster: im Schnitt am höchsten im {2} und am niedrigsten im {3}',
  '{1} has a weekly pattern: on average it is highest on {2} and lowest on {3}':
    '{1} hat ein Wochenmuster: im Schnitt am höchsten {2} und am niedrigsten {3}',
  '{1} has a daily pattern: on average it is highest at {2} and lowest at {3}':
    '{1} hat ein Tagesmuster: im Schnitt am höchsten um {2} und am niedrigsten um {3}',
  'from {1} to {2}': 'von {1} bis {2}',
  'in all, from {1} to {2}': 'insgesamt, von {1} bis {2}',
  'no clear trend: a {1} comes to {2} on average': 'kein klarer Trend: je {1} im Schnitt {2}',
  'no clear trend: a {1} averages {2}': 'kein klarer Trend: je {1} im Schnitt {2}',
  '{1} shows no trend from {2} to {3}: a {4} comes to {5} on average':
    '{1} zeigt von {2} bis {3} keinen Trend: je {4} im Schnitt {5}',
  '{1} shows no trend from {2} to {3}: a {4} averages {5}':
    '{1} zeigt von {2} bis {3} keinen Trend: je {4} im Schnitt {5}',
  '{1} trends upward: it averages {2}': '{1} zeigt einen Trend nach oben: im Schnitt {2}',
  '{1} trends downward: it averages {2}': '{1} zeigt einen Trend nach unten: im Schnitt {2}',
  'it trends upward: it averages {1}': 'Trend nach oben: im Schnitt {1}',
  'it trends downward: it averages {1}': 'Trend nach unten: im Schnitt {1}',
  'the sum of a {1} rises by about {2} each {3}': 'die Summe je {1} steigt um etwa {2} je {3}',
  'the sum of a {1} falls by about {2} each {3}': 'die Summe je {1} fällt um etwa {2} je {3}',
  '{1} goes up and down: it lies between {2} and {3}': '{1} schwankt zwischen {2} und {3}',
  '{1} goes up and down and rises on the whole: a {2} averages {3}':
    '{1} schwankt und steigt im Ganzen: je {2} im Schnitt {3}',
  '{1} goes up and down and falls on the whole: a {2} averages {3}':
    '{1} schwankt und fällt im Ganzen: je {2} im Schnitt {3}',
  '{1} goes up and down and rises on the whole: a {2} comes to {3}':
    '{1} schwankt und steigt im Ganzen: je {2} {3}',
  '{1} goes up and down and falls on the whole: a {2} comes to {3}':
    '{1} schwankt und fällt im Ganzen: je {2} {3}',
  '{1} rises from {2} to {3}': '{1} steigt von {2} auf {3}',
  '{1} falls from {2} to {3}': '{1} fällt von {2} auf {3}',
  '{1} goes from {2} to {3}': '{1} geht von {2} auf {3}',
  '{1} rises from {2} to {3}, then falls to {4}': '{1} steigt von {2} auf {3} und fällt dann auf {4}',
  '{1} falls from {2} to {3}, then rises to {4}': '{1} fällt von {2} auf {3} und steigt dann auf {4}',
  '{1} falls from {2} to {3}, {4} less': '{1} fällt von {2} auf {3}, {4} weniger',
  '{1} rises from {2} to {3}, {4} more': '{1} steigt von {2} auf {3}, {4} mehr',
  '{1} steps up around {2}: it averages {3} before and {4} after':
    '{1} springt rund um {2} nach oben: im Schnitt {3} davor und {4} danach',
  '{1} steps down around {2}: it averages {3} before and {4} after':
    '{1} springt rund um {2} nach unten: im Schnitt {3} davor und {4} danach',
  'about half of it comes from more rows of {1}: {2} of all after {3}, and these average {4}':
    'etwa die Hälfte davon kommt von mehr Zeilen mit {1}: {2} aller nach {3}, im Schnitt {4}',
  '{1} rises against the rest since around {2}: {3} averages {4}, {5} than before ({6}), while the others together {7}':
    '{1} steigt gegenüber dem Rest seit etwa {2}: {3} im Schnitt {4}, {5} als davor ({6}), während die anderen zusammen {7}',
  '{1} falls against the rest since around {2}: {3} averages {4}, {5} than before ({6}), while the others together {7}':
    '{1} fällt gegenüber dem Rest seit etwa {2}: {3} im Schnitt {4}, {5} als davor ({6}), während die anderen zusammen {7}',
  '{1} rises against the rest over time: {2} averages {3} from {4} on, {5} than before ({6}), while the others together {7}':
    '{1} steigt mit der Zeit gegenüber dem Rest: {2} im Schnitt {3} ab {4}, {5} als davor ({6}), während die anderen zusammen {7}',
  '{1} falls against the rest over time: {2} averages {3} from {4} on, {5} than before ({6}), while the others together {7}':
    '{1} fällt mit der Zeit gegenüber dem Rest: {2} im Schnitt {3} ab {4}, {5} als davor ({6}), während die anderen zusammen {7}',
  '{1} rises against the rest since around {2}: {3} averages {4}, {5} times as much as before ({6}), while the others together {7}':
    '{1} steigt gegenüber dem Rest seit etwa {2}: {3} im Schnitt {4}, {5}-mal so viel wie davor ({6}), während die anderen zusammen {7}',
  '{1} rises against the rest over time: {2} averages {3} from {4} on, {5} times as much as before ({6}), while the others together {7}':
    '{1} steigt mit der Zeit gegenüber dem Rest: {2} im Schnitt {3} ab {4}, {5}-mal so viel wie davor ({6}), während die anderen zusammen {7}',
  'in {1}: {2}, after {3} in {4}': '{1}: {2}, vorher {3} ({4})',
  'in {1}: {2}, after {3} in {4}: {5}': '{1}: {2}, vorher {3} ({4}): {5}',
  'in {1}: {2}, after {3}': '{1}: {2}, vorher {3}',
  'in {1}: {2}, after {3}: {4}': '{1}: {2}, vorher {3}: {4}',
  'from {1} to {2}: {3}, after {4} in the twelve months before':
    'von {1} bis {2}: {3}, in den zwölf Monaten davor {4}',
  'from {1} to {2}: {3}, after {4} in the twelve months before: {5}':
    'von {1} bis {2}: {3}, in den zwölf Monaten davor {4}: {5}',
  'from {1} to {2}: {3}, after {4} in the three months before':
    'von {1} bis {2}: {3}, in den drei Monaten davor {4}',
  'from {1} to {2}: {3}, after {4} in the three months before: {5}':
    'von {1} bis {2}: {3}, in den drei Monaten davor {4}: {5}',
  'from {1} to {2}: {3}, after {4} in the {5} before': 'von {1} bis {2}: {3}, in den {5} davor {4}',
  'from {1} to {2}: {3}, against {4} in the same months of the year before':
    'von {1} bis {2}: {3}, gegenüber {4} in denselben Monaten des Vorjahres',
  'from {1} to {2}: {3}, {4} than in the same months of the year before':
    'von {1} bis {2}: {3}, {4} als in denselben Monaten des Vorjahres',
  'it averages {1} from {2} to {3}, {4} than in the twelve months before ({5})':
    'im Schnitt {1} von {2} bis {3}, {4} als in den zwölf Monaten davor ({5})',
  'it is {1} from {2} to {3}, {4} than in the twelve months before ({5})':
    '{1} von {2} bis {3}, {4} als in den zwölf Monaten davor ({5})',
  'it averages {1} from {2} to {3}, {4} than in the {5} before ({6})':
    'im Schnitt {1} von {2} bis {3}, {4} als in den {5} davor ({6})',
  'it is {1} from {2} to {3}, {4} than in the {5} before ({6})':
    '{1} von {2} bis {3}, {4} als in den {5} davor ({6})',
  'it averages {1} from {2} to {3}, {4} than in the same months of the year before ({5})':
    'im Schnitt {1} von {2} bis {3}, {4} als in denselben Monaten des Vorjahres ({5})',
  'it is {1} from {2} to {3}, {4} than in the same months of the year before ({5})':
    '{1} von {2} bis {3}, {4} als in denselben Monaten des Vorjahres ({5})',
  '{1} averages {2} from {3} to {4}, {5} than in the twelve months before ({6})':
    '{1}: im Schnitt {2} von {3} bis {4}, {5} als in den zwölf Monaten davor ({6})',
  '{1} is {2} from {3} to {4}, {5} than in the twelve months before ({6})':
    '{1}: {2} von {3} bis {4}, {5} als in den zwölf Monaten davor ({6})',
  '{1} averages {2} from {3} to {4}, {5} than in the same months of the year before ({6})':
    '{1}: im Schnitt {2} von {3} bis {4}, {5} als in denselben Monaten des Vorjahres ({6})',
  '{1} is {2} from {3} to {4}, {5} than in the same months of the year before ({6})':
    '{1}: {2} von {3} bis {4}, {5} als in denselben Monaten des Vorjahres ({6})',
  '{1} is {2}, {3} than in {4} ({5})': '{1}: {2}, {3} als {4} ({5})',
  'it is {1}, {2} than in {3} ({4})': 'es sind {1}, {2} als {3} ({4})',
  'it is {1} in {2}, {3} than in {4} ({5})': '{2}: {1}, {3} als {4} ({5})',
  'it averages {1} in {2}, {3} than in {4} ({5})': '{2}: im Schnitt {1}, {3} als {4} ({5})',
  '{1} is not complete': '{1} ist nicht vollständig',
  '{1} is not complete and is not compared': '{1} ist nicht vollständig und wird nicht verglichen',
  'a {1} that is not complete is left out': 'unvollständige Zeiträume ({1}) sind weggelassen',
  '{1} stands at {2} at its last {3} over {4}': '{1}: {2} beim letzten Wert von {3}, über {4}',
  '{1} stands at {2} at its last date over {3}, {4} than at its first ({5})':
    '{1}: {2} am letzten Datum (über {3}), {4} als am ersten ({5})',
  '{1} stands at {2} at its last date over {3}, after {4} at its first':
    '{1}: {2} am letzten Datum (über {3}), am ersten {4}',
  '{1} is unusually high for {2}: {3} over {4}, against {5} for {6} otherwise and {7} for {8} otherwise':
    '{1} ist ungewöhnlich hoch bei {2}: {3} über {4}, sonst {5} bei {6} und {7} bei {8}',
  '{1} is unusually low for {2}: {3} over {4}, against {5} for {6} otherwise and {7} for {8} otherwise':
    '{1} ist ungewöhnlich niedrig bei {2}: {3} über {4}, sonst {5} bei {6} und {7} bei {8}',
  '{1} is unusually high where {2}: {3}, against {4} where only the first holds and {5} where only the second does':
    '{1} ist ungewöhnlich hoch, wo {2}: {3}, gegenüber {4}, wo nur das erste gilt, und {5}, wo nur das zweite gilt',
  '{1} is unusually low where {2}: {3}, against {4} where only the first holds and {5} where only the second does':
    '{1} ist ungewöhnlich niedrig, wo {2}: {3}, gegenüber {4}, wo nur das erste gilt, und {5}, wo nur das zweite gilt',
  '{1} of {2} repeat an earlier one in every cell: with them {3} averages {4}, without them {5}':
    '{1} von {2} gleichen in jeder Zelle einer früheren Zeile: {3} im Schnitt {4} mit ihnen, {5} ohne sie',
  'one value of {1} lies far off its course: {2}, where what came before and after leads to expect about {3} ({4} times the usual distance above)':
    'ein Wert von {1} liegt weit ab von seinem Verlauf: {2}; nach den Werten davor und danach wären etwa {3} zu erwarten (das {4}-Fache des üblichen Abstands, darüber)',
  'one value of {1} lies far off its course: {2}, where what came before and after leads to expect about {3} ({4} times the usual distance below)':
    'ein Wert von {1} liegt weit ab von seinem Verlauf: {2}; nach den Werten davor und danach wären etwa {3} zu erwarten (das {4}-Fache des üblichen Abstands, darunter)',
  '{1} is highest in {2}, at {3}, where a {4} usually comes to {5}':
    '{1}: Höchstwert {3} ({2}), üblich je {4}: {5}',
  '{1} is highest from {2} to {3}, up to {4}, where a {5} usually comes to {6}':
    '{1}: Höchstwerte bis {4} von {2} bis {3}, üblich je {5}: {6}',
  'none of the {1} patterns tried is stronger than chance would make it':
    'keines der {1} geprüften Muster ist stärker, als der Zufall es machen würde',
  'the one pattern that could be tried is not stronger than chance would make it':
    'das eine Muster, das geprüft werden konnte, ist nicht stärker, als der Zufall es machen würde',
  '{*}, within its usual ups and downs': '{*}, im Rahmen der üblichen Schwankungen',
  '{*}, with only two years to compare': '{*}, wobei nur zwei Jahre zu vergleichen sind',
  'without the largest row, {*}': 'ohne die größte Zeile: {*}',
  '{1} is {2} from {3} to {4}, {5} more than in the {6} before ({7})':
    '{1}: {2} von {3} bis {4}, {5} mehr als in den {6} davor ({7})',
  '{1} averages {2} from {3} to {4}, {5} than in the {6} before ({7})':
    '{1}: im Schnitt {2} von {3} bis {4}, {5} als in den {6} davor ({7})',
  '{1} is {2} from {3} to {4}, {5} than in the {6} before ({7})':
    '{1}: {2} von {3} bis {4}, {5} als in den {6} davor ({7})',
  '{1} is {2} from {3} to {4}, {5} than in the three months before ({6})':
    '{1}: {2} von {3} bis {4}, {5} als in den drei Monaten davor ({6})',
  '{1} averages {2} from {3} to {4}, {5} than in the three months before ({6})':
    '{1}: im Schnitt {2} von {3} bis {4}, {5} als in den drei Monaten davor ({6})',
  'it is {1} from {2} to {3}, {4} than in the three months before ({5})':
    '{1} von {2} bis {3}, {4} als in den drei Monaten davor ({5})',
  'it averages {1} from {2} to {3}, {4} than in the three months before ({5})':
    'im Schnitt {1} von {2} bis {3}, {4} als in den drei Monaten davor ({5})',
  '{1} averages {2} in {3}, {4} than in {5} ({6})': '{1} ({3}): im Schnitt {2}, {4} als {5} ({6})',
  '{1} is {2} in {3}, {4} than in {5} ({6})': '{1} ({3}): {2}, {4} als {5} ({6})',
  'from {1} to {2}: {3}, against {4} the same months of the year before':
    'von {1} bis {2}: {3}, gegenüber {4} in denselben Monaten des Vorjahres',
  '{1} is {2} for {3} from {4} to {5}, against {6} before':
    '{1}: {2} bei {3} von {4} bis {5}, gegenüber {6} davor',
  'the others average {1} then': 'die anderen dann im Schnitt {1}',
  '{1} stands out in {2}: {3}, where a {4} usually averages {5}':
    '{1} fällt auf ({2}): {3}, üblich im Schnitt je {4}: {5}',
  '{1} stands out in {2}: {3}, where a {4} usually comes to {5}':
    '{1} fällt auf ({2}): {3}, üblich je {4}: {5}',
  '{1} is not complete, so it is left out of changes and trends':
    '{1} ist nicht vollständig und bei Veränderungen und Trends weggelassen',
  'most of it comes from more rows of {1}: {2} of all after {3}, and these average {4}':
    'das meiste davon kommt von mehr Zeilen mit {1}: {2} aller nach {3}, im Schnitt {4}',
  'without the largest row of {1}': 'ohne die größte Zeile mit {1}',
  'without the {1} largest rows, {2} together': 'ohne die {1} größten Zeilen, zusammen {2}',
  'the {1} after {2}, of which {3} are open, are left out of changes and trends':
    'die {1} nach dem {2}, davon {3} offen, sind bei Veränderungen und Trends weggelassen',
  '{1} have no {2} yet and lie after {3}: they are left out of changes and trends':
    '{1} haben noch keine Angabe zu {2} und liegen nach dem {3}: sie sind bei Veränderungen und Trends weggelassen',
  '{1} falls by {2} from {3} to {4} against the three months before':
    '{1} fällt um {2} von {3} bis {4} gegenüber den drei Monaten davor',
  '{1} rises by {2} from {3} to {4} against the three months before':
    '{1} steigt um {2} von {3} bis {4} gegenüber den drei Monaten davor',
  '{1} alone ({2}) falls by {3}': '{1} allein ({2}) fällt um {3}',
  '{1} alone ({2}) rises by {3}': '{1} allein ({2}) steigt um {3}',
  '{1} in {2} states before are left out': '{1} in {2} früheren Zuständen sind weggelassen',
  'the number of {1} shows no trend from {2} to {3}: a {4} comes to {5} on average':
    'die Zahl der {1} zeigt von {2} bis {3} keinen Trend: je {4} im Schnitt {5}',
  '{1} shows no trend from {2} to {3}: an {4} averages {5}':
    '{1} zeigt von {2} bis {3} keinen Trend: je {4} im Schnitt {5}',
  '{1} shows no trend from {2} to {3}: an {4} comes to {5} on average':
    '{1} zeigt von {2} bis {3} keinen Trend: je {4} im Schnitt {5}',
  'no clear trend: an {1} comes to {2} on average': 'kein klarer Trend: je {1} im Schnitt {2}',
  'no clear trend: an {1} averages {2}': 'kein klarer Trend: je {1} im Schnitt {2}',
  'from {1} to {2}: {3}': 'von {1} bis {2}: {3}',
  '{1} averages {2} from {3} to {4}, {5} than in the same weeks of the year before ({6})':
    '{1}: im Schnitt {2} von {3} bis {4}, {5} als in denselben Wochen des Vorjahres ({6})',
  '{1} is {2} from {3} to {4}, {5} than in the same weeks of the year before ({6})':
    '{1}: {2} von {3} bis {4}, {5} als in denselben Wochen des Vorjahres ({6})',
  'from {1} to {2}: {3}, against {4} in the same weeks of the year before':
    'von {1} bis {2}: {3}, gegenüber {4} in denselben Wochen des Vorjahres',
  'from {1} to {2}: {3}, {4} than in the same weeks of the year before':
    'von {1} bis {2}: {3}, {4} als in denselben Wochen des Vorjahres',
  '{1} in {2} vs {3}': '{1} {2} gegenüber {3}',
  '{1} from {2} to {3} vs the twelve months before': '{1} von {2} bis {3} gegenüber den zwölf Monaten davor',
  '{1} from {2} to {3} vs the three months before': '{1} von {2} bis {3} gegenüber den drei Monaten davor',
  '{1} from {2} to {3} vs the {4} before': '{1} von {2} bis {3} gegenüber den {4} davor',
  '{1} from {2} to {3} vs the same months of the year before':
    '{1} von {2} bis {3} gegenüber denselben Monaten des Vorjahres',
  '{1} from {2} to {3} vs the same weeks of the year before':
    '{1} von {2} bis {3} gegenüber denselben Wochen des Vorjahres',
  '{1} rises by {2} from {3} to {4} against the {5} before':
    '{1} steigt von {3} bis {4} um {2} gegenüber den {5} davor',
  '{1} falls by {2} from {3} to {4} against the {5} before':
    '{1} fällt von {3} bis {4} um {2} gegenüber den {5} davor',
  '{1} makes {2} of the rise, with {3} of {4} before': '{1} macht {2} des Anstiegs aus, vorher {3} von {4}',
  '{1} makes {2} of the fall, with {3} of {4} before': '{1} macht {2} des Rückgangs aus, vorher {3} von {4}',
  '{1} are not complete': '{1} sind nicht vollständig',
  '{1} is highest in both: {2}, {3}': '{1} ist bei beiden am höchsten: {2}, {3}',
}
