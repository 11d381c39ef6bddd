import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import { Needs } from '@anfilada/ui/Needs'
import { Section } from '@anfilada/ui/Section'
import { useSession } from '../../../session/session.ts'
import styles from '../security.module.css'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { RenewCodes } from './RenewCodes.tsx'
import { TurnOff } from './TurnOff.tsx'
import { TurnOn } from './TurnOn.tsx'

type Step = 'turnOn' | 'renew' | 'turnOff' | { codes: readonly string[] }

/** The code that logging in asks for besides the password: on, off, new recovery codes. Everything happens in place. */
export function SecondFactorPanel() {
  const t = useTranslations('security.secondFactor')
  const state = useSession()?.userData.second_factor ?? 'off'
  const [step, setStep] = useState<Step>()
  const leave = () => setStep(undefined)
  const showCodes = (codes: readonly string[]) => setStep({ codes })
  return (
    <Section title={t('title')} rule="plain">
      <div className={styles.stack}>
        {state === 'required' ? <Needs>{t('required')}</Needs> : <p className={styles.text}>{t(state)}</p>}
        {step === undefined && <Choices isOn={state === 'on'} onChoose={setStep} />}
        {step === 'turnOn' && <TurnOn onCodes={showCodes} onLeave={leave} />}
        {step === 'renew' && <RenewCodes onCodes={showCodes} onLeave={leave} />}
        {step === 'turnOff' && <TurnOff onLeave={leave} />}
        {typeof step === 'object' && <RecoveryCodes codes={step.codes} onSaved={leave} />}
      </div>
    </Section>
  )
}

function Choices({ isOn, onChoose }: { isOn: boolean; onChoose: (step: Step) => void }) {
  const t = useTranslations('security.secondFactor')
  if (!isOn)
    return (
      <Button variant="primary" onPress={() => onChoose('turnOn')}>
        {t('turnOn')}
      </Button>
    )
  return (
    <div className={styles.buttons}>
      <Button onPress={() => onChoose('renew')}>{t('renew')}</Button>
      <Button variant="danger" onPress={() => onChoose('turnOff')}>
        {t('turnOff')}
      </Button>
    </div>
  )
}
