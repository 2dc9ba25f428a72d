import { french } from './french/french'
import { german } from './german/german'
import { italian } from './italian/italian'
import { spanish } from './spanish/spanish'
import type { Telling } from './telling'

/** By the language of the instructions; what is not here is told in English. */
export const tellings: Partial<Record<string, Telling>> = { de: german, fr: french, es: spanish, it: italian }
