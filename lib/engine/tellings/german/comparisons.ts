import type { Comparison } from '../forms/comparisons'

export const comparisons: Record<Comparison, string> = {
  '{1} differs by {2}: the average is {3} and {4}': '{1} unterscheidet sich nach {2}: im Schnitt {3} und {4}',
  '{1} differs by {2}: the median is {3} and {4}': '{1} unterscheidet sich nach {2}: im Median {3} und {4}',
  '{1} differs by {2}: {3} and {4}': '{1} unterscheidet sich nach {2}: {3} und {4}',
  '{1} differs by {2}: {3} and {4}, {5} times as high':
    '{1} unterscheidet sich nach {2}: {3} und {4}, {5}-mal so hoch',
  '{1} differs by {2}': '{1} unterscheidet sich nach {2}',
  'it differs by {1}: the average is {2} and {3}': 'Unterschied nach {1}: im Schnitt {2} und {3}',
  'it differs by {1}: the median is {2} and {3}': 'Unterschied nach {1}: im Median {2} und {3}',
  'it differs by {1}: {2} and {3}': 'Unterschied nach {1}: {2} und {3}',
  '{1} differs by what {2} says: the average is {3} where that has {4} and {5} elsewhere':
    '{1} unterscheidet sich danach, was {2} sagt: im Schnitt {3}, wo {4} steht, sonst {5}',
  'that is {1} times as high': 'das ist {1}-mal so hoch',
  'that is {1} times as much': 'das ist {1}-mal so viel',
  'that is {1} times as low': 'das ist {1}-mal so niedrig',
  '{1} is {2} in {3} of the rows, ahead of {4}': '{1} ist in {3} der Zeilen {2}, vor {4}',
  '{1} is {2} in {3} of the rows that have one, ahead of {4}':
    '{1} ist in {3} der Zeilen mit Angabe {2}, vor {4}',
  '{1} is {2} in {3} of the rows with {4}, against {5} elsewhere':
    '{1} ist in {3} der Zeilen mit {4} {2}, sonst in {5}',
  '{1} is {2} of the rows, ahead of {3}': '{1}: {2} der Zeilen, vor {3}',
  '{1} is {2} of the rows with {3}, against {4} elsewhere': '{1}: {2} der Zeilen mit {3}, sonst {4}',
  '{1}: {2}, against {3} elsewhere': '{1}: {2}, sonst {3}',
  '{1} leads by {2}: {3}, followed by {4}': '{1} führt bei {2}: {3}, gefolgt von {4}',
  '{1} makes {2} of {3}, ahead of {4}': '{1} macht {2} von {3} aus, vor {4}',
  '{1} makes {2} of {3} with {4} of the rows, ahead of {5}':
    '{1} macht mit {4} der Zeilen {2} von {3} aus, vor {5}',
  '{1} makes {2} of {3} with {4} of the rows': '{1} macht mit {4} der Zeilen {2} von {3} aus',
  '{1} has the largest share of {2} by {3}: {4}, ahead of {5}':
    '{1} hat nach {3} den größten Anteil an {2}: {4}, vor {5}',
  'a single row makes {1} of the first': 'eine einzige Zeile macht {1} des ersten aus',
  'one row alone makes {1} of the total, {2}': 'eine Zeile allein macht {1} der Summe aus: {2}',
  'the highest tenth begins at {1}': 'das höchste Zehntel beginnt bei {1}',
  'the largest tenth of the rows holds {1} of the total': 'das größte Zehntel der Zeilen hält {1} der Summe',
  '{1} is highest at {2}, {3} lowest at {4}': '{1} hat den höchsten Wert: {2}, {3} den niedrigsten: {4}',
  '{1} is highest at {2}': '{1} hat den höchsten Wert: {2}',
  '{1} is highest: {2}': '{1} hat den höchsten Wert: {2}',
  '{1} with {2} is highest: {3}': '{1} mit {2} hat den höchsten Wert: {3}',
  'highest at {1}, lowest at {2}': 'am höchsten bei {1}, am niedrigsten bei {2}',
  'among rows of similar {1} they hardly differ':
    'unter Zeilen mit ähnlichem {1} unterscheiden sie sich kaum',
  'among rows with the same {1} they hardly differ':
    'unter Zeilen mit gleichem {1} unterscheiden sie sich kaum',
  'among rows of similar {1} it is not clear that they differ':
    'unter Zeilen mit ähnlichem {1} ist nicht klar, ob sie sich unterscheiden',
  'among rows with the same {1} it is not clear that they differ':
    'unter Zeilen mit gleichem {1} ist nicht klar, ob sie sich unterscheiden',
  'among rows with the same {1} they lie less than half as far apart':
    'unter Zeilen mit gleichem {1} liegen sie weniger als halb so weit auseinander',
  'among rows of similar {1} they lie less than half as far apart':
    'unter Zeilen mit ähnlichem {1} liegen sie weniger als halb so weit auseinander',
  'among rows with the same {1} it is the other way round': 'unter Zeilen mit gleichem {1} ist es umgekehrt',
  'among rows of similar {1} it is the other way round': 'unter Zeilen mit ähnlichem {1} ist es umgekehrt',
  '{1} stands out only where {2}: {3} against {4} for the others, elsewhere {5} against {6}':
    '{1} fällt nur auf, wo {2}: {3} gegenüber {4} bei den anderen, sonst {5} gegenüber {6}',
  '{1} stands out above all where {2}: {3} against {4} for the others, elsewhere {5} against {6}':
    '{1} fällt vor allem auf, wo {2}: {3} gegenüber {4} bei den anderen, sonst {5} gegenüber {6}',
  '{1} stands out only where {2}: {3} against {4} for {5}, elsewhere {6} against {7}':
    '{1} fällt nur auf, wo {2}: {3} gegenüber {4} bei {5}, sonst {6} gegenüber {7}',
  '{1} and {2} tend to rise together': '{1} und {2} steigen meist gemeinsam',
  '{1} tends to be lower where {2} is higher': '{1} ist meist niedriger, wo {2} höher ist',
  'it tends to be lower where {1} is higher': 'meist niedriger, wo {1} höher ist',
  'it tends to rise together with {1}': 'steigt meist gemeinsam mit {1}',
  '{1} and {2} tend to rise together, but hardly among rows with the same {3}':
    '{1} und {2} steigen meist gemeinsam, aber kaum unter Zeilen mit gleichem {3}',
  '{1} is higher where {2} is higher, in these {3}': '{1} ist höher, wo {2} höher ist, in diesen {3}',
  '{1} is lower where {2} is higher, in these {3}': '{1} ist niedriger, wo {2} höher ist, in diesen {3}',
  '{1} is higher where {2} is higher, in a sample of {3}':
    '{1} ist höher, wo {2} höher ist, in einer Stichprobe von {3}',
  '{1} is lower where {2} is higher, in a sample of {3}':
    '{1} ist niedriger, wo {2} höher ist, in einer Stichprobe von {3}',
  'over all rows {1} is higher where {2} is higher, but lower inside each of the {3} values of {4}':
    'über alle Zeilen ist {1} höher, wo {2} höher ist, aber niedriger innerhalb jedes der {3} Werte von {4}',
  'over all rows {1} is lower where {2} is higher, but higher inside each of the {3} values of {4}':
    'über alle Zeilen ist {1} niedriger, wo {2} höher ist, aber höher innerhalb jedes der {3} Werte von {4}',
  'on average {1} in the quarter of rows where {2} is highest, {3} where it is lowest':
    'im Schnitt {1} im Viertel der Zeilen mit dem höchsten Wert von {2}, {3} im Viertel mit dem niedrigsten',
  'on average {1} in the quarter of rows where that is highest, {2} where it is lowest':
    'im Schnitt {1} im Viertel der Zeilen, wo das am höchsten ist, {2}, wo es am niedrigsten ist',
  'on average {1} in the {2} of rows where {3} is highest, {4} where it is lowest':
    'im Schnitt {1} in {2} der Zeilen mit dem höchsten Wert von {3}, {4} in denen mit dem niedrigsten',
  'on average {1} in the {2} of rows where that is highest, {3} where it is lowest':
    'im Schnitt {1} in {2} der Zeilen, wo das am höchsten ist, {3}, wo es am niedrigsten ist',
  'on average {1} where {2} is {3}, {4} where it is {5}':
    'im Schnitt {1}, wo {2} {3} ist, {4}, wo es {5} ist',
  '{1} is spread evenly over the {2} values of {3}: each has between {4} and {5}':
    '{1} verteilt sich gleichmäßig auf die {2} Werte von {3}: jeder hat zwischen {4} und {5}',
  '{1} does not clearly differ by {2}': '{1} unterscheidet sich nicht klar nach {2}',
  '{1} hardly differs by {2}': '{1} unterscheidet sich kaum nach {2}',
  'no clear difference by {1}: from {2} to {3}': 'kein klarer Unterschied nach {1}: {2} bis {3}',
  'spread evenly by {1}: from {2} to {3}': 'gleichmäßig verteilt nach {1}: {2} bis {3}',
  '{1} is missing in {2} of the rows where {3}, against {4} elsewhere':
    '{1} fehlt in {2} der Zeilen, wo {3}, sonst in {4}',
  '{1} is missing in {2} of the rows from {3} to {4}, against {5} of all rows':
    '{1} fehlt in {2} der Zeilen von {3} bis {4}, gegenüber {5} aller Zeilen',
  'values are missing in {1}': 'Werte fehlen in {1}',
  '{1} makes all of it, from {2} to {3}, the others together from {4} to {5}':
    '{1} macht alles davon aus, von {2} auf {3}; die anderen zusammen von {4} auf {5}',
  '{1} makes most of it, from {2} to {3}, the others together from {4} to {5}':
    '{1} macht das meiste davon aus, von {2} auf {3}; die anderen zusammen von {4} auf {5}',
  '{1} is high, {2} over {3}, where {4}': '{1} ist hoch, {2} über {3}, wo {4}',
  'it is low, {1} over {2}, where {3}': 'niedrig, {1} über {2}, wo {3}',
  '{1} is high, {2} of {3}, where {4}': '{1} ist hoch, {2} von {3}, wo {4}',
  'it is low, {1} of {2}, where {3}': 'niedrig, {1} von {2}, wo {3}',
  'it is high, {1} over {2}, where {3}': 'hoch, {1} über {2}, wo {3}',
  '{1} alone holds {2} of {3}, {4}: with it {5} adds up to {6}, without it to {7}':
    '{1} allein hält {2} von {3}, {4}: damit {5} zusammen {6}, ohne {7}',
  'one value of {1} stands far apart: {2}, {3} times the usual spread above the median of {4}':
    'ein Wert von {1} liegt weit ab: {2}, das {3}-Fache der üblichen Streuung über dem Median von {4}',
  'one value of {1} stands far apart: {2}, {3} times the usual spread below the median of {4}':
    'ein Wert von {1} liegt weit ab: {2}, das {3}-Fache der üblichen Streuung unter dem Median von {4}',
  'the top {1} of {2} values of {3} hold {4} of {5}, with {6} of the rows':
    'die ersten {1} von {2} Werten von {3} halten {4} von {5}, mit {6} der Zeilen',
  'the top {1} of {2} values of {3} ({4}) hold {5} of {6}, with {7} of the rows':
    'die ersten {1} von {2} Werten von {3} ({4}) halten {5} von {6}, mit {7} der Zeilen',
  '{1} says {2} in {3} of the rows with {4}, against {5} elsewhere':
    '{1} sagt in {3} der Zeilen mit {4} {2}, sonst in {5}',
  'among {1}': 'unter {1}',
  '{*}, among the {1} of {2} with {3} or more': '{*}, unter den {1} von {2} mit {3} oder mehr',
  '{*}, among those with {1} or more': '{*}, unter denen mit {1} oder mehr',
  '{*}, but hardly among rows with the same {1}': '{*}, aber kaum unter Zeilen mit gleichem {1}',
  '{*}, but hardly among rows of similar {1}': '{*}, aber kaum unter Zeilen mit ähnlichem {1}',
  '{*}, but less than half as much among rows with the same {1}':
    '{*}, aber weniger als halb so stark unter Zeilen mit gleichem {1}',
  '{*}, but less than half as much among rows of similar {1}':
    '{*}, aber weniger als halb so stark unter Zeilen mit ähnlichem {1}',
  '{*}, but the other way round among rows with the same {1}':
    '{*}, aber umgekehrt unter Zeilen mit gleichem {1}',
  '{*}, but the other way round among rows of similar {1}':
    '{*}, aber umgekehrt unter Zeilen mit ähnlichem {1}',
  'in {1}: {2}, against {3} in {4}': '{1}: {2}, gegenüber {3} ({4})',
  'a single row makes {1} of {2}': 'eine einzige Zeile macht {1} von {2} aus',
  'a single row makes {1} of it': 'eine einzige Zeile macht {1} davon aus',
  '{1} is about {2} everywhere': '{1} liegt überall bei etwa {2}',
  'these {1} show hardly any relation': 'diese {1} zeigen kaum einen Zusammenhang',
  '{1} in {2} of the rows, ahead of {3}': '{1} in {2} der Zeilen, vor {3}',
  '{1} is missing in {2} of the rows from {3} to {4}': '{1} fehlt in {2} der Zeilen von {3} bis {4}',
  '{1} is highest overall: {2}': '{1} ist insgesamt am höchsten: {2}',
  'the median is highest for {1} and lowest for {2}':
    'der Median ist am höchsten bei {1} und am niedrigsten bei {2}',
  'highest for {1} in {2}': 'am höchsten bei {1} ({2})',
  'highest for {1} on {2}': 'am höchsten bei {1} ({2})',
  'their rank correlation (Spearman) is {1}': 'ihre Rangkorrelation (Spearman) beträgt {1}',
  'these {1} show a weak relation': 'diese {1} zeigen einen schwachen Zusammenhang',
  'a sample of {1} shows hardly any relation': 'eine Stichprobe von {1} zeigt kaum einen Zusammenhang',
  'a sample of {1} shows a weak relation': 'eine Stichprobe von {1} zeigt einen schwachen Zusammenhang',
  '{1} is highest at {2}, {3} lowest at {4}, in {5}':
    '{1} am höchsten mit {2}, {3} am niedrigsten mit {4}, in {5}',
}
