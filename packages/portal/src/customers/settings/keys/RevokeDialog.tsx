import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useAct } from '@anfilada/browser/use-act'
import type { ApiKey } from '@anfilada/contract/identity/api-keys'
import { ConfirmDialog } from '@anfilada/ui/ConfirmDialog'
import { showToast } from '@anfilada/ui/toasts'

/** A revoked key cannot be brought back. */
export function RevokeDialog({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useTranslations('settings.keys')
  const { language } = useLanguage()
  const { act, sending } = useAct(['api-keys'])

  async function revoke() {
    const { ok } = await act('revoke_api_key', { api_key_id: id, language })
    if (ok) showToast({ tone: 'done', text: t('revoked', { name }) })
    onClose()
  }

  return (
    <ConfirmDialog
      title={<bdi>{t('revokeTitle', { name })}</bdi>}
      words={{ keep: t('revokeKeep'), confirm: t('revokeConfirm'), busy: t('revoking') }}
      busy={sending !== undefined}
      onConfirm={() => void revoke()}
      onClose={onClose}
    >
      {t('revokeText')}
    </ConfirmDialog>
  )
}
