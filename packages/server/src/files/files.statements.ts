// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    file_link_lives: {
      lives: boolean | null
    }
    file_link_until: {
      until: number
    }
    kept_file: {
      id: number
      kind: string
      customerId: number | null
      madeBy: number | null
      name: string
      mediaType: string
      size: number
      sha256: Buffer
      packed: boolean
      streamed: number | null
      stored: number
    }
    kept_file_delete: never
    kept_file_give: never
    kept_file_made: {
      id: number
    }
    kept_file_piece: {
      piece: Buffer | null
    }
    kept_file_put: {
      id: number
    }
    kept_files_forget: never
    kept_files_sweep: never
    kept_stream_end: never
    kept_stream_number: {
      id: number | null
    }
    kept_stream_piece: never
    kept_stream_read: {
      content: Buffer
      more: boolean
    }
    personal_files: {
      id: number
      kind: string
      name: string
      size: number
      made_at: Date
    }
  }
}
