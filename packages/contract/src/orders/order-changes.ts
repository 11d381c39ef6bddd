import * as z from 'zod/mini'
import { groupCategorySchema } from '../catalogue.ts'
import { momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { shownSumSchema } from '../money.ts'
import { idSchema, revisionSchema } from '../text.ts'
import { changeShape } from './kinds/change-schema.ts'
import { acceptInput, declineInput } from './decision-inputs.ts'
import { decided } from './office-orders.ts'
import { orderStatuses } from './order-status.ts'
import { order, orderDiff, priceLine } from './orders.ts'
import { maxQuantity } from './items.ts'

const language = z.optional(languageSchema)
const quantity = z.optional(z.int().check(z.nonnegative(), z.maximum(maxQuantity)))

const change = z.object({
  id: idSchema,
  ...changeShape,
  /** One quantity of `tickets` or `services`; the others stay. */
  qty_common: quantity,
  qty_privileged: quantity,
  qty_child: quantity,
  multicast_audio_system: quantity,
  ag: quantity,
  rgc: quantity,
  cgc: quantity,
  /** Taken from clients that send the whole order back, and must be the order's own; another one: `field_not_changeable`. */
  museum_id: z.optional(z.nullable(idSchema)),
  type: z.optional(groupCategorySchema),
  language,
})
/** Which order, and the fields that become others; a field that is not named stays. */
export type ChangeInput = z.output<typeof change>

const sum = z.nullable(z.int())
export const changePreview = z.object({
  /** `put_request` names it; another one by then: `stale_revision`. */
  revision: z.int(),
  changes: orderDiff,
  /** The status that the order has afterwards: a waiting order that finds places is in processing. */
  status: z.enum(orderStatuses),
  /** The order is confirmed: the change waits beside it until staff accept or decline it. */
  waits_for_staff: z.boolean(),
  /** Another change waits already; this one takes its place. */
  replaces_pending: z.boolean(),
  /** Kopecks; null for readers who may not see prices. */
  total: sum,
  /** For fewer persons after the deadline of free changes, kopecks. */
  penalty: sum,
  /** What is charged beyond the order's present total, penalty included; below zero it is taken back. */
  difference: sum,
  lines: z.array(priceLine),
  /** What this order may have of the slot at most, its own places counted in; null without a slot. */
  free: z.nullable(z.int()),
  /** Until then fewer persons cost nothing. */
  free_changes_until: momentSchema,
})
export type ChangePreview = z.output<typeof changePreview>

export const orderChangeActions = {
  /** What a change would cost and take; changes nothing. */
  preview_request: { input: change, output: z.object({ result: changePreview }), ability: ['update', 'Order'], writes: false },
  /**
   * Changes an order that is in processing or waits, at once; beside a confirmed one it puts a change for staff to decide on.
   * `total` and `penalty` are the sums that the preview showed; others by now: `stale_revision` with the new ones.
   */
  put_request: {
    input: z.extend(change, {
      revision: revisionSchema,
      total: z.optional(z.nullable(shownSumSchema)),
      penalty: z.optional(z.nullable(shownSumSchema)),
      /** Old clients send the order's status; another one than it has: `state_not_yours`. */
      state: z.optional(z.string().check(z.maxLength(64))),
    }),
    output: z.object({ result: order }),
    ability: ['update', 'Order'],
    writes: true,
  },
  /**
   * Somebody who may see money sends the change of a colleague who may not to staff, or cancels the order that he wished to cancel, at the
   * sums that the order shows; others by then: `stale_revision` with the new ones.
   */
  approve_change: {
    input: z.object({ request_id: idSchema, revision: revisionSchema, total: shownSumSchema, penalty: shownSumSchema, language }),
    output: z.object({ result: order }),
    ability: ['update', 'Order'],
    writes: true,
  },
  /** The customer takes a change back that waits for staff. */
  withdraw_change: {
    input: z.object({ request_id: idSchema, revision: revisionSchema, language }),
    output: z.object({ result: order }),
    ability: ['update', 'Order'],
    writes: true,
  },
} as const satisfies ActionContracts
export type OrderChangeActions = typeof orderChangeActions
export type PutRequestInput = z.output<(typeof orderChangeActions)['put_request']['input']>

export const officeChangeActions = {
  /** The change becomes the order and its difference is charged. `time` and `entrance`: where the visit moved, else the slot's own. */
  accept_change: {
    input: acceptInput,
    output: decided,
    ability: ['decide', 'OfficeOrder'],
    writes: true,
  },
  /** The order stays as it is; the customer reads the reason. */
  decline_change: {
    input: declineInput,
    output: decided,
    ability: ['decide', 'OfficeOrder'],
    writes: true,
  },
} as const satisfies ActionContracts
export type OfficeChangeActions = typeof officeChangeActions
