import { useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { keepsKey, newKey } from '@anfilada/browser/act-key'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import type { Order } from '@anfilada/contract/orders'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { showToast } from '@anfilada/ui/toasts'
import { CancelDialog } from './CancelDialog.tsx'
import { actsOf } from './order-buttons.ts'
import { useOrderAct } from './orders.queries.ts'

type Look = 'row' | 'page'

/** The acts of one order, as underlined words in a row or as buttons on its page. */
export function OrderButtons({ order, look }: { order: Order; look: Look }) {
  return actsOf(order.info.allowed).map((act) =>
    act === 'cancel' ? <Cancel key={act} order={order} look={look} /> : <Archive key={act} order={order} look={look} />,
  )
}

type ActOnOrder = { order: Order; look: Look }

function Cancel({ order, look }: ActOnOrder) {
  const t = useTranslations('orders')
  const [isAsking, setAsking] = useState(false)
  const cancel = useAct(order, 'delete_request', () => t('done.cancelled', { id: String(order.id) }))
  return (
    <>
      <Act look={look} danger busy={cancel.busy} busyLabel={t('cancelling')} onPress={() => setAsking(true)}>
        {t('toCancel')}
      </Act>
      {isAsking && (
        <CancelDialog
          order={order}
          busy={cancel.busy}
          onKeep={() => setAsking(false)}
          onCancel={() => cancel.run(() => setAsking(false))}
        />
      )}
    </>
  )
}

/** Asks nothing: an archived order stays readable in the archive with all that it has. */
function Archive({ order, look }: ActOnOrder) {
  const t = useTranslations('orders')
  const archive = useAct(order, 'archive_request', () => t('done.archived', { id: String(order.id) }))
  return (
    <Act look={look} busy={archive.busy} busyLabel={t('archiving')} onPress={() => archive.run()}>
      {t('toArchive')}
    </Act>
  )
}

/** One act with its own key: an answer that was lost is asked for again under the same key. */
function useAct(order: Order, action: 'delete_request' | 'archive_request', done: () => string) {
  const sentence = useFailureSentence()
  const act = useOrderAct(action)
  const key = useRef(newKey())
  const run = (onSettled?: () => void) =>
    act.mutate(
      { id: order.id, revision: order.data.revision, key: key.current },
      {
        onSuccess: () => showToast({ tone: 'done', text: done() }),
        onError: (error) => showToast({ tone: 'error', text: sentence(error) }),
        onSettled: (_answer, error) => {
          if (!keepsKey(error)) key.current = newKey()
          onSettled?.()
        },
      },
    )
  return { busy: act.isPending, run }
}

type ActProps = { look: Look; danger?: boolean; busy: boolean; busyLabel: string; onPress: () => void; children: ReactNode }

function Act({ look, danger = false, busy, busyLabel, onPress, children }: ActProps) {
  if (look === 'row') {
    return (
      <ActButton danger={danger} busy={busy} onPress={onPress}>
        {busy ? busyLabel : children}
      </ActButton>
    )
  }
  return (
    <Button variant={danger ? 'danger' : 'secondary'} busy={busy} busyLabel={busyLabel} onPress={onPress}>
      {children}
    </Button>
  )
}
