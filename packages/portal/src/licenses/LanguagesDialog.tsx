import { useTranslations } from 'use-intl'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useFormats } from '@anfilada/browser/formats'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { type License, licenseActions } from '@anfilada/contract/licenses/licenses'
import { guideLanguages } from '@anfilada/contract/orders/items'
import { showToast } from '@anfilada/ui/toasts'
import { LanguageFields, type TypedLanguages } from './LanguageFields.tsx'
import { licensesKey } from './licenses.queries.ts'
import styles from './licenses.module.css'

/** In which languages its guide leads with a license. */
export function LanguagesDialog({ license, onClose }: { license: License; onClose: () => void }) {
  const t = useTranslations('licenses')
  const { clauses } = useFormats()
  const form = useActionForm({
    action: 'license_change_langs',
    schema: licenseActions.license_change_langs.input,
    start: languagesOf(license),
    labels: { main_language: t('fields.main_language'), additional_languages: t('fields.additional_languages') },
    sentences: { main_language: t('missing.main_language') },
    input: ({ main_language: main, additional_languages }) => ({
      license_id: license.license_id,
      main_language: main || undefined,
      additional_languages,
    }),
    touches: [licensesKey],
    onDone: () => {
      showToast({ tone: 'done', text: t('languagesChanged') })
      onClose()
    },
  })
  const words = { keep: t('cancel'), confirm: t('save'), busy: t('savingLanguages') }
  return (
    <FormDialog title={t('languagesTitle')} form={form} words={words} onClose={onClose}>
      <p className={styles.text}>
        <bdi>{clauses([license.guide, license.museum])}</bdi>. {t('languagesText')}
      </p>
      <LanguageFields form={form} />
    </FormDialog>
  )
}

/** A language of before that is offered no longer is left out. */
function languagesOf({ main_language: main, additional_languages: others }: License): TypedLanguages {
  return {
    main_language: guideLanguages.find((one) => one === main) ?? '',
    additional_languages: guideLanguages.filter((one) => others.includes(one)),
  }
}
