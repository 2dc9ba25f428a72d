import { layoutSchema } from '@/lib/contracts/blocks'
import {
  dashboardListItemSchema,
  dashboardListSchema,
  dashboardSchema,
  datasetRefSchema,
  deletedDashboardSchema,
  updateDashboardSchema,
} from '@/lib/contracts/dashboard'
import {
  cardChangeSchema,
  dashboardChangesSchema,
  keepVersionSchema,
} from '@/lib/contracts/dashboard-changes'
import { createBlockSchema, updateBlockSchema } from '@/lib/contracts/edit-block'
import { filteredDashboardSchema, filterFieldsSchema, selectionSchema } from '@/lib/contracts/selection'
import { visibilitySchema } from '@/lib/contracts/share-link'
import { objectComponent, plainComponent } from '../component'

export const sinceDescription =
  'The dashboard’s `updated_at` as you read it. Where the dashboard has changed since, nothing is written and the answer is `conflict`; without it, the last one to write wins.'

export const dashboardComponents = {
  Dashboard: objectComponent(dashboardSchema, 'A dashboard with all of its cards.', {
    id: 'Names the dashboard for as long as it exists.',
    title: 'Given with the upload or afterwards, else what the table is about, of which years.',
    description: 'One sentence on what the table holds and what stands out.',
    layout: 'In what order and in which colours the cards are shown.',
    chart_blocks: 'The cards, ordered by `position`.',
    dataset: 'The table that it is made of.',
    visibility: '`public` while a public share link is alive, else `private`.',
    status: '`completed` once it can be read; a dashboard that is made anew stays readable.',
    created_at: 'When it was first made.',
    updated_at: 'When anything of it last changed.',
    last_generated_at: 'When its cards were last made from the table.',
  }),
  Layout: objectComponent(layoutSchema, 'Order, colours and the story in words.', {
    visualizations: 'Always empty: every card is in `chart_blocks`.',
    chart_order: 'The indexes of `chart_blocks` in display order, each once.',
    color_scheme: 'Three colours that carry the charts, as `#RRGGBB`.',
    narrative_evidence:
      'What proves each of `narrative_snippets`, in their order; null where a sentence claims nothing. Absent in what was made before.',
    narrative_snippets:
      'The story of the dashboard, a sentence an entry. Each is backed by a card or by its evidence.',
    sections: 'In that language, what stands above the cards by the questions that they answer.',
    language:
      'BCP 47, of titles and texts: that of the instructions where it is one of ours. Absent where they are English.',
  }),
  DatasetReference: objectComponent(datasetRefSchema, 'A dataset by name.', {
    id: 'Names the dataset.',
    name: 'The name of the file without its ending.',
    status: 'How far the table has come.',
  }),
  DashboardListItem: objectComponent(
    dashboardListItemSchema,
    'One row of the list. A running or a failed generation has a row too.',
    {
      id: 'The dashboard, or null until its first generation has completed.',
      generation_id: 'The newest generation of the dashboard.',
      title: 'Its title; before there is one, what was asked for or the name of the dataset.',
      description: 'Its description; of a failed generation, what went wrong.',
      status: 'Of the dashboard, or of the generation while there is no dashboard.',
      visibility: '`public` while a public share link is alive, else `private`.',
      card_count: 'How many cards it has.',
      dataset: 'The table that it is made of.',
      created_at: 'When it was first asked for.',
      updated_at: 'When anything of it last changed.',
    },
  ),
  DashboardList: objectComponent(dashboardListSchema, 'A page of dashboards, newest first.', {
    items: 'The dashboards of this page.',
    next_cursor: 'Send it as `cursor` for the next page; null on the last.',
  }),
  Selection: objectComponent(
    selectionSchema,
    'Which rows a dashboard is looked at over: those that pass all.',
    {
      from: 'The first day of the event time; null leaves that end open.',
      to: 'The last day, which is included; null leaves that end open.',
      categories: 'Columns with the values of which each row has one.',
      compare: 'What figures and courses are set beside. Absent where nothing is compared.',
      numbers: 'Columns of numbers with their least and most, either of them null where that end is open.',
    },
  ),
  FilterFields: objectComponent(
    filterFieldsSchema,
    'What there is to filter by, the cards’ own columns first.',
    {
      time: 'The event time with its first and last day; null where the table has none.',
      categories: 'Columns with few values, each value with its rows in the whole table.',
      numbers: 'Columns of numbers with the least and the most of them.',
    },
  ),
  FilteredDashboard: objectComponent(filteredDashboardSchema, 'A dashboard over some rows of its table.', {
    dashboard: 'Its cards are those rows’, but where `config.whole_table` says otherwise.',
    selection: 'The filter as it was read.',
    rows: 'How many rows pass, and how many there are.',
    empty_blocks: 'Cards that have nothing to show among these rows; they are not in `chart_blocks`.',
    fields: 'What there is to filter by.',
    compared:
      'The days that are shown and those that they are compared with; absent where nothing is. Where the table does not cover all of those, no card has a comparison.',
  }),
  DashboardChanges: objectComponent(
    dashboardChangesSchema,
    'What making a dashboard anew has changed, while it can be taken back.',
    {
      before: 'When the dashboard before was made; null where nothing is to be decided.',
      after: 'When the dashboard was made that it is now; null where nothing is to be decided.',
      title_before: 'Its title, where that was another one.',
      cards: 'The cards that came, then those that changed, then those that went.',
      unchanged: 'How many cards are as they were.',
    },
  ),
  CardChange: objectComponent(cardChangeSchema, 'A card that is not as it was.', {
    change: 'What became of it.',
    type: 'Its card type; of one that went, what it was.',
    title: 'Its title; of one that went, what it was.',
    title_before: 'The title that it had, where that was another one.',
    parts: 'What differs of a card that changed.',
  }),
  KeepVersion: objectComponent(keepVersionSchema, 'Which dashboard is to stay.', {
    keep: '`new` for the one that it is now, `old` for the one before.',
    before:
      'The `before` of the changes that you chose by: where another run has come since, or the choice was made already, it is answered with `conflict` and nothing is written. Absent for whichever two there are.',
    after:
      'Likewise the `after` of these changes: an old dashboard that was kept may be the one before once more.',
  }),
  UpdateDashboard: objectComponent(updateDashboardSchema, 'What is to change. What is absent stays.', {
    title: 'A new title. It is kept when the dashboard is made anew.',
    description: 'A new description; may be empty.',
    chart_order: 'Every index of `chart_blocks` once, in the order that they are to be shown in.',
    color_scheme:
      'Three colours that carry the charts. Where one can’t be seen well on a light or a dark page, charts take its nearest tone that can.',
    if_unchanged_since: sinceDescription,
  }),
  CreateBlock: objectComponent(createBlockSchema, 'A card to be added.', {
    sentence: 'What it is to show, in the words of instructions: `revenue by month as a line`.',
    position: 'Its place in display order, from 0; absent at the end.',
    dry_run: 'Whether to write nothing and answer with the dashboard as it would be.',
    if_unchanged_since: sinceDescription,
  }),
  UpdateBlock: objectComponent(updateBlockSchema, 'What is to change of a card. What is absent stays.', {
    title: 'A new title. Like all that is set here, it is kept when the dashboard is made anew.',
    description: 'A new description; may be empty.',
    size: 'How much room it takes; null leaves that to the layout.',
    hidden: 'Whether it is shown to its owner alone: not by share links, nor on paper.',
    type: 'The card type to draw it as: one of its `config.alternatives`.',
    if_unchanged_since: sinceDescription,
  }),
  DeletedDashboard: objectComponent(deletedDashboardSchema, 'What was deleted.', {
    id: 'The dashboard that was.',
    dataset_id: 'The dataset that was deleted with it.',
  }),
  Visibility: plainComponent(
    visibilitySchema,
    'Who may look: everybody who has the link, or those who are listed.',
  ),
}
