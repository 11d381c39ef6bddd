import { useController } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Section } from '@anfilada/ui/Section'
import { TextField } from '@anfilada/ui/TextField'
import { useFieldSentence } from '../draft/field-sentence.ts'
import styles from '../MuseumTicketsPage.module.css'
import type { SectionProps } from './section-props.ts'

export function WishesSection({ control }: Pick<SectionProps, 'control'>) {
  const t = useTranslations('orders')
  const sentence = useFieldSentence(control)
  const notes = useController({ control, name: 'notes' }).field
  const refno = useController({ control, name: 'refno' }).field
  return (
    <Section title={t('new.wishes')} rule="plain">
      <div className={styles.stack}>
        <TextField {...notes} label={t('new.notes')} multiline dir="auto" maxLength={2000} error={sentence('notes')} />
        <TextField
          {...refno}
          label={t('new.refno')}
          hint={t('new.refnoHint')}
          autoComplete="off"
          dir="auto"
          maxLength={64}
          error={sentence('refno')}
        />
      </div>
    </Section>
  )
}
