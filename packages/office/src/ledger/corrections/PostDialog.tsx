import { useTranslations } from 'use-intl'
import { ConfirmAct } from '@anfilada/browser/ConfirmAct'
import { useFormats } from '@anfilada/browser/formats'
import type { LedgerCorrection } from '@anfilada/contract/ledger/ledger'

type Props = { correction: LedgerCorrection; onClose: () => void }

/** What is posted stays for ever; a wrong one is put right by another. */
export function PostDialog({ correction: { id, amount, customer, reason }, onClose }: Props) {
  const { formatSum } = useFormats()
  const t = useTranslations('ledger.correction')
  const sum = formatSum(Math.abs(amount), 'RUB')
  return (
    <ConfirmAct
      tone="primary"
      action="decide_correction"
      data={{ correction_id: id, post: true }}
      touches={['ledger', 'customers']}
      title={t('postTitle', { name: customer.name })}
      words={{ keep: t('keepOpen'), confirm: t('postSum', { sum }), busy: t('posting') }}
      done={t('postedDone', { id: String(id), name: customer.name })}
      onClose={onClose}
    >
      <p>{t(amount > 0 ? 'willOweMore' : 'willOweLess', { sum })}</p>
      <p>{reason}</p>
      <p className="mut">{t('forever')}</p>
    </ConfirmAct>
  )
}
