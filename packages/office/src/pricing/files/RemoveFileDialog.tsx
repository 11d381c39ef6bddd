import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
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
  const actions = (
    <>
      <Button variant="dangerFilled" busy={sending} busyLabel={t('removing')} onPress={() => void remove()}>
        {t('removeConfirm')}
      </Button>
      <Button focusFirst onPress={onClose}>
        {t('keep')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('removeTitle', { name })} role="alertdialog" onClose={onClose} actions={actions}>
      <p>{t('removeText')}</p>
    </Dialog>
  )
}
