import type { ExportList } from '@anfilada/contract/exports/export-lists'

type Value = string | number | boolean

/** A list as its screen shows it: what its action is asked with, without page and language. */
export type AskedList = { list: ExportList; filter: Readonly<Record<string, Value | Value[]>> }
