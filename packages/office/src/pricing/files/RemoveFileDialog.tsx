import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '@anfilada/ui/ConfirmDialog'
import { showToast } from '@anfilada/ui/toasts'
import { useAttach } from './use-attach.ts'

/** The file itself is not kept: to give it again somebody must still have it. */
export function RemoveFileDialog({ listId, name, onClose }: { listId: number; name: string; onClose: () => void }) {
  const t = useTranslations('prices.file')
  const { attach, sending } = useAttach(listId)
  async function remove() {
    const isDone = await attach(null)
    onClose()
    if (isDone) showToast({ tone: 'done', text: t('removed') })
  }
  const words = { keep: t('keep'), confirm: t('removeConfirm'), busy: t('removing') }
  return (
    <ConfirmDialog title={t('removeTitle', { name })} words={words} busy={sending} onConfirm={() => void remove()} onClose={onClose}>
      <p>{t('removeText')}</p>
    </ConfirmDialog>
  )
}
