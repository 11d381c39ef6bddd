import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import type { Form } from '@anfilada/browser/form'
import { Button } from '@anfilada/ui/Button'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { SelectField } from '@anfilada/ui/SelectField'
import styles from '../catalogue.module.css'
import { WordFields } from '../editor/WordFields.tsx'
import type { EquipmentDraft } from './service-draft.ts'

type Props = {
  form: Form<EquipmentDraft>
  title?: string | undefined
  /** Among how many it has its place. */
  count: number
  archivedHint: string
  /** What only its kind has. */
  children?: ReactNode
}

/** What all that the company sells has: names in five languages, a place in its list, whether it is offered. */
export function ServiceFrame({ form, title, count, archivedHint, children }: Props) {
  const t = useTranslations('catalogueEditor')
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {title && <h2>{title}</h2>}
      <FormFailure sentence={form.failure} />
      <div className={styles.columns}>
        <WordFields title={t('names')} hint={t('serviceNameHint')} field={(language) => form.field(`name_${language}`)} maxLength={120} />
        <section className={styles.group} aria-label={t('rules')}>
          {children}
          <SelectField
            {...form.field('place')}
            hint={t('placeHint')}
            options={Array.from({ length: count }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
          />
          <Checkbox {...form.box('archived')} hint={archivedHint} />
        </section>
      </div>
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('saving')}>
          {t('saveService')}
        </Button>
        <span className="mut">{t('saveServiceHint')}</span>
      </div>
    </form>
  )
}
