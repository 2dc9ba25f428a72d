import {
  additivitySchema,
  cleaningStepSchema,
  columnOverrideSchema,
  columnQuestionSchema,
  columnTypeSchema,
  columnValueSchema,
  datasetColumnSchema,
  dialectSchema,
  outcomeSchema,
  roleSchema,
  rowKindSchema,
  shapeOfferSchema,
  shapeSchema,
  sheetSchema,
  subjectSchema,
} from '@/lib/contracts/analysis'
import { datasetStatusSchema } from '@/lib/contracts/dashboard'
import { datasetSchema } from '@/lib/contracts/dataset'
import { tableRowsSchema } from '@/lib/contracts/table-rows'
import { objectComponent, plainComponent } from '../component'

export const datasetComponents = {
  Dataset: objectComponent(
    datasetSchema,
    'What is known of a table: its columns, how it was read, what was cleaned.',
    {
      id: 'Names the dataset.',
      name: 'The name of the file without its ending.',
      status: 'How far the table has come.',
      file_type: 'How it was sent.',
      byte_count: 'Size of the file as it was sent.',
      rows: 'Rows of the cleaned table.',
      columns: 'Its columns in the order of the file.',
      subject: 'What the table is about. Absent where the dataset was made before that was found out.',
      dialect: 'How the file was read.',
      cleaning: 'What was done to the cells, step by step.',
      roles: 'Roles that you have set, by column name. They win over what was found.',
      overrides: 'What else you have set, by column name: only what is yours stands in it.',
      undone: 'Cleaning steps that you have undone, by their `id`.',
      outcome: 'The column that you have said the table is about. Null where that was found.',
      time: 'The columns of event time that you have set. Empty where they were found.',
      sheets:
        'The sheets of a workbook that have a value in them, largest first and hidden ones last, below the one that was read the further tables in it; or the tables of a file that holds several, largest first. 200 at most. Absent where a file holds one, and in what was made before this was told.',
      shapes:
        'What the table was given as shape and what it may have instead: what is certain is done, what is not is offered. Absent where it has but one.',
      questions:
        'What only you know of columns whose role is not sure, three at most, those first that the dashboard speaks of most. Absent where all are sure, and in what was made before this was asked.',
      sheet: 'The sheet or table that you have chosen. Null where the largest table is read.',
      shape: 'The shape that you have chosen. Null where what is certain is done.',
      created_at: 'When the file was sent.',
    },
  ),
  TableRows: objectComponent(tableRowsSchema, 'Some rows of a cleaned table.', {
    columns: 'The names of the columns.',
    rows: 'A list a row, in the order of `columns`: numbers as numbers, dates as ISO text, null where nothing stands.',
    offset: 'Rows before the first of these.',
    matching_rows: 'How many rows the conditions leave.',
    total_rows: 'How many rows the table has.',
  }),
  DatasetColumn: objectComponent(datasetColumnSchema, 'A column and what it is for.', {
    name: 'As the file names it.',
    type: 'What its cells are.',
    role: 'What it is for: a measure is put together, an id or a code never is.',
    additivity: 'Whether its values may be summed. Null for what is no measure.',
    unit: 'Found in its name or its cells: `EUR`, `%`, `kg`. Null where there is none.',
    distinct: 'How many different values it has.',
    missing: 'How many cells are empty.',
    confidence: 'How sure the role is, from 0 to 1.',
    label: 'What titles and sentences call it; no two columns have the same. Absent in what was made before.',
    scale: 'What a value is multiplied with to be in full: 1,000,000 where the column counts in millions.',
    derived_from: 'The uploaded columns that it was computed from; absent for what was uploaded.',
    evidence: 'Why the role was chosen, in short sentences.',
    values:
      'What it splits into, most rows first, where that is few. Absent for others, and in what was made before.',
  }),
  ColumnValue: objectComponent(columnValueSchema, 'A value of a column.', {
    value: 'As it is written in the cleaned table.',
    meaning: 'What it is called, where that is something else: `insured` for `1`.',
    rows: 'Rows that have it.',
  }),
  ColumnOverride: objectComponent(
    columnOverrideSchema,
    'What you have set of a column; what is absent is found.',
    {
      label: 'What titles and sentences call it.',
      unit: 'What its numbers are in. Empty for nothing.',
      additivity: 'How several of its values become one.',
      values: 'What its values mean, by how they are written.',
    },
  ),
  ColumnQuestion: objectComponent(
    columnQuestionSchema,
    'A column of numbers that may be read in several ways, and how to say which is meant: send the `role` of an answer in `roles` and its `additivity`, where it has one, in `overrides`.',
    {
      column: 'The column.',
      text: 'The question, in words.',
      answers: 'What it may be; one of them is how it is read now.',
    },
  ),
  Subject: objectComponent(subjectSchema, 'What a table is about.', {
    row: 'What a row is one of; rows are counted under that name. Null where nothing says so for sure, absent in what was made before it was found out.',
    outcomes: 'What somebody would track or explain, best first. Empty where rows themselves are counted.',
    others:
      'What it may be about instead, likeliest first, with how likely: send the `column` as `outcome` to lead with it. Absent in what was made before it was told.',
    time: 'The column that says when things happened. Null where there is none.',
    time_confidence: 'How sure that is, from 0 to 1; 1 where you have said so.',
    time_evidence: 'What spoke for it, in short sentences.',
    factors: 'Columns that could explain the first outcome, strongest first.',
  }),
  RowKind: objectComponent(rowKindSchema, 'What a row of a table is one of.', {
    one: 'The noun for one of them: `customer`.',
    many: 'The noun for many: `customers`.',
    column:
      'The column whose values say so: an id, a name or a date of its own in each row. Null where something else does.',
    confidence: 'How sure it is, from 0 to 1.',
    evidence: 'What spoke for it, in short sentences.',
  }),
  Outcome: objectComponent(outcomeSchema, 'A number that the table is about.', {
    column: 'The column.',
    metric:
      'How it is put together: a `rate` is the share of rows for which `of` holds, `last` a level at its last date.',
    of: 'For a `rate`: which rows are counted.',
    confidence: 'How sure it is, from 0 to 1, against the other columns.',
    evidence: 'What spoke for it, in short sentences.',
  }),
  Sheet: objectComponent(
    sheetSchema,
    'A sheet of a workbook, or one of several tables. Send its name as `sheet` to have it read.',
    {
      kind: 'Whether it is a sheet, or one of several tables in a file or in the sheet that was read. Absent in what was made before tables could be chosen: a sheet.',
      name: 'As the workbook names it; a table is called by the title above it or by its path in JSON, else by its place (`Table 2`), and in a workbook with its sheet before it (`Orders › Table 2`).',
      rows: 'Rows with a value in them, header and remarks among them.',
      is_hidden: 'Whether the workbook hides it.',
      is_read: 'Whether it is the one that was read.',
    },
  ),
  ShapeOffer: objectComponent(
    shapeOfferSchema,
    'A shape that the table may have. Send it as `shape` to have it so.',
    {
      shape: 'Its name.',
      text: 'What it makes of the table, in words: “Make it long: 12 months as rows”.',
      rows: 'Rows that the table then has, before cleaning.',
      columns: 'Columns that the table then has.',
      is_taken: 'Whether it is the one that the table was given.',
    },
  ),
  CleaningStep: objectComponent(cleaningStepSchema, 'Something that was done to the cells.', {
    step: 'What was done, by name.',
    column: 'The column, or null where the whole table was touched.',
    rows: 'How many rows it touched.',
    detail: 'In words, with a sample before and after.',
    id: 'Names a step that guessed. Send it in `undo` to have the cells as they were. Absent for steps that are certain, and in what was made before.',
    is_undone: 'True where you have undone it. Absent where it is done.',
  }),
  Dialect: objectComponent(dialectSchema, 'How the file was read.', {
    delimiter: 'What stands between cells. Null for JSON.',
    quote: 'What stands around cells. Null where nothing does.',
    encoding: 'The encoding of the text.',
    header_row: 'Zero-based line of the header in the file, or null where there is none.',
    decimal: 'The decimal mark of its numbers.',
    date_order: 'The order of day, month and year of dates that could be read in two ways.',
    confidence: 'How sure the reading is, from 0 to 1.',
  }),
  ColumnType: plainComponent(columnTypeSchema, 'What the cells of a column are.'),
  Role: plainComponent(roleSchema, 'What a column is for.'),
  Shape: plainComponent(
    shapeSchema,
    '`wide` leaves periods, answers and the columns of a cross-table as columns and lists in their cells; `long` makes a row for each of them.',
  ),
  Additivity: plainComponent(
    additivitySchema,
    '`additive` values may be summed; `semi_additive` ones (a stock, a level) not over time; `intensive` ones (a rate, a price) and `ordinal` ones never.',
  ),
  DatasetStatus: plainComponent(datasetStatusSchema, 'How far a table has come.'),
}
