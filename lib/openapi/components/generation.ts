import { clauseReportSchema } from '@/lib/contracts/analysis'
import { testsSchema } from '@/lib/contracts/claims'
import {
  columnChangeSchema,
  deletedGenerationSchema,
  generateAcceptedSchema,
  generateCompletedSchema,
  generationErrorSchema,
  generationPayloadSchema,
  generationSchema,
  generationStatusSchema,
  plannedBySchema,
  progressSchema,
  regenerateCompletedSchema,
  regenerateSchema,
} from '@/lib/contracts/generation'
import { objectComponent, plainComponent } from '../component'

const completedFields = {
  generation_id: 'The generation, which has ended.',
  dataset_id: 'The dataset that the file became.',
  dashboard_id: 'The dashboard that was made.',
  status: 'Always `completed`.',
  share_link: 'A link to show it to others.',
}

export const generationComponents = {
  DeletedGeneration: objectComponent(deletedGenerationSchema, 'What was deleted.', {
    id: 'The generation that was.',
    dataset_id: 'The dataset that was deleted with it.',
  }),
  Generation: objectComponent(
    generationSchema,
    'One making of a dashboard: how far it is, and its own report.',
    {
      id: 'Names the generation.',
      generation_id: 'The same id.',
      status: '`processing` until it ends, then `completed` or `failed`. It ends always.',
      progress: 'How far it is.',
      dataset: 'The dataset that the file became.',
      dataset_id: 'The same id.',
      instructions: 'What was asked for, in your words.',
      payload:
        'Its own report: engine version, what became of each clause of the instructions, counts, warnings. Null until it has completed.',
      dashboard: 'The dashboard in short, or null until there is one.',
      dashboard_id: 'The id of the dashboard, or null until there is one.',
      share_link: 'The link that was made with the dashboard, or null.',
      error: 'Why it failed, or null.',
      created_at: 'When it was asked for.',
      updated_at: 'When its state last changed.',
      completed_at: 'When it ended, or null while it runs.',
    },
  ),
  Progress: objectComponent(progressSchema, 'How far a generation is.', {
    stage: 'What is being done now.',
    percent: 'From 0 to 100.',
  }),
  GenerationPayload: objectComponent(generationPayloadSchema, "The generation's own report.", {
    engine_version: 'The same file and version give the same dashboard.',
    instructions: 'What became of each clause of the instructions.',
    planned_by: 'Who read the instructions; absent in reports of before.',
    counts: 'How much went in and came out.',
    tests: 'How many statistical tests were run, and how many held after correction for their number.',
    warnings: 'What you should know of the table, in words.',
    warning_kinds:
      'What each warning is about, in their order: how the file is written, what failed with us, what was left out since it may not be said, what became of a wish. Absent in reports of before.',
    columns: 'The columns as they were understood.',
    subject: 'What the table is about; absent in reports of before.',
    dialect: 'How the file was read.',
    cleaning: 'What was done to the cells, step by step.',
    sheets:
      'The sheets of a workbook, or the tables of a file that holds several; else absent, and in reports of before.',
    shapes: 'What the table may have as shape; absent where it has but one, and in reports of before.',
    questions:
      'What only you know of columns whose role is not sure; absent where all are, and in reports of before.',
    timing: 'Milliseconds by stage.',
  }),
  PlannedBy: objectComponent(plannedBySchema, 'Who read the instructions.', {
    source: 'model where it read at least one clause that the grammar could not read whole.',
    model: 'The name of the model that is configured, or null.',
    reason: 'What kept a configured model from its part, or null.',
    clauses_asked: 'Clauses that the grammar left open.',
    clauses_read: 'Those of them that stand as the model read them.',
    model_clauses: 'The same, as they stand in the report; absent in reports of before.',
    sentences_reworded: 'Sentences that the model wrote anew, around the same numbers.',
  }),
  ClauseReport: objectComponent(clauseReportSchema, 'What became of one clause of the instructions.', {
    clause: 'The clause in your words.',
    status: 'Whether it could be done.',
    block: 'Zero-based position of the card that it led to, or null.',
    reason: 'Why it could not be done, or only in part. Null where it was.',
    offers:
      'Requests that may stand in its place and would be done, in words for `instructions`. Absent where there are none.',
  }),
  Tests: objectComponent(testsSchema, 'Statistical tests of one generation.', {
    run: 'How many were run.',
    held: 'How many held after correction for the number of tests (Benjamini and Hochberg).',
  }),
  GenerationError: objectComponent(generationErrorSchema, 'Why a generation failed.', {
    code: 'One of the error codes of this API.',
    message: 'What was wrong, where, and what to do.',
  }),
  GenerateCompleted: objectComponent(
    generateCompletedSchema,
    'Finished within the request.',
    completedFields,
  ),
  RegenerateCompleted: objectComponent(regenerateCompletedSchema, 'Made anew within the request.', {
    ...completedFields,
    share_link: 'The newest link that is alive, or null where there is none.',
  }),
  GenerateAccepted: objectComponent(generateAcceptedSchema, 'Taken, and being worked on.', {
    generation_id: 'The generation to ask for.',
    dataset_id: 'The dataset that the file becomes.',
    status: 'Always `processing`.',
    status_url: 'Where to ask how far it is. Also in the `Location` header.',
  }),
  Regenerate: objectComponent(regenerateSchema, 'What is to be different this time.', {
    instructions: 'New instructions. Null or absent: those of the generation before. Empty: none.',
    roles: 'Column roles by column name, added to those that were set before. Null takes one back.',
    overrides:
      'Labels, units, additivities and meanings of values by column name, added to those that were set before. Of each field absent: as before. Null: what we find. Null in the place of all fields takes them back. An empty `unit` is none.',
    undo: 'Cleaning steps that guessed, by their `id` in `cleaning` of the dataset: true has the cells as they were, false does the step again.',
    outcome:
      'The column that the table is about: it leads the dashboard. Absent: as before. Null: what we find.',
    time: 'The column that says when things happened, or several that make one time together, as a year and a month. Absent: as before. Null: what we find.',
    sheet:
      'The sheet of a workbook to read, hidden ones too, or one of several tables: a name of `sheets` of the dataset. Absent: as before. Null: the largest table. With another one, `outcome` and `time` of before are dropped.',
    shape:
      'What to make of periods, answers and parts of a cross-table that stand as columns, and of lists in cells: `wide` leaves them, `long` makes them rows; `shapes` of the dataset says what is possible. Absent: as before. Null: what is certain. With another one, `outcome` and `time` of before are dropped.',
  }),
  ChangeColumn: objectComponent(
    columnChangeSchema,
    'What you know better of a column. Of each field absent: as before. Null: what we find.',
    {
      label: 'What titles and sentences are to call it; no two columns may have the same.',
      unit: 'What its numbers are in: `EUR`, `€`, `%`, `kg`. Empty for nothing.',
      additivity: 'How several of its values become one.',
      values:
        'What its values mean, by how they are written in the cleaned table: all that mean something else.',
    },
  ),
  GenerationStatus: plainComponent(generationStatusSchema, 'How a generation stands.'),
}
