import { useTranslations } from 'use-intl'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import type { ApiKey } from '@anfilada/contract/identity/api-keys'
import { ConfirmDialog } from '@anfilada/ui/ConfirmDialog'
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
    <ConfirmDialog
      title={<bdi>{t('revokeTitle', { name })}</bdi>}
      words={{ keep: t('revokeKeep'), confirm: t('revokeConfirm'), busy: t('revoking') }}
      busy={revoking.isPending}
      onConfirm={revoke}
      onClose={onClose}
    >
      {t('revokeText')}
    </ConfirmDialog>
  )
}
