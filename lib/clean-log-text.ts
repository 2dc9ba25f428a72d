/** What is secret by its form, wherever in a text it stands; whoever holds a link's id may see the dashboard. */
const forms: [RegExp, string][] = [
  [/(\/share(?:-links?)?\/)(?!:id)[A-Za-z0-9]{6,}/g, '$1:id'],
  [/([a-z][a-z\d+.-]*:\/\/)[^\s/@"'\\]*(?::[^\s@"'\\]*)?@/gi, '$1[redacted]@'],
  [/[A-Za-z][A-Za-z0-9]{0,31}_[A-Za-z0-9]{36}(?![A-Za-z0-9])/g, '[key]'],
  [/whsec_[A-Za-z0-9+/]{20,}=*/g, '[secret]'],
  [/\b(Bearer|Basic) [A-Za-z0-9._~+/=-]{8,}/gi, '$1 [redacted]'],
  [/\b((?:password|secret|token|api_?key)=)[^\s&"'\\]+/gi, '$1[redacted]'],
]

/** A text without keys, links' ids and passwords; one that is JSON stays so. */
export const cleanLogText = (text: string): string =>
  forms.reduce((clean, [form, instead]) => clean.replace(form, instead), text)
