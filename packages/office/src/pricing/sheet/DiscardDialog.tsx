import { useTranslations } from 'use-intl'
import { useAct } from '@anfilada/browser/use-act'
import type { OfficePriceList } from '@anfilada/contract/pricing/price-lists'
import { ConfirmDialog } from '@anfilada/ui/ConfirmDialog'

type Props = { list: OfficePriceList; version: { id: number; revision: number }; changed: number; onDone: () => void; onClose: () => void }

/** All that was typed since the last publishing is lost: it is said how much. */
export function DiscardDialog({ list, version, changed, onDone, onClose }: Props) {
  const t = useTranslations('prices.discard')
  const { act, sending } = useAct(['prices', 'price-lists'])
  async function discard() {
    const { ok } = await act('discard_price_draft', { list_id: list.id, version_id: version.id, revision: version.revision })
    onClose()
    if (ok) onDone()
  }
  const words = { keep: t('keep'), confirm: t('confirm'), busy: t('busy') }
  return (
    <ConfirmDialog
      title={t('title', { name: list.name })}
      words={words}
      busy={sending !== undefined}
      onConfirm={() => void discard()}
      onClose={onClose}
    >
      <p>{t('lost', { count: changed })}</p>
    </ConfirmDialog>
  )
}
