import { useTranslations } from 'use-intl'
import { ConfirmAct } from '@anfilada/browser/ConfirmAct'
import { useFormats } from '@anfilada/browser/formats'
import type { LedgerOpening } from '@anfilada/contract/ledger/openings'

type Asked = { openings: readonly LedgerOpening[]; onClose: () => void }

/** What is posted stays for ever, so what it comes to is said before. */
export function PostOpeningsDialog({ openings, onClose }: Asked) {
  const t = useTranslations('openings')
  const [first, ...others] = openings
  return (
    <ConfirmAct
      tone="primary"
      action="decide_openings"
      data={{ opening_ids: openings.map(({ id }) => id), post: true }}
      touches={['ledger', 'customers']}
      title={others.length === 0 ? t('postTitle', { name: first?.customer.name ?? '' }) : t('postAllTitle', { count: openings.length })}
      words={{ keep: t('keepOpen'), confirm: t('postConfirm'), busy: t('posting') }}
      done={t('postedDone', { count: openings.length })}
      onClose={onClose}
    >
      <Sums openings={openings} />
      <p className="mut">{t('forever')}</p>
      {others.length > 0 && <p className="mut">{t('allOrNone')}</p>}
    </ConfirmAct>
  )
}

/** A whole file that was wrong is declined at once. */
export function DeclineOpeningsDialog({ openings, onClose }: Asked) {
  const t = useTranslations('openings')
  return (
    <ConfirmAct
      tone="dangerFilled"
      action="decide_openings"
      data={{ opening_ids: openings.map(({ id }) => id), post: false }}
      touches={['ledger', 'customers']}
      title={t('declineAllTitle', { count: openings.length })}
      words={{ keep: t('keepOpen'), confirm: t('decline'), busy: t('declining') }}
      done={t('declinedAllDone', { count: openings.length })}
      onClose={onClose}
    >
      <Sums openings={openings} />
      <p className="mut">{t('declineText')}</p>
    </ConfirmAct>
  )
}

function Sums({ openings }: Pick<Asked, 'openings'>) {
  const t = useTranslations('openings')
  const { formatSum } = useFormats()
  const owed = openings.filter(({ amount }) => amount > 0)
  const ahead = openings.filter(({ amount }) => amount < 0)
  return (
    <>
      {owed.length > 0 && <p>{t('owedTogether', { count: owed.length, sum: formatSum(together(owed), 'RUB') })}</p>}
      {ahead.length > 0 && <p>{t('aheadTogether', { count: ahead.length, sum: formatSum(together(ahead), 'RUB') })}</p>}
    </>
  )
}

function together(openings: readonly LedgerOpening[]): number {
  return Math.abs(openings.reduce((sum, { amount }) => sum + amount, 0))
}
