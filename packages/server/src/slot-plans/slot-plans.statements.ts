// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'
import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { Language } from '@anfilada/contract/languages'
import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import type { RefusalCode } from '@anfilada/contract/refusals'
import type { PlanCounts } from './plans.reads.ts'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    slot_plan_decided: never
    slot_plan_due: {
      orderId: number
      slotId: number
      revision: number
      act: 'offer' | 'wait' | 'reject'
      capacity: number | null
      quotas: { type: GroupCategory; quota: number }[]
      closes: boolean
      reason: string
      startedBy: number
    }
    slot_plan_end: {
      objectId: string
    }
    slot_plan_find: {
      id: number
      title: string | null
      reason: string
      startedAt: Date
      startedBy: string
      stoppedAt: Date | null
      endedAt: Date | null
      counts: PlanCounts | null
    }
    slot_plan_hold: {
      runs: boolean | null
    }
    slot_plan_insert: {
      id: number
    }
    slot_plan_insert_orders: never
    slot_plan_insert_slots: never
    slot_plan_leave_due: never
    slot_plan_orders_of: {
      id: number
      status: OrderStatus
      customer: string
      type: GroupCategory
      places: number
      date: string
      time: string
      act: 'offer' | 'wait' | 'reject' | 'leave'
      state: 'due' | 'done' | 'skipped' | 'failed' | 'left' | 'untouched'
      skipped: 'closed' | 'moved' | 'changed' | 'enough' | null
      refusal: RefusalCode | null
    }
    slot_plan_orders_planned: never
    slot_plan_postpone: never
    slot_plan_queue: {
      add_job: unknown
    }
    slot_plan_stop: never
    slot_plan_visit: {
      date: string
      time: string
      language: Language | null
    }
    slot_plans_of_object: {
      id: number
      title: string | null
      reason: string
      startedAt: Date
      startedBy: string
      stoppedAt: Date | null
      endedAt: Date | null
      counts: PlanCounts | null
    }
  }
}
