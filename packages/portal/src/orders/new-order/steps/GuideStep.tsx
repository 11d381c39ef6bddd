import { useController } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { LicenseIcon } from '@anfilada/ui/icons'
import { Needs } from '@anfilada/ui/Needs'
import { Note } from '@anfilada/ui/Note'
import { Section } from '@anfilada/ui/Section'
import { TextField } from '@anfilada/ui/TextField'
import { useFieldSentence } from '../draft/field-sentence.ts'
import type { License } from '../use-license.ts'
import { QuantityField } from './QuantityField.tsx'
import type { SectionProps } from './section-props.ts'
import styles from './steps.module.css'

/** Who leads the group, who accompanies a guide without a license, and what the dispatcher should know. */
export function GuideStep({ control, draft, license }: SectionProps & { license: License }) {
  const t = useTranslations('newOrder')
  const sentence = useFieldSentence(control)
  const guide = useController({ control, name: 'guide' }).field
  const phone = useController({ control, name: 'guide_phone' }).field
  const notes = useController({ control, name: 'notes' }).field
  const refno = useController({ control, name: 'refno' }).field
  return (
    <Section title={t('step.guide')} aside={<span className={styles.note}>{t('optional')}</span>}>
      <div className={styles.stack}>
        <div className={styles.pair}>
          <TextField {...guide} label={t('guide')} autoComplete="off" dir="auto" maxLength={200} error={sentence('guide')} />
          <TextField
            {...phone}
            label={t('guidePhone')}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            dir="ltr"
            maxLength={40}
            error={sentence('guide_phone')}
          />
        </div>
        <LicenseNote license={license} named={draft.guide.trim() !== ''} isEnough={draft.qty_guide >= (license.needed ?? 0)} />
        <div className={styles.steppers}>
          <QuantityField control={control} name="qty_guide" label={t('qtyGuide')} error={sentence('qty_guide')} />
        </div>
        <TextField {...notes} label={t('notes')} multiline dir="auto" maxLength={2000} error={sentence('notes')} />
        <TextField
          {...refno}
          label={t('refno')}
          hint={t('refnoHint')}
          autoComplete="off"
          dir="auto"
          maxLength={64}
          error={sentence('refno')}
        />
      </div>
    </Section>
  )
}

type NoteProps = { license: License; named: boolean; isEnough: boolean }

/** What is known of the guide's license for this place, language and day; amber only when the reader must add guides. */
function LicenseNote({ license: { check, needed = 0 }, named, isEnough }: NoteProps) {
  const t = useTranslations('newOrder.license')
  const formats = useFormats()
  const words = () => {
    if (!named || !check) return t('hint')
    if (!check.needs_license) return t('notNeeded')
    if (check.license) return t('valid', { number: check.license.number, day: formats.date(check.license.expiration_date) })
    return t('needed', { count: needed })
  }
  return (
    <div role="status">{isEnough ? <Note icon={<LicenseIcon />}>{words()}</Note> : <Needs icon={<LicenseIcon />}>{words()}</Needs>}</div>
  )
}
