/** Reads UTF-8 text in linear memory: cells by block, and for each column its distinct texts and a code a row. */
export { alloc, reset } from './memory'
export { scan } from './scan'
export { begin, cut, setDialect, setRows } from './cut'
export { codeOfBlank, countOf, entriesOf, looksOf, makeDictionary, numbersOf } from './dictionary'
export { encode, touched } from './encode'
export { getTrouble } from './trouble'
