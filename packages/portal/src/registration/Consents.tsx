import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { Section } from '@anfilada/ui/Section'
import { LegalDialog } from './LegalDialog.tsx'
import styles from './RegistrationPage.module.css'
import type { Agreed, AgreedText } from './use-agreed-texts.ts'
import type { RegistrationForm } from './use-registration-form.ts'

/** Two agreements, each for itself: to the processing of personal data, and to the offer. */
export function Consents({ form, agreed }: { form: RegistrationForm; agreed: Agreed }) {
  const t = useTranslations('entrance.registration')
  const [open, setOpen] = useState<AgreedText>()
  const { consent, offer } = agreed.texts
  return (
    <Section title={t('agreements')} rule="plain">
      <div className={styles.agreement}>
        <Checkbox {...form.box('consent')} label={t('consentBox')} />
        {consent && <ActButton onPress={() => setOpen(consent)}>{t('consentRead')}</ActButton>}
      </div>
      <div className={styles.agreement}>
        <Checkbox {...form.box('offer_accepted')} label={t('offerBox')} />
        {offer && <ActButton onPress={() => setOpen(offer)}>{t('offerRead')}</ActButton>}
      </div>
      <TextsFailed agreed={agreed} />
      {open && <LegalDialog text={open} onClose={() => setOpen(undefined)} />}
    </Section>
  )
}

function TextsFailed({ agreed }: { agreed: Agreed }) {
  const shell = useTranslations('shell')
  const sentence = useFailureSentence()
  if (agreed.error === undefined) return null
  return (
    <div role="alert" className={styles.agreement}>
      <span>{sentence(agreed.error)}</span>
      <Button size="s" onPress={agreed.again}>
        {shell('retry')}
      </Button>
    </div>
  )
}
