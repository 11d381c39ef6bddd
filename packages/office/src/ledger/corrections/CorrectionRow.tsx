import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import { useAct } from '@anfilada/browser/use-act'
import type { LedgerCorrection } from '@anfilada/contract/ledger/ledger'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { Num } from '@anfilada/ui/Num'
import { showToast } from '@anfilada/ui/toasts'
import { usePastMoment } from '../../shell/said.ts'
import styles from '../ledger.module.css'

/** A proposal or what became of it; whoever proposed it cannot decide it, and that is said. */
export function CorrectionRow({ correction, onPost }: { correction: LedgerCorrection; onPost: () => void }) {
  const { formatSum } = useFormats()
  const t = useTranslations('ledger.correction')
  const moment = usePastMoment()
  const { customer, amount, reason, of_opening, state, proposed_at, proposed_by, decided_at, decided_by } = correction
  return (
    <li className={styles.transaction}>
      <div className={styles.what}>
        <b>{customer.name}</b>
        <span>{t(amount > 0 ? 'owesMore' : 'owesLess')}</span>
        {of_opening && <span>{t('ofOpeningShort')}</span>}
        <span>{reason}</span>
        <small>{t('proposedBy', { name: proposed_by, moment: moment(proposed_at) })}</small>
        {decided_by && decided_at && (
          <small>{t(state === 'posted' ? 'postedBy' : 'declinedBy', { name: decided_by, moment: moment(decided_at) })}</small>
        )}
      </div>
      <Num className={styles.amount}>{formatSum(amount, 'RUB')}</Num>
      {state === 'proposed' && <Decision correction={correction} onPost={onPost} />}
    </li>
  )
}

function Decision({ correction: { id, decidable }, onPost }: { correction: LedgerCorrection; onPost: () => void }) {
  const t = useTranslations('ledger.correction')
  const mayDecide = useMay()(['update', 'Ledger'])
  const { act, sending } = useAct(['ledger', 'customers'])
  if (!mayDecide) return null
  if (!decidable) return <small className="mut">{t('byAnother')}</small>
  async function decline() {
    const { ok } = await act('decide_correction', { correction_id: id, post: false })
    if (ok) showToast({ tone: 'done', text: t('declinedDone', { id: String(id) }) })
  }
  return (
    <div className={styles.acts}>
      <Button variant="primary" size="s" onPress={onPost}>
        {t('post')}
      </Button>
      <ActButton danger busy={sending !== undefined} onPress={() => void decline()}>
        {t('decline')}
      </ActButton>
    </div>
  )
}
