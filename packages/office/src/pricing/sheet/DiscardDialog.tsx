import { useTranslations } from 'use-intl'
import { ConfirmAct } from '@anfilada/browser/ConfirmAct'
import type { OfficePriceList } from '@anfilada/contract/pricing/price-lists'

type Props = { list: OfficePriceList; version: { id: number; revision: number }; changed: number; onDone: () => void; onClose: () => void }

/** All that was typed since the last publishing is lost: it is said how much. */
export function DiscardDialog({ list, version, changed, onDone, onClose }: Props) {
  const t = useTranslations('prices.discard')
  return (
    <ConfirmAct
      action="discard_price_draft"
      data={{ list_id: list.id, version_id: version.id, revision: version.revision }}
      touches={['prices', 'price-lists']}
      title={t('title', { name: list.name })}
      words={{ keep: t('keep'), confirm: t('confirm'), busy: t('busy') }}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{t('lost', { count: changed })}</p>
    </ConfirmAct>
  )
}
