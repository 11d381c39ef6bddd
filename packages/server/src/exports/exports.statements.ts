// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'
import type { ExportList } from '@anfilada/contract/exports/export-lists'
import type { Language } from '@anfilada/contract/languages'
import type { RefusalCode } from '@anfilada/contract/refusals'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    export_begin: {
      id: number
      userId: number
      customerId: number | null
      list: ExportList
      filter: Record<string, unknown>
      format: 'csv' | 'xlsx'
      language: Language
    }
    export_delete: {
      fileId: number | null
    }
    export_failed: never
    export_find: {
      id: number
      list: ExportList
      format: 'csv' | 'xlsx'
      askedAt: Date
      total: number | null
      done: number
      failure: RefusalCode | null
      fileId: number | null
      size: number | null
    }
    export_insert: {
      id: number
    }
    export_lock: never
    export_of_file: {
      list: ExportList
      ownOnly: boolean
    }
    export_progress: never
    export_queue: {
      add_job: unknown
    }
    export_ready: never
    exports_forget: never
    exports_of_user: {
      id: number
      list: ExportList
      format: 'csv' | 'xlsx'
      askedAt: Date
      total: number | null
      done: number
      failure: RefusalCode | null
      fileId: number | null
      size: number | null
    }
    exports_sweep: never
  }
}
