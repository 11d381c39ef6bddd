import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { Section } from '@anfilada/ui/Section'
import { LegalDialog } from './LegalDialog.tsx'
import styles from './RegistrationPage.module.css'
import type { AgreedText } from './use-agreed-texts.ts'
import type { RegistrationForm } from './use-registration-form.ts'

/** Two agreements, each for itself: to the processing of personal data, and to the offer. */
export function Consents({ form }: { form: RegistrationForm }) {
  const t = useTranslations('entrance.registration')
  const [open, setOpen] = useState<AgreedText>()
  const { consent, offer } = form.agreed.texts
  return (
    <Section title={t('agreements')} rule="plain">
      <div className={styles.agreement}>
        <Checkbox
          label={t('consentBox')}
          name="consent"
          isChecked={form.draft.consent}
          onChange={(isGiven) => form.change({ consent: isGiven })}
          error={form.faults.consent}
        />
        {consent && <ActButton onPress={() => setOpen(consent)}>{t('consentRead')}</ActButton>}
      </div>
      <div className={styles.agreement}>
        <Checkbox
          label={t('offerBox')}
          name="offer_accepted"
          isChecked={form.draft.offer_accepted}
          onChange={(isAccepted) => form.change({ offer_accepted: isAccepted })}
          error={form.faults.offer_accepted}
        />
        {offer && <ActButton onPress={() => setOpen(offer)}>{t('offerRead')}</ActButton>}
      </div>
      <TextsFailed agreed={form.agreed} />
      {open && <LegalDialog text={open} onClose={() => setOpen(undefined)} />}
    </Section>
  )
}

function TextsFailed({ agreed }: Pick<RegistrationForm, 'agreed'>) {
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
