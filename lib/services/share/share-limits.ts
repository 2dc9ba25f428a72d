import { hourSeconds, type Limit, minuteSeconds } from '../limit/limit'

/** Of one address at one link: with five tries a code, 25 guesses an hour at a million. */
export const codeLimit: Limit = {
  name: 'share_codes',
  pointsMax: 5,
  windowSeconds: hourSeconds,
  what: 'codes for this address',
}

/** Of one client, whatever it asks for: an office may share an address. */
export const clientCodeLimit: Limit = {
  name: 'share_client_codes',
  pointsMax: 30,
  windowSeconds: hourSeconds,
  what: 'codes from your network',
}

/** Of one client at one link. */
export const passwordLimit: Limit = {
  name: 'share_passwords',
  pointsMax: 10,
  windowSeconds: 15 * minuteSeconds,
  what: 'tries of the password',
}

/** Of one link, whoever tries: a password of few letters must hold against many clients too. */
export const linkPasswordLimit: Limit = {
  name: 'share_link_passwords',
  pointsMax: 200,
  windowSeconds: hourSeconds,
  what: 'tries of the password of this link',
}

/** Of one client: a cleaned table is made anew from its file each time. */
export const downloadLimit: Limit = {
  name: 'share_downloads',
  pointsMax: 30,
  windowSeconds: 10 * minuteSeconds,
  what: 'downloads from shared dashboards',
}

/** Of one client: each takes its turn in an engine process, and an office may share an address. */
export const filterLimit: Limit = {
  name: 'share_filters',
  pointsMax: 300,
  windowSeconds: 10 * minuteSeconds,
  what: 'filters of shared dashboards',
}

/** Of one link, whoever asks: mails beyond the first to each address that is listed by name within the hour. */
export const linkMailLimit: Limit = {
  name: 'share_link_mails',
  pointsMax: 30,
  windowSeconds: hourSeconds,
  what: 'codes by mail for this link',
}

/** Of one address at one link: whatever others ask for, each who is listed by name gets a first code. */
export const firstMailLimit: Limit = {
  name: 'share_first_mails',
  pointsMax: 1,
  windowSeconds: hourSeconds,
  what: 'first codes for this address',
}

/** Of one link, whoever tries: beyond it nobody is shut out, but a code takes one try and no more. */
export const linkGuessLimit: Limit = {
  name: 'share_link_guesses',
  pointsMax: 50,
  windowSeconds: hourSeconds,
  what: 'wrong codes for this link',
}
