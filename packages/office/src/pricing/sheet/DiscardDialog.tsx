import { useTranslations } from 'use-intl'
import type { OfficePriceList } from '@anfilada/contract/pricing/price-lists'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
import { useAct } from '../../shell/acts/use-act.ts'

type Props = { list: OfficePriceList; version: { id: number; revision: number }; changed: number; onDone: () => void; onClose: () => void }

/** All that was typed since the last publishing is lost: it is said how much. */
export function DiscardDialog({ list, version, changed, onDone, onClose }: Props) {
  const t = useTranslations('prices.discard')
  const { act, sending } = useAct(['prices'])
  async function discard() {
    const { ok } = await act('discard_price_draft', { list_id: list.id, version_id: version.id, revision: version.revision })
    onClose()
    if (ok) onDone()
  }
  const actions = (
    <>
      <Button variant="dangerFilled" busy={sending !== undefined} busyLabel={t('busy')} onPress={() => void discard()}>
        {t('confirm')}
      </Button>
      <Button focusFirst onPress={onClose}>
        {t('keep')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('title', { name: list.name })} role="alertdialog" onClose={onClose} actions={actions}>
      <p>{t('lost', { count: changed })}</p>
    </Dialog>
  )
}
