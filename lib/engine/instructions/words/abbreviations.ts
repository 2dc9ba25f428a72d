const table = `
num number|no number|nr number|nbr number|cnt count|qty quantity|amt amount|avg average|max maximum|min minimum
dept department|div division|org organization|corp corporation|co company|mgr manager|emp employee|cust customer
prod product|ord order|cat category|subcat subcategory|desc description|addr address|tel telephone|loc location|reg region
dob birth birthday birthdate|yr year|mth month|mo month|wk week|hr hour|hrs hour|sec section second
crs course|stu student|prof professor|enr enrollment|enroll enrollment|acc account|acct account|bal balance|txn transaction|trans transaction
inv invoice|pct percent percentage share|perc percent|pop population|temp temperature|dist distance district|dur duration
rev revenue|mkt market|mktg marketing|hp horsepower|mpg mileage|edispl displacement|displ displacement|accel acceleration
fname firstname|lname lastname|ctry country|st state|zip postcode|lat latitude|lon longitude|lng longitude|lang language
gdp economy|gpa grade|wt weight|ht height|vol volume|freq frequency|std standard|qtr quarter|info information
hq headquarter|sat satisfaction|req request|dest destination|src source|ref reference|tot total|cred credit
nm name|ttl title total|dt date|cd code|typ type|cls class|lvl level|grp group|flg flag|stat status|scr score|pt point patient|pts point
val value|px price|prc price|chrg charge|pmt payment|dly delay|arr arrival|dep departure|nbhd neighborhood neighbourhood|spp species|mfr manufacturer
wgt weight|hgt height|rng range|spd speed|tmp temperature|elev elevation|alt altitude|cap capacity|occ occupation occupancy|est established estimated
elec election|pty party|cand candidate|pax passenger|ins insurance|agt agent|agcy agency|mthly monthly|apt apartment|veh vehicle|pos position|sev severity
appt appointment|msg message|qual quality|spec specialty|natl national|intl international|orig origin|mon month|tx transaction
init initial|fac faculty|ops operation|dev development|eng engineering|admin administration|mgmt management|univ university
`

/** Abbreviations in names of columns and what they stand for. */
export const abbreviations: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split(/[|\n]/)
    .map((entry) => {
      const [short, ...long] = entry.split(' ')
      return [short!, long] as const
    }),
)

/** What a word may be short for. */
export const expansionsOf = (word: string): readonly string[] => abbreviations.get(word) ?? []

/** Several words that say what one word of a name says. */
export const phrasesFor: ReadonlyMap<string, readonly string[]> = new Map([
  ['mpg', ['miles per gallon', 'fuel economy', 'fuel efficiency', 'gas mileage', 'fuel consumption']],
  ['hp', ['horse power']],
  ['horsepower', ['horse power']],
  ['gdp', ['gross domestic product']],
  ['gpa', ['grade point average']],
  ['hq', ['head office', 'head quarters']],
  ['headquarters', ['head office', 'corporate office', 'corporate headquarters']],
  ['headquarter', ['head office', 'corporate office', 'corporate headquarters']],
  ['kmh', ['kilometers per hour']],
  ['ctr', ['click through rate']],
  ['roi', ['return on investment']],
  ['cpc', ['cost per click']],
  ['nps', ['net promoter score']],
  ['revenue', ['money made']],
  ['fname', ['first name', 'given name']],
  ['lname', ['last name', 'family name', 'surname']],
  ['dob', ['date of birth', 'birth date']],
])
