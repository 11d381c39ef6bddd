import { useTranslations } from 'use-intl'
import { ConfirmAct } from '@anfilada/browser/ConfirmAct'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { ProlongationRequest } from '@anfilada/contract/licenses/prolongation'
import { licensesKey } from './licenses.queries.ts'

/** Money and place go with the request, so that it is asked for once more. */
export function WithdrawDialog({ request, onClose }: { request: ProlongationRequest; onClose: () => void }) {
  const t = useTranslations('prolongation.withdrawal')
  const formats = useFormats()
  const { language } = useLanguage()
  const { request_id, guide, number, held_on: on, fee } = request
  return (
    <ConfirmAct
      action="withdraw_prolongation"
      data={{ request_id, language }}
      touches={[licensesKey, 'payments', 'balance']}
      title={t('title')}
      words={{ keep: t('keep'), confirm: t('confirm'), busy: t('busy') }}
      done={t('done')}
      onClose={onClose}
    >
      {t('text', { guide, number, day: formats.date(on), sum: formats.formatSum(fee ?? 0, 'RUB') })}
    </ConfirmAct>
  )
}
