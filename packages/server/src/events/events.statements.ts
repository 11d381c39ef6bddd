// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    events_horizon: {
      horizon: string
    }
    events_missed: {
      tx: string
      id: number
      topic: string
      orderId: number | null
      customerId: number | null
      placedBy: number | null
      guide: string | null
      paymentId: number | null
    }
    events_news: {
      horizon: string
      tx: string | null
      id: number | null
      topic: string | null
      orderId: number | null
      customerId: number | null
      placedBy: number | null
      guide: string | null
      paymentId: number | null
    }
    events_resumable: {
      resumable: boolean | null
    }
    streams_forget: never
    streams_share: {
      process: string
      userId: number
      openedAt: number
    }
    streams_sweep: never
  }
}
