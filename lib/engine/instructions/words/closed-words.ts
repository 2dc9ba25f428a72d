const words = (text: string) => new Set(text.trim().split(/\s+/))

/** Words of the grammar itself: alone they name no column and no value. */
export const closedWords = words(`
neither nor either nobody nothing everything everyone non apart aside besides
a an the this that these those each every all any some no not none only just and or but of in on at to by for with from
as is are was were be been being have has had having do does did will would could can should may might must shall than then
me my i you your we us our it its they them their he she his her who whose whom which what where when why how there here
show give draw plot visualize visualise display list find get return create make build compute calculate provide present
tell compare count number amount total sum average avg mean median maximum max minimum min highest lowest largest smallest
most least more less fewer greater higher lower bigger smaller above below over under between before after since until
chart charts graph graphs plot plots diagram bar bars line lines pie pies area scatter scatterplot histogram heatmap boxplot
table map gauge funnel radar bubble donut kpi card column columns row rows axis x y title color colors colour colours
sort sorted order ordered ordering rank ranked arrange arranged group grouped grouping stacked stack bin bins bucket buckets binned binning
asc ascending desc descending low high top bottom first last per across versus vs against different distinct unique
please want like see also using use respectively corresponding along according based respect relationship relation
correlation correlate proportion share percentage percent distribution trend data dataset values value result results
interval weekday weekly monthly yearly daily respective various varying illustrate illustrating depict depicting representing
represent visual visually information detail one two three equal equals including include contains excluding except without
separate separately separated split broken legend facet panel panels color colored coloured let name names named called
day percentile percentiles quartile quartiles quantile deviation variance cumulative rolling
depend depends depending starting beginning shows showing frequently often combined overall accumulated typical summed
week month quarter year hour time date range ranging many much change changes over time good number bar
`)

/** Verbs that may also be the name of a column: they are one only where a determiner stands before. */
export const verbWords = words(
  'rank order sort list show display plot group bin count chart graph change compare range scale share report',
)

/** What stands before a noun rather than a verb. */
export const nounMarkers = words(
  'each every by per of different across all the whose their its various versus vs against with between than distinct unique',
)

/** What may stand between the words of a name. */
export const connectives = words('of the in for per and to a an')
