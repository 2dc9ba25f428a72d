const words = (text: string) => text.trim().split(/\s+/)

/**
 * Words that carry a sentence's claim, by what they claim. A sentence that is written anew must have words of the
 * same kinds as before: what rose may not fall, what is not so may not be so.
 */
export const claimWords: Record<string, string[]> = {
  up: words(`up rise rises rose risen rising grow grows grew grown growing growth increase increases increased increasing
    climb climbs climbed climbing gain gains gained higher upward upwards more above exceed exceeds exceeded over`),
  down: words(`down fall falls fell fallen falling drop drops dropped dropping decline declines declined declining
    decrease decreases decreased decreasing shrink shrank shrinks lose loses lost lower downward downwards less fewer
    below under short`),
  most: words(
    'most highest largest biggest greatest top leads lead leading leader strongest best main mostly',
  ),
  least: words('least lowest smallest weakest worst bottom fewest'),
  not: words('not no never none neither nor without cannot hardly'),
  same: words(
    'same equal equals equally even evenly alike similar steady stable flat unchanged constant level',
  ),
  cause:
    words(`because cause causes caused due thanks leads reason therefore thus hence drives driven drove makes led
    result results explains explain explained`),
  unsure: words(
    'may might could perhaps probably likely about around roughly nearly almost approximately some',
  ),
  together: words('together correlate correlates correlated relation related linked goes go'),
  number:
    words(`one two three four five six seven eight nine ten eleven twelve dozen hundred thousand million billion
    half halves third quarter quarters twice double doubled triple once both all every each whole entire percent zero
    several many few couple pair majority minority`),
}

/**
 * What may be added to any sentence without changing what it says. Nothing that could give a cause ("since", "so",
 * "as"), an order in time, a measure ("average", "a month", "share"), a limit ("only") or a today that is long past.
 */
export const plainWords = new Set(
  words(`a an the this that these those it its they their them there here of in on at to by for with from is are was
    were be been being has have had having do does did and or but if than when while where which who whom whose
    what how we us our you your into onto within between among across
    still also please note look looking see seen shows show showed shown tells tell told says say said
    reads read means mean meaning stands stand stood comes come came takes take took gives give
    figure figures number numbers value values data row rows records column columns category categories group groups
    against compared compare comparison versus relative among other others another
    clear clearly plain simple brief key point points picture words view summary headline finding findings
    reaches reach reached amounts came counted counts count found find measured`),
)
