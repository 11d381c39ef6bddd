// Apart from the schemas, for the screens.

/** Lists that can be taken out as files: of customers, and of the office. */
export const exportLists = [
  'upcoming',
  'archive',
  'payments',
  'invoices',
  'queue',
  'manifest',
  'customer_orders',
  'office_payments',
  'office_invoices',
  'ledger',
  'audit',
] as const
export type ExportList = (typeof exportLists)[number]

export const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** What an XLSX sheet holds below its line of titles; a CSV file has no end. */
export const mostXlsxRows = 1_048_575

/** Exports of one person that are not over yet. */
export const mostExports = 3

/** How long a file is kept, days. */
export const exportDays = 7
