import type * as z from 'zod/mini'
import type { Ability } from './abilities.ts'
import type { RefusalCode } from './refusals.ts'

/** One operation at an endpoint of actions: what goes in, what comes out, who may. */
export type ActionContract = {
  input: z.ZodMiniType
  output: z.ZodMiniType
  ability: Ability
  /** Creates, changes or pays: takes an Idempotency-Key. */
  writes: boolean
  /** Answered with the kept file that `output` names, as an attachment, instead of with JSON. */
  answersFile?: true
}
export type ActionContracts = Record<string, ActionContract>

export type Success<T> = { success: true; data: T }
export type Failure = {
  success: false
  /** The sentence for people, in the reader's language. */
  error: string
  code: RefusalCode
  /** Sentences by dotted field path. */
  fields?: Record<string, string>
  /** With `no_places`: the nearest free times. */
  nearest?: NearestTime[]
  /** With `stale_revision` of a cancellation or a change: what it would cost now, kopecks. */
  penalty?: number
  /** With `amount_not_exact`: what is due now, kopecks. */
  due?: number
  total?: number
  /** With `window_not_open` and `window_closed`: when it opens, or closed. */
  moment?: string
  /** With `key_reused`: the number of what the key made; absent when it was refused. */
  made?: number
  /** With `capacity_below_taken` and its like: the orders that hold the places. */
  orders?: number[]
}
export type NearestTime = { schedule_item_id: number; date: string; time: string; free: number }
export type Envelope<T> = Success<T> | Failure
