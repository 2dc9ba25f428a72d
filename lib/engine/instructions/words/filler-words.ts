/** What people say around a request: adverbs, verbs and adjectives that pick no rows. */
const fillers = new Set(
  `
about out into among within onto upon also too well again still even ever always never actually really basically generally usually
mainly mostly especially particularly approximately roughly about around exactly directly simply easily quickly clearly separately
together apart instead otherwise therefore however although because while whereas whether though since till until
add added adds additional extra further various several multiple single individual entire whole full complete overall general specific
certain given certain respective corresponding relevant related available existing possible current recent latest actual
generate produce prepare provide offer include involve contain hold keep put take make give get let see look watch check know
think feel want need like love hope wish help try start begin end stop go come run do be have has had does did
vary varies differ differs relate relates depend depends change changes compare compares happen happens occur occurs exist exists
each every both either neither other another same such own similar alike different distinct unique new simple small large big
nice good great best better clear easy interesting important useful main major key top common popular frequent typical
lot lots bit plenty few couple dozen part parts piece half
fewest busiest quietest biggest longest shortest newest oldest later earlier
him her them someone somebody anyone anybody everyone everybody something anything everything nothing none
yes no okay please thanks thank hello dear sir madam
amongst via towards toward throughout beyond despite regarding concerning according
`
    .trim()
    .split(/\s+/),
)

/** Whether a word picks nothing, whatever stands beside it. */
export const isFiller = (word: string): boolean => fillers.has(word)
