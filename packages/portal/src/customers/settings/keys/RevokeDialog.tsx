import { useTranslations } from 'use-intl'
import { ConfirmAct } from '@anfilada/browser/ConfirmAct'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { ApiKey } from '@anfilada/contract/identity/api-keys'

/** A revoked key cannot be brought back. */
export function RevokeDialog({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useTranslations('settings.keys')
  const { language } = useLanguage()
  return (
    <ConfirmAct
      action="revoke_api_key"
      data={{ api_key_id: id, language }}
      touches={['api-keys']}
      title={<bdi>{t('revokeTitle', { name })}</bdi>}
      words={{ keep: t('revokeKeep'), confirm: t('revokeConfirm'), busy: t('revoking') }}
      done={t('revoked', { name })}
      onClose={onClose}
    >
      {t('revokeText')}
    </ConfirmAct>
  )
}
