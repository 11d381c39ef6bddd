import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import { useAct } from '@anfilada/browser/use-act'
import type { LedgerOpening } from '@anfilada/contract/ledger/openings'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { Num } from '@anfilada/ui/Num'
import { showToast } from '@anfilada/ui/toasts'
import { usePastMoment } from '../../shell/said.ts'
import styles from '../ledger.module.css'

type Props = {
  opening: LedgerOpening
  /** All are posted above, by the one filled button. */
  isOneOfMany: boolean
  onPost: () => void
  onCorrect: () => void
}

/** What a customer brought along, and what became of it; whoever entered it cannot decide it, and that is said. */
export function OpeningRow({ opening, isOneOfMany, onPost, onCorrect }: Props) {
  const t = useTranslations('openings')
  const moment = usePastMoment()
  const { date, formatSum } = useFormats()
  const mayDecide = useMay()(['update', 'Ledger'])
  const { customer, amount, as_of, note, state, proposed_at, proposed_by, decided_at, decided_by } = opening
  return (
    <li className={styles.transaction}>
      <div className={styles.what}>
        <b>{customer.name}</b>
        <span>{t(amount > 0 ? 'owed' : 'paidAhead', { day: date(as_of) })}</span>
        {note && <span>{note}</span>}
        <small>{t('proposedBy', { name: proposed_by, moment: moment(proposed_at) })}</small>
        {decided_by && decided_at && (
          <small>{t(state === 'posted' ? 'postedBy' : 'declinedBy', { name: decided_by, moment: moment(decided_at) })}</small>
        )}
      </div>
      <Num className={styles.amount}>{formatSum(Math.abs(amount), 'RUB')}</Num>
      {mayDecide && state === 'proposed' && <Decision opening={opening} isOneOfMany={isOneOfMany} onPost={onPost} />}
      {mayDecide && state === 'posted' && (
        <div className={styles.acts}>
          <ActButton onPress={onCorrect}>{t('correct')}</ActButton>
        </div>
      )}
    </li>
  )
}

function Decision({ opening: { id, customer, decidable }, isOneOfMany, onPost }: Omit<Props, 'onCorrect'>) {
  const t = useTranslations('openings')
  const { act, sending } = useAct(['ledger', 'customers'])
  if (!decidable) return <small className="mut">{t('byAnother')}</small>
  async function decline() {
    const { ok } = await act('decide_openings', { opening_ids: [id], post: false })
    if (ok) showToast({ tone: 'done', text: t('declinedDone', { name: customer.name }) })
  }
  return (
    <div className={styles.acts}>
      <Button {...(!isOneOfMany && { variant: 'primary' })} size="s" onPress={onPost}>
        {t('post')}
      </Button>
      <ActButton danger busy={sending !== undefined} onPress={() => void decline()}>
        {t('decline')}
      </ActButton>
    </div>
  )
}
