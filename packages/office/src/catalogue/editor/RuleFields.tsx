import { useTranslations } from 'use-intl'
import type { Form } from '@anfilada/browser/form'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { TextField } from '@anfilada/ui/TextField'
import styles from '../catalogue.module.css'
import { CountryFields } from './CountryFields.tsx'
import type { NumberField, ObjectDraft } from './object-draft.ts'

type Props = { form: Form<ObjectDraft>; fault: (path: string) => string | undefined }

/** Whom the object admits, and how. */
export function RuleFields({ form, fault }: Props) {
  const t = useTranslations('catalogueEditor')
  const number = (name: NumberField) => {
    const one = form.field(name)
    return { ...one, error: one.error ?? fault(name), inputMode: 'numeric', dir: 'ltr' } as const
  }
  return (
    <section className={styles.group} aria-label={t('rules')}>
      <h3>{t('rules')}</h3>
      <TextField {...number('least_people')} hint={t('noLimit')} />
      <TextField {...number('most_people')} hint={t('noLimit')} />
      <TextField {...number('persons_per_guide')} hint={t('perGuideHint')} />
      <TextField {...number('visit_minutes')} />
      <TextField {...number('no_show_percent')} hint={t('noShowHint')} />
      <Checkbox {...form.box('needs_license')} hint={t('licenseHint')} />
      <Checkbox {...form.box('instant')} hint={t('instantHint')} />
      <CountryFields chosen={form.values.countries} onChange={(countries) => form.set({ countries })} />
      <Checkbox {...form.box('archived')} hint={t('archivedHint')} />
    </section>
  )
}
