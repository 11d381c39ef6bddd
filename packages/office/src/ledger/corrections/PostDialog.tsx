import { useTranslations } from 'use-intl'
import { formatSum } from '@anfilada/browser/formats'
import { useAct } from '@anfilada/browser/use-act'
import type { LedgerCorrection } from '@anfilada/contract/ledger/ledger'
import { ConfirmDialog } from '@anfilada/ui/ConfirmDialog'
import { showToast } from '@anfilada/ui/toasts'

/** What is posted stays for ever; a wrong one is put right by another. */
export function PostDialog({
  correction: { id, amount, customer, reason },
  onClose,
}: {
  correction: LedgerCorrection
  onClose: () => void
}) {
  const t = useTranslations('ledger.correction')
  const { act, sending } = useAct(['ledger', 'customers'])
  const sum = formatSum(Math.abs(amount), 'RUB')
  async function post() {
    const { ok } = await act('decide_correction', { correction_id: id, post: true })
    onClose()
    if (ok) showToast({ tone: 'done', text: t('postedDone', { id: String(id), name: customer.name }) })
  }
  return (
    <ConfirmDialog
      tone="primary"
      title={t('postTitle', { name: customer.name })}
      words={{ keep: t('keepOpen'), confirm: t('postSum', { sum }), busy: t('posting') }}
      busy={sending !== undefined}
      onConfirm={() => void post()}
      onClose={onClose}
    >
      <p>{t(amount > 0 ? 'willOweMore' : 'willOweLess', { sum })}</p>
      <p>{reason}</p>
      <p className="mut">{t('forever')}</p>
    </ConfirmDialog>
  )
}
