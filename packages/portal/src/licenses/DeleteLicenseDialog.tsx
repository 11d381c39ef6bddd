import { useTranslations } from 'use-intl'
import { ConfirmAct } from '@anfilada/browser/ConfirmAct'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { License } from '@anfilada/contract/licenses/licenses'
import { licensesKey } from './licenses.queries.ts'

/** A license that is gone comes back only through the check. */
export function DeleteLicenseDialog({ license, onClose }: { license: License; onClose: () => void }) {
  const t = useTranslations('licenses')
  const { language } = useLanguage()
  const { license_id, guide, museum, number } = license
  return (
    <ConfirmAct
      action="delete_license"
      data={{ license_id, language }}
      touches={[licensesKey]}
      title={t('removeTitle')}
      words={{ keep: t('removeKeep'), confirm: t('removeConfirm'), busy: t('removing') }}
      done={t('removed')}
      onClose={onClose}
    >
      {t('removeText', { guide, museum, number })}
    </ConfirmAct>
  )
}
