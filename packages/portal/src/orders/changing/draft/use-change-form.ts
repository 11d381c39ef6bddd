import { useQueryClient } from '@tanstack/react-query'
import { keepsKey, newKey } from '@anfilada/browser/act-key'
import { Refused } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useFormMachine } from '@anfilada/browser/use-form-machine'
import type { ChangePreview } from '@anfilada/contract/orders/order-changes'
import type { Order, OrderDetails } from '@anfilada/contract/orders/orders'
import { peopleIn } from '../../new-order/draft/order-draft.ts'
import { useOrderAct } from '../../new-order/form/use-order-act.ts'
import { changedIn, type ChangedFields, type Edits, faultsOf, type FormField, type Values, valuesOf } from './change-values.ts'
import { forgetChangeDraft, type ChangeDraft } from './change-draft.ts'
import { pendingEdits } from './pending-edits.ts'
import { useChangeDraft } from './use-change-draft.ts'
import { usePreview } from './use-preview.ts'

export type ChangeForm = {
  order: OrderDetails
  /** The order with what was typed over it. */
  values: Values
  /** The order as it is. */
  ordered: Values
  /** What the form began with: the order with the change over it that waits for staff. */
  start: Values
  /** Heads of the group, as typed, as ordered and as the form began. */
  people: number
  orderedPeople: number
  startPeople: number
  set: (edits: Edits) => void
  isChanged: boolean
  /** What was typed makes the order what it is already: the change that waits can be taken back. */
  isBack: boolean
  /** A day or an object without an hour. */
  isUnready: boolean
  /** Of what is typed now; undefined while it is being asked for. */
  preview: ChangePreview | undefined
  /** The latest that was answered, for the place where the next one comes. */
  shown: ChangePreview | undefined
  /** Why the change as it stands cannot be made. */
  refusal: unknown
  askAgain: () => void
  faults: Partial<Record<FormField, string>>
  /** What became of the order since this form was opened: before and now. */
  moved: { before: Values; now: Values } | undefined
  acceptMoved: () => void
  /** It was sent, and the order or its price was another one by then. */
  isStale: boolean
  failure: { error: unknown; attempt: number } | undefined
  busy: boolean
  send: () => void
  startOver: () => void
}

/** A form over an order: what was typed is kept in this tab, previewed when the hand rests, and sent exactly as it was previewed. */
export function useChangeForm(order: OrderDetails, onSent: (changed: Order) => void): ChangeForm {
  const { revision } = order.data
  const ordered = valuesOf(order)
  const pending = pendingEdits(order)
  const start = { ...ordered, ...pending }
  const [kept, keep] = useChangeDraft(order.id, { revision, values: start })
  const isTyped = Object.keys(kept.edits).length > 0
  const isMoved = isTyped && kept.revision !== revision && Object.keys(changedIn(kept.values, start)).length > 0
  const values = { ...start, ...kept.edits }
  const isChanged = Object.keys(changedIn(start, kept.edits)).length > 0
  const asked = usePreview(order, { ordered, edits: { ...pending, ...kept.edits }, isChanged })
  const sending = useSending({
    order,
    kept,
    keep,
    fields: asked.fields,
    preview: isMoved ? undefined : asked.preview,
    onSent,
  })
  return {
    order,
    values,
    ordered,
    start,
    people: peopleIn(values),
    orderedPeople: peopleIn(ordered),
    startPeople: peopleIn(start),
    set: (edits) => {
      sending.forget()
      const now = { edits: changedIn(start, { ...kept.edits, ...edits }) }
      keep(isTyped ? now : { ...now, revision, values: start })
    },
    isChanged,
    ...asked,
    ...sending,
    faults: faultsIn([asked.refusal, sending.failure?.error], order.data.kind),
    moved: isMoved ? { before: kept.values, now: start } : undefined,
    acceptMoved: () => keep({ revision, values: start }),
    startOver: () => {
      sending.forget()
      keep({ edits: {}, revision, values: start })
    },
  }
}

type Sending = {
  order: OrderDetails
  kept: ChangeDraft
  keep: (change: Partial<ChangeDraft>) => void
  fields: ChangedFields
  preview: ChangePreview | undefined
  onSent: (changed: Order) => void
}

/** The sending of exactly what was previewed: that revision, for those sums; when it is another by then, the preview is asked for anew. */
function useSending({ order: { id }, kept, keep, fields, preview, onSent }: Sending) {
  const { language } = useLanguage()
  const queries = useQueryClient()
  const act = useOrderAct()

  async function put(): Promise<Order | undefined> {
    if (!preview) return undefined
    const { revision, total, penalty } = preview
    try {
      const seen = { revision, total, ...(penalty !== null && { penalty }) }
      return (await act('put_request', { id, ...fields, ...seen, language }, kept.key)).result
    } catch (error) {
      if (!keepsKey(error)) keep({ key: newKey() })
      void queries.invalidateQueries({ queryKey: ['change-preview', id] })
      throw error
    }
  }
  const { busy, submit, forget, refusal, summary } = useFormMachine<object, Order | undefined>({
    start: {},
    labels: {},
    summary: '',
    faults: () => ({}),
    send: put,
    onDone: (changed) => {
      if (!changed) return
      forgetChangeDraft(id)
      onSent(changed)
    },
  })
  const isStale = refusal instanceof Refused && refusal.code === 'stale_revision'
  return {
    isStale,
    failure: summary && refusal !== undefined && !isStale ? { error: refusal, attempt: summary.attempt } : undefined,
    busy,
    send: submit,
    forget,
  }
}

function faultsIn(errors: readonly unknown[], kind: Order['data']['kind']): ChangeForm['faults'] {
  return Object.assign({}, ...errors.map((error) => (error instanceof Refused ? faultsOf(error.fields, kind) : {})))
}
