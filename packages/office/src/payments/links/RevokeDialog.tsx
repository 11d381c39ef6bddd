import { useTranslations } from 'use-intl'
import { ConfirmAct } from '@anfilada/browser/ConfirmAct'
import type { CustomerLink } from '../payments.queries.ts'
import { useCovered } from '../use-covered.ts'

export function RevokeDialog({ link, onClose }: { link: CustomerLink; onClose: () => void }) {
  const t = useTranslations('payments.links')
  const covered = useCovered()
  const { link_id, customer } = link
  return (
    <ConfirmAct
      action="revoke_link_by_staff"
      data={{ link_id }}
      touches={['payments']}
      title={t('title')}
      words={{ keep: t('keep'), confirm: t('confirm'), busy: t('busy') }}
      done={t('done')}
      onClose={onClose}
    >
      <p>{t('text', { name: customer.name, what: covered(link) })}</p>
    </ConfirmAct>
  )
}
