import type { Control } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import styles from '../../steps/steps.module.css'
import type { ServiceDraft } from '../service-draft.ts'
import { CountField } from './fields.tsx'

/** How many adults and children come. */
export function HeadsFields({ control }: { control: Control<ServiceDraft> }) {
  const t = useTranslations('services')
  return (
    <div className={styles.steppers}>
      <CountField control={control} name="adult" label={t('field.adult')} />
      <CountField control={control} name="child" label={t('field.child')} />
    </div>
  )
}
