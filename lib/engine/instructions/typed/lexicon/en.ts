/** English: a meaning a line, then the words for it; `*` stands for any ending. */
export const english = `
by: by, broken down by, broken out by, split by, split up by, grouped by, according to, depending on, across
per: per, for each, for every, in each, in every, of each, within each, each, every, a piece by
divided: divided by, over total, in relation to, relative to, set against
over: over
times: times, multiplied by
gap: gap between, difference between, spread between, distance between, delay between, lag between
minus: minus, less the, net of, less
ratio: ratio of, ratio between, ratio
share: share, shares, percentage, percentages, percent, pct, proportion, fraction, what part, which part, portion, how many percent
rate: rate, rates
of: of, from among, out of, kind of, kinds of, type of, types of, sort of, way of, ways of
in: in, at, on, for, within, inside, during, among, amongst, through, via, over, out of, towards
with: with, having, has, have, had, whose, where, who, that, which are, who are, that are, are, is, was, were, got, get
without: without, excluding, exclude, excl, except, except for, other than, leaving out, leave out, apart from, ignoring, ignore, minus the, no, not, non, but not, neither, nor, never, do not, don t, does not, did not, doesn t, didn t, isn t, aren t, outside, skip, omit, drop, leave the, take out, leaving the, not counting, don t count, do not count, not the, dont count, ignoring the, leave those out, taking out
only: only, just, solely, exclusively
and: and, &, plus, as well as, along with, together with
or: or, either
vs: vs, versus, against, compared with, compared to, compare, comparing, compared, comparison, next to, in comparison to, in comparison with, than, bigger than, higher than, lower than, more than, differ*
to: to, until, till, through, up to and including
sum: total, sum, sums, totals, overall, summed, how much, combined, in total, altogether
avg: average, averages, avg, mean, typical, on average, averaged
median: median, medians
max: maximum, max, peak, highest ever
min: minimum, min
count: how many, number of, count of, count, counts, nr of, no of, num of, headcount, tally of, amount of times, how often, frequency
distinct: different, distinct, unique, counted once, counted only once, once
percentile: percentile, percentiles, quantile
gt: more than, over, above, greater than, higher than, exceeding, exceeds, exceed, exceeded, tops, topping, larger than, bigger than, beyond, north of, upwards of, >
lt: less than, under, below, fewer than, lower than, smaller than, beneath, <
gte: at least, no less than, not less than, minimum of, at or above, from, >=
lte: at most, no more than, not more than, up to, maximum of, at or below, <=, within
more: more, higher, lower, better, worse, bigger, smaller, greater, larger, longer, shorter, faster, slower
older: older than, over the age of
younger: younger than, under the age of
dearer: more expensive than, pricier than
cheaper: cheaper than
longer: longer than, lasting more than, took more than, taking more than
shorter: shorter than, lasting less than, took less than
ormore: or more, or better, and more, or above, and above, or over, and over, or older, and older, or higher, and higher, or longer, and longer, or further, and further, and beyond, and up, upwards, plus
orless: or less, and less, or below, and below, or under, and under, or younger, or lower, or fewer
between: between
year: year, years, yearly, annual, annually, year by year, year over year, year after year
quarter: quarter, quarters, quarterly, quarter by quarter
month: month, months, monthly, month by month, month over month, month to month
week: week, weeks, weekly, week by week
day: day, days, daily, day by day
hour: hour, hours, hourly, hour of the day, hour of day, time of day, hours of the day
weekday: weekday, day of the week, day of week, days of the week, week day, weekdays
moy: calendar month, month of the year, month of year, calendar months, time of year, months of the year, month of the year
time: over time, develop, develops, developed, trend, trends, development, evolution, course, through time, history
weekend: weekend, weekends
last: last, past, latest, previous, most recent, recent, trailing
this: this, current
since: since, from, starting, as of
before: before, prior to, earlier than, until, up to
after: after, later than
half: half, halves
first: first
second: second
third: third
fourth: fourth
top: top, best, biggest, largest, highest, most, greatest, leading, strongest, most expensive, longest, oldest, heaviest, busiest, tallest, priciest, dearest, top selling, best selling, most common, most frequent, richest, fastest, quickest, speediest
bottom: bottom, worst, smallest, lowest, least, fewest, weakest, cheapest, shortest, youngest, lightest, quietest, poorest, slowest
which: which, what, who, whose
where: where
growth: growth, go up, goes up, gone up, went up, go down, goes down, gone down, went down, grow, grew, grown, growing, change, changed, changes, increase, increased, decrease, decreased, decline, declined, rise, rose, fell, fall, drop, dropped, up or down, better or worse, improve, improved, gained, shrank, lost ground
frequent: most common, most frequent, most often
running: running total, added up, adding up, totted up, cumul, cumulativ, summed up over time, building up, cumulative, cumulated, cumulatively, running sum, accumulated, running
whole: total, overall, all, whole, everything
bar: bar chart, bar graph, bars, bar, barchart
line: line chart, line graph, line, lines, curve
pie: pie chart, pie
donut: donut chart, donut, doughnut
scatter: scatter plot, scatterplot, scatter chart, scatter
table: table
boxplot: box plot, boxplot
heatmap: heatmap, heat map
area: area chart
stacked: stacked, stack
sort: sorted, sort, ordered, order by, ranked, rank
desc: descending, desc, highest first, largest first, high to low, biggest first, from high to low
asc: ascending, asc, lowest first, smallest first, low to high
howlong: takes longest, take longest, takes the longest, take the longest, took longest, took the longest, takes shortest, resolution time, resolving time, repair time, completion time, closing time, response time, delivery time, shipping time, waiting time, time to close, time to resolve, time to finish, time to complete, time to deliver, time to fix, time to repair, time to ship, time to respond, turnaround, turnaround time, turn around time, processing time, handling time, throughput time, lead time, how quickly, how fast, nr of days between, number of days between, number of hours between, hours between, minutes between, how long, how many days, how many hours, how many minutes, time between, days between, time from, days from, time to, days to, duration of, average time, average wait
missing: missing, empty, blank, unknown, without a value
why: why, what drives, what explains, what influences, drives, drivers, explains, reasons, reason, cause, causes
forecast: forecast, predict, prediction, next year, next month, next quarter
rows: rows, row, records, record, entries, entry, lines, cases, observations, items
people: everyone, everybody, people, persons, person, folks, ones, those, them
light: measured, sell, sold, selling, sales made, spending, pay, paid, cost, costs, get, gets, bring, brings, brought, come, comes, came, go, goes, went, taken, give, gave, have, do, done, see, show, happen, happened, happens, fall on, found, find, placed, ordered, run, ran, hold, holds, holding, sit, stand, land, live, living, lives, use, used, using, work, working, works, look, looks, turn out, came in, come in, counting, need, needs, been, going, arrive, arrived, receive, received, buy, bought, buys, handle, handled, want, wanted, issue, issued, serve, served, finish, finished, started, often, always, usually
drawn: chart, charts, plot, plots, plotted, graph, graphs, histogram, histograms, diagram, draw, axes, axis, visualize, visualise, visualization, colored, coloured
loss: losing money, lose money, loses money, lost money
filler: but, however, good morning, good afternoon, good evening, good day, greetings, whats, what s, cheers, kind regards, thx, ty, strongly, closely, tightly, following, two things, three things, first of all, the, a, an, i, me, my, we, us, our, you, your, it, its, they, their, them, this, these, those, there, here, please, pls, plz, thanks, thank you, can, could, would, should, will, may, like, want, need, know, tell, give me, show me, show, display, draw, plot, chart, graph, diagram, see, do, does, did, be, been, being, am, as, so, too, also, then, if, well, now, really, actually, simply, quick, quickly, hi, hello, hey, let, how, each one, one, both, all, any, some, such, per se, sort of, kind of, about, around, roughly, by the way, ok, okay, respectively, separately, single, individual, s, th, st, nd, rd, etc, e g, i e, pro, compared side by side, side by side, look at, check, get, make, build, create, view, overview, question, much, what, just, i m, i d, d, m, ll, re, given, actual, yet, ever, even, out, up, down, into, onto, off, back, numbers, number, figure, figures, value, values, data, enough, want to know, interested in, wonder, curious, detail, details, breakdown, break, split, again, total number, whatever, anything, dear
tongue: in german, in french, in spanish, in italian, in english
takes: bring in, brings in, brought in, take in, took in, takes in, earn, earned, earns, make, made, makes, take, takes, took, generate, generated, spend, spends, spent, brought us, bring us
list: list, list of, show all, show every, show everyone, names of, list all, list the, give me a list of, give a list of
relation: relationship, relation, correlation, correlate, correlated, corelated, correlates, correlation between, association, associated, relates, go together, goes together, link, linked, connection, depend, depends, affect, affects, influence of, go along, goes along, related, relate
spread: distribution, distributed, spread, histogram, spread out, how are, vary, varies, varied, dispersion, scattered
steps: steps, step, bands, bins, buckets, intervals, bin, classes, brackets, ranges, groups
rest: others, other, the rest, rest, everyone else, others
gone: excluded, removed, left out, ignored, skipped, does not count, set aside, not included, don t count, do not count, doesn t count, not counted, not incl, shouldn t count, should not count, to be excluded, to be left out, leave out, aside, put aside, leave those out, leave them out, leave these out, leave it out, leave that out, leaving those out, leaving them out, take those out, take them out, keep those out, keep them out, exclude those, exclude them, skip those, skip them, ignore those, ignore them, do not count those, do not count them, don t count those, don t count them, not to be counted
together: together, combined, taken together, put together, lumped together
who: who
selling: sell, sells, sold, selling
buying: buy, buys, bought, spend, spends, spent, orders most, pays most
quick: fastest, quickest, speediest
slow: slowest
lasting: longest, shortest
priced: most expensive, priciest, dearest, cheapest
best: best, worst
`
