import { useTranslations } from 'use-intl'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import type { ApiKey } from '@anfilada/contract/accounts/api-keys'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
import { showToast } from '@anfilada/ui/toasts'
import { useRevokeKey } from './keys.queries.ts'

/** A revoked key cannot be brought back. */
export function RevokeDialog({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useTranslations('settings.keys')
  const sentence = useFailureSentence()
  const revoking = useRevokeKey()

  function revoke() {
    revoking.mutate(id, {
      onSuccess: () => showToast({ tone: 'done', text: t('revoked', { name }) }),
      onError: (error) => showToast({ tone: 'error', text: sentence(error) }),
      onSettled: onClose,
    })
  }

  return (
    <Dialog
      role="alertdialog"
      title={<bdi>{t('revokeTitle', { name })}</bdi>}
      onClose={onClose}
      actions={
        <>
          <Button focusFirst onPress={onClose}>
            {t('revokeKeep')}
          </Button>
          <Button variant="dangerFilled" busy={revoking.isPending} busyLabel={t('revoking')} onPress={revoke}>
            {t('revokeConfirm')}
          </Button>
        </>
      }
    >
      {t('revokeText')}
    </Dialog>
  )
}
