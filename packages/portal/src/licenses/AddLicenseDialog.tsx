import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { DateField } from '@anfilada/browser/DateField'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { useSession } from '@anfilada/browser/use-session'
import { licenseActions } from '@anfilada/contract/licenses/licenses'
import type { UploadedFile } from '@anfilada/contract/files'
import type { GuideLanguage } from '@anfilada/contract/orders/items'
import { ComboField } from '@anfilada/ui/ComboField'
import { SelectField } from '@anfilada/ui/SelectField'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import { LanguageFields } from './LanguageFields.tsx'
import { guidesQuery, licenseMuseumsQuery, licensesKey } from './licenses.queries.ts'
import { ScanField } from './ScanField.tsx'
import styles from './licenses.module.css'

type Typed = {
  guide: string
  museum_id: string
  number: string
  experience_years: string
  expiration_date: string
  main_language: GuideLanguage | ''
  additional_languages: GuideLanguage[]
  file_id: UploadedFile['result'] | undefined
}
const start: Typed = {
  guide: '',
  museum_id: '',
  number: '',
  experience_years: '',
  expiration_date: '',
  main_language: '',
  additional_languages: [],
  file_id: undefined,
}

/** A license for staff to check; a guide who enters his own is named already. */
export function AddLicenseDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('licenses')
  const { language } = useLanguage()
  const self = useSelf()
  const { data: guides = [] } = useQuery(guidesQuery(language))
  const museums = useQuery(licenseMuseumsQuery(language))
  const form = useAddForm(self, onClose)
  const words = { keep: t('cancel'), confirm: t('send'), busy: t('sending') }
  return (
    <FormDialog title={t('addTitle')} form={form} words={words} onClose={onClose}>
      <p className={styles.text}>{t('addText')}</p>
      <ComboField
        {...form.field('guide')}
        maxLength={200}
        autoComplete="off"
        dir="auto"
        hint={self === undefined ? t('guideHint') : undefined}
        suggestions={guides.map(({ guide }) => ({ value: guide }))}
        isDisabled={self !== undefined}
        isRequired
      />
      <SelectField
        {...form.field('museum_id')}
        placeholder={t('museumChoose')}
        options={(museums.data ?? []).map(({ museum_id: id, museum }) => ({ value: String(id), label: museum }))}
        isRequired
      />
      <TextField {...form.field('number')} maxLength={60} autoComplete="off" dir="ltr" isRequired />
      <TextField {...form.field('experience_years')} inputMode="numeric" autoComplete="off" dir="ltr" isRequired />
      <DateField {...form.field('expiration_date')} isRequired />
      <LanguageFields form={form} />
      <ScanField {...form.field('file_id')} />
    </FormDialog>
  )
}

/** The name of a member who is nothing but a guide: he keeps his own licenses. */
function useSelf(): string | undefined {
  const user = useSession()?.userData
  return user?.roles.every((role) => role === 'guide') ? user.name : undefined
}

function useAddForm(self: string | undefined, onClose: () => void) {
  const t = useTranslations('licenses')
  const missing = useTranslations('licenses.missing')
  return useActionForm({
    action: 'add_license',
    schema: licenseActions.add_license.input,
    start: { ...start, guide: self ?? '' },
    labels: {
      guide: t('fields.guide'),
      museum_id: t('fields.museum_id'),
      number: t('fields.number'),
      experience_years: t('fields.experience_years'),
      expiration_date: t('fields.expiration_date'),
      main_language: t('fields.main_language'),
      additional_languages: t('fields.additional_languages'),
      file_id: t('fields.file_id'),
    },
    sentences: {
      guide: (fault) => (fault === 'required' ? missing('guide') : undefined),
      museum_id: missing('museum_id'),
      number: (fault) => (fault === 'required' ? missing('number') : undefined),
      experience_years: missing('experience_years'),
      expiration_date: missing('expiration_date'),
      main_language: missing('main_language'),
    },
    input: ({ museum_id: museum, experience_years: years, main_language: main, file_id: scan, ...typed }) => ({
      ...typed,
      museum_id: museum === '' ? undefined : Number(museum),
      experience_years: /^\d+$/.test(years.trim()) ? Number(years) : undefined,
      main_language: main || undefined,
      ...(scan && { file_id: scan.file_id }),
    }),
    touches: [licensesKey],
    onDone: () => {
      showToast({ tone: 'done', text: t('added') })
      onClose()
    },
  })
}
