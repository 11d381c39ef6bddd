import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { keepsKey } from '@anfilada/browser/act-key'
import { tellSent } from '@anfilada/browser/just-sent'
import type { OrderKind } from '@anfilada/contract/orders/items'
import { showToast } from '@anfilada/ui/toasts'
import { loadFaults } from '../draft/load-faults.ts'
import type { OrderDraft } from '../draft/order-draft.ts'
import { type OrderRequest, placingActions, requestOf } from '../draft/requests.ts'
import type { Hold, HoldKeeper } from '../hold/keep-hold.ts'
import type { Elsewhere } from './elsewhere.ts'
import type { DraftHandle } from './use-order-draft.ts'
import { tellMade, useOrderAct } from './use-order-act.ts'

type Words = { draft: string; order: OrderRequest }
/** Alone to the server; elsewhere, to go there; elsewhere, and on to another draft. */
export type Way = 'alone' | 'elsewhere' | 'onward'

/** What is sent for the draft. The server knows a repetition by the same key with the same words, so an unchanged draft repeats them. */
async function wordsOf(kind: OrderKind, draft: OrderDraft, hold: Hold | undefined, before: Words | undefined): Promise<Words> {
  const written = JSON.stringify(draft)
  if (before?.draft === written) return before
  const order = { ...requestOf(kind, draft), ...(hold && { hold_id: hold.id }) }
  // Where the rules do not come, the server says what is wrong.
  const rules = await loadFaults().catch(() => undefined)
  if (rules?.isWhole(kind, order) === false) throw new Error(`The contract let an incomplete order of ${kind} through`)
  return { draft: written, order: order as OrderRequest }
}

type Inputs = { kept: DraftHandle; keeper: HoldKeeper; elsewhere: Elsewhere }

/** The order's last act: sent alone with its hold, or put elsewhere, and the hold goes along. */
export function useSending(kind: OrderKind, { kept, keeper, elsewhere }: Inputs) {
  const t = useTranslations('orders')
  const form = useTranslations('newOrder')
  const navigate = useNavigate()
  const act = useOrderAct()
  const unanswered = useRef<Words>(undefined)
  const way = useRef<Way>('alone')

  async function post(draft: OrderDraft): Promise<number> {
    const hold = await keeper.settle()
    const words = await wordsOf(kind, draft, hold, unanswered.current)
    unanswered.current = words
    const { result } = await act(placingActions[kind], words.order, kept.key()).catch(tellMade((id) => form('sentBefore', { id })))
    kept.finish()
    if (hold && hold.slotId !== draft.schedule_item_id) void keeper.release()
    else keeper.spend()
    return result.id
  }
  async function take(draft: OrderDraft): Promise<undefined> {
    const hold = await keeper.settle()
    kept.finish()
    keeper.spend()
    const leaving = { kind, draft, item: kept.start.item, hold: hold?.slotId === draft.schedule_item_id ? hold : undefined }
    await elsewhere.take(leaving, way.current === 'onward')
  }
  /** Nothing was sent: what the draft wants is held again, and what has its answer is not repeated under the old key. */
  function failed(error: unknown): void {
    if (!keepsKey(error)) {
      kept.renewKey()
      unanswered.current = undefined
    }
    keeper.resume()
  }
  return {
    by: (next: Way): void => {
      way.current = next
    },
    /** Answers the number of the order; undefined: it went elsewhere. */
    send: async (draft: OrderDraft): Promise<number | undefined> => {
      try {
        return way.current === 'alone' ? await post(draft) : await take(draft)
      } catch (error) {
        failed(error)
        throw error
      }
    },
    onDone: (id: number | undefined): void => {
      if (id === undefined) return
      showToast({ tone: 'done', text: t('done.sent', { numbers: t('done.sentNumber', { id: String(id) }) }) })
      tellSent('order', id)
      void navigate({ to: '/upcoming/info', search: { id } })
    },
  }
}
