/** The states of the United States, the capital's district and the territories: code and name. */
const list =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|PR Puerto Rico|GU Guam|VI Virgin Islands|AS American Samoa|MP Northern Mariana Islands'

const states = list.split('|').map((entry) => [entry.slice(0, 2), entry.slice(3)] as const)
const codes = new Set<string>(states.map(([code]) => code))
const names = new Set(states.map(([, name]) => name.toLowerCase()).concat('washington dc', 'washington d.c.'))

export const isStateCode = (text: string): boolean => text.length === 2 && codes.has(text.toUpperCase())
export const isStateName = (text: string): boolean => names.has(text.toLowerCase())
