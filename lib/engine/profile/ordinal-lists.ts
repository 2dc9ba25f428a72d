import { monthSpellings } from '../clean/month-names'

/**
 * Known scales, lowest step first; spellings of one step are set apart by `|`. Folded: lower case, no accents,
 * hyphens as spaces. English, German, French, Spanish, Italian; the calendar in Portuguese and Dutch too.
 */
export const ordinalLists: { name: string; least: number; steps: string[] }[] = [
  scale(
    'weekdays',
    3,
    'monday|mon|montag|mo|lundi|lun|lunes|lunedi|segunda|segunda feira|seg|maandag|ma, tuesday|tue|tues|dienstag|di|mardi|mar|martes|martedi|terca|terca feira|ter|dinsdag, wednesday|wed|mittwoch|mi|mercredi|mer|miercoles|mie|mercoledi|quarta|quarta feira|qua|woensdag|wo, thursday|thu|thur|thurs|donnerstag|do|jeudi|jeu|jueves|jue|giovedi|gio|quinta|quinta feira|qui|donderdag, friday|fri|freitag|fr|vendredi|ven|viernes|vie|venerdi|sexta|sexta feira|sex|vrijdag|vr, saturday|sat|samstag|sonnabend|sa|samedi|sam|sabado|sab|sabato|zaterdag|za, sunday|sun|sonntag|so|dimanche|dim|domingo|dom|domenica|zondag|zo',
  ),
  scale('months', 3, monthSpellings.map((spellings) => spellings.join('|')).join(', ')),
  scale(
    'seasons',
    3,
    'spring|fruhling|fruhjahr|printemps|primavera|lente|voorjaar, summer|sommer|ete|verano|estate|verao|zomer, autumn|fall|herbst|automne|otono|autunno|outono|herfst, winter|hiver|invierno|inverno',
  ),
  scale(
    'quarters',
    2,
    'q1|1q|t1|first quarter|1. quartal|1er trimestre|1. trimestre, q2|2q|t2|second quarter|2. quartal|2e trimestre|2eme trimestre|2. trimestre, q3|3q|t3|third quarter|3. quartal|3e trimestre|3eme trimestre|3. trimestre, q4|4q|t4|fourth quarter|4. quartal|4e trimestre|4eme trimestre|4. trimestre',
  ),
  scale(
    'sizes',
    2,
    'xxs|2xs, xs|extra small, s|small|klein|petit|pequeno|petite|pequena, m|medium|mittel|moyen|mediano|moyenne|mediana, l|large|gross|grand|grande, xl|extra large|x large|sehr gross, xxl|2xl, xxxl|3xl, 4xl, 5xl',
  ),
  scale(
    'levels',
    2,
    'none|keine|aucun|ninguno|nessuno|nessuna, very low|sehr niedrig|tres faible|muy bajo|molto basso|molto bassa, low|niedrig|gering|faible|bas|bajo|baja|basso|bassa|minor, medium|moderate|mittel|moyen|moyenne|medio|media|normal, high|hoch|eleve|haut|alto|alta|major|substantial, very high|sehr hoch|tres eleve|muy alto|molto alto|molto alta, critical|urgent|kritisch|dringend|critique|critico|urgente|severe',
  ),
  scale(
    'agreement',
    3,
    'strongly disagree|stimme gar nicht zu|stimme uberhaupt nicht zu|pas du tout d accord|totalmente en desacuerdo|muy en desacuerdo|per niente d accordo|molto in disaccordo|fortemente in disaccordo, disagree|stimme nicht zu|stimme eher nicht zu|pas d accord|en desacuerdo|in disaccordo|poco d accordo, somewhat disagree|slightly disagree, neutral|neither agree nor disagree|undecided|weder noch|teils teils|neutre|ni d accord ni pas d accord|ni de acuerdo ni en desacuerdo|ne d accordo ne in disaccordo|neutrale, somewhat agree|slightly agree, agree|stimme zu|stimme eher zu|d accord|de acuerdo|d accordo|abbastanza d accordo, strongly agree|stimme voll zu|stimme vollig zu|tout a fait d accord|totalmente de acuerdo|muy de acuerdo|molto d accordo|fortemente d accordo|completamente d accordo',
  ),
  scale(
    'satisfaction',
    3,
    'very dissatisfied|very unsatisfied|sehr unzufrieden|tres insatisfait|muy insatisfecho|molto insoddisfatto, dissatisfied|unsatisfied|unzufrieden|insatisfait|insatisfecho|insoddisfatto, neutral|neither satisfied nor dissatisfied|teils teils|neutre|neutrale, satisfied|zufrieden|satisfait|satisfecho|soddisfatto, very satisfied|sehr zufrieden|tres satisfait|muy satisfecho|molto soddisfatto',
  ),
  scale(
    'quality',
    3,
    'very poor|very bad|terrible|sehr schlecht|tres mauvais|muy malo|pessimo, poor|bad|schlecht|mauvais|malo|scarso|mangelhaft, fair|average|regular|ausreichend|passable|ok|befriedigend|sufficiente|discreto, good|gut|bon|bueno|buono, very good|sehr gut|tres bon|muy bueno|molto buono|ottimo|premium, excellent|ideal|ausgezeichnet|excelente|eccellente',
  ),
  scale(
    'frequency',
    3,
    'never|nie|jamais|nunca|mai, rarely|seldom|selten|rarement|raramente|di rado|once in a while|almost never, sometimes|occasionally|manchmal|gelegentlich|parfois|a veces|a volte|qualche volta|about half the time, often|frequently|usually|oft|haufig|souvent|a menudo|spesso, very often|almost always|sehr oft|quasi sempre|molto spesso, always|immer|toujours|siempre|sempre',
  ),
  scale(
    'periods',
    3,
    'hourly|stundlich, daily|taglich|every day|quotidien|diario|giornaliero, weekly|wochentlich|hebdomadaire|semanal|settimanale, biweekly|fortnightly, monthly|monatlich|mensuel|mensual|mensile|month to month, quarterly|vierteljahrlich|trimestriel|trimestral|trimestrale, yearly|annually|annual|jahrlich|annuel|anual|annuale|one year, two year',
  ),
  scale('grades', 3, 'a+, a, a-, b+, b, b-, c+, c, c-, d+, d, d-, e, f'),
  scale(
    'tiers',
    2,
    'free|kostenlos|gratis, basic|starter|basis, bronze, silver|standard|silber, gold|plus, premium|professional|pro|platinum|platin, enterprise|diamond|diamant',
  ),
  scale(
    'education',
    3,
    'less than high school|less than high school degree|no schooling|primary|elementary, some high school|lower secondary|hauptschule, high school|high school degree|high school graduate|secondary|upper secondary|realschule, some college|some college or associate degree|some college or associates degree|abitur|vocational, associate|associate degree|associates degree, bachelor|bachelors|bachelor degree|bachelors degree|college|undergraduate, master|masters|master degree|masters degree|graduate degree|graduate|postgraduate, doctorate|phd|doctoral',
  ),
  scale(
    'ages',
    3,
    'infant|baby|toddler, child|children|kind|enfant|nino, teen|teenager|adolescent|youth|jugendlicher, young adult, adult|erwachsener|adulte|adulto, senior|elderly|old|rentner|mayor',
  ),
  scale(
    'times of day',
    3,
    'dawn|early morning, morning|morgen|matin|manana, noon|midday|mittag|midi|day|daytime|tag|jour, afternoon|nachmittag|apres midi|tarde, evening|abend|soir|dusk, night|nacht|nuit|noche',
  ),
  scale(
    'places',
    2,
    'first|1st|erste|premier|primero, second|2nd|zweite|deuxieme|segundo, third|3rd|dritte|troisieme|tercero, fourth|4th|vierte, fifth|5th',
  ),
]

function scale(name: string, least: number, steps: string): { name: string; least: number; steps: string[] } {
  return { name, least, steps: steps.split(', ') }
}
