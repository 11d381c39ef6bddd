/** Sheets of a workbook: one for each section, one for each list in its rows. */
export const sheetNames = ['museums', 'museum_objects', 'opening_exceptions', 'museum_travel'] as const
export type SheetName = (typeof sheetNames)[number]

/** Titles of columns; all sheets share them. */
export const columnTitles = [
  'museum_number',
  'to_museum_number',
  'minutes',
  'name',
  'emblem',
  'group_categories',
  'order_kinds',
  'district',
  'address',
  'point',
  'archived',
  'object_code',
  'entrance',
  'countries',
  'instant',
  'zone',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'from',
  'until',
  'hours',
  'least_people',
  'most_people',
  'persons_per_guide',
  'needs_license',
  'visit_minutes',
  'no_show_percent',
] as const
export type ColumnTitle = (typeof columnTitles)[number]

/** Words that stand in cells. */
export const cellWords = ['yes', 'no', 'closed'] as const
export type CellWord = (typeof cellWords)[number]

/** What can be wrong with a file, a sheet or a cell before its feature is asked; a sentence for each stands in `phrases/interchange`. */
export const interchangeFaultCodes = [
  'not_json',
  /** No `"anfilada": 1`. */
  'not_ours',
  'unknown_section',
  'unknown_field',
  'not_a_list',
  'too_many_rows',
  'unknown_sheet',
  'missing_sheet',
  'sheet_twice',
  'unknown_column',
  'missing_column',
  'column_twice',
  'formula',
  'merged',
  /** A row of a list names an owner that the file does not have. */
  'owner_missing',
  'row_twice',
  'not_a_number',
  'not_whole',
  'not_kopecks',
  'not_yes_no',
  'not_a_date',
  /** A bare number where a date should stand. */
  'date_as_number',
  'not_hours',
  'not_a_point',
  'unknown_word',
  /** The caller may not change what this section holds. */
  'section_forbidden',
  'draft_open',
  'unknown_country',
] as const
export type InterchangeFaultCode = (typeof interchangeFaultCodes)[number]
