import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { LicenseIcon } from '@anfilada/ui/icons'
import { Needs } from '@anfilada/ui/Needs'
import { Note } from '@anfilada/ui/Note'
import type { License } from '../form/use-license.ts'
import type { StepProps } from '../form/use-order-wizard.ts'
import { FieldsStep } from './FieldsStep.tsx'

/** Who leads the group, who accompanies a guide without a license, and what the dispatcher should know. */
export function GuideStep({ wizard }: StepProps) {
  const { draft, license } = wizard
  const isEnough = draft.qty_guide >= (license.needed ?? 0)
  const note = <LicenseNote license={license} named={draft.guide.trim() !== ''} isEnough={isEnough} />
  return <FieldsStep wizard={wizard} step="guide" notes={{ guide_phone: note }} />
}

type NoteProps = { license: License; named: boolean; isEnough: boolean }

/** What is known of the guide's license for this place, language and day; amber only when the reader must add guides. */
function LicenseNote({ license: { check, needed = 0, isComing }, named, isEnough }: NoteProps) {
  const t = useTranslations('newOrder.license')
  const formats = useFormats()
  const words = () => {
    // As many lines as the answer, not as many as the hint.
    if (named && isComing) return '…'
    if (!named || !check) return t('hint')
    if (!check.needs_license) return t('notNeeded')
    if (check.license) return t('valid', { number: check.license.number, day: formats.date(check.license.expiration_date) })
    return t('needed', { count: needed })
  }
  return (
    <div role="status">{isEnough ? <Note icon={<LicenseIcon />}>{words()}</Note> : <Needs icon={<LicenseIcon />}>{words()}</Needs>}</div>
  )
}
