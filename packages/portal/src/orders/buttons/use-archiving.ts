import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useAct } from '@anfilada/browser/use-act'
import type { Order } from '@anfilada/contract/orders/orders'
import { showToast } from '@anfilada/ui/toasts'

/** Asks nothing: an archived order stays readable in the archive with all that it has. */
export function useArchiving({ id }: Order): { archive: () => void; busy: boolean } {
  const t = useTranslations('orders')
  const { language } = useLanguage()
  const { act, sending } = useAct(['orders'], { untilRead: true })
  async function archive() {
    const { ok } = await act('archive_request', { request_id: id, language })
    if (ok) showToast({ tone: 'done', text: t('done.archived', { id: String(id) }) })
  }
  return { archive: () => void archive(), busy: sending !== undefined }
}
