import { useTranslations } from 'use-intl'
import type { AbilityRule } from '@anfilada/contract/abilities'
import type { SecondFactorState } from '@anfilada/contract/identity/login'
import { secondFactorActions } from '@anfilada/contract/identity/second-factor'
import { showToast } from '@anfilada/ui/toasts'
import { useActionForm } from '../../../forms/use-action-form.ts'
import { currentSession, startSession, useSession } from '../../../session/session.ts'
import { SecretField } from '../SecretField.tsx'
import styles from '../security.module.css'
import { CodeField } from './CodeField.tsx'
import { FactorForm } from './FactorForm.tsx'

/** Asks for both, the password and a code, and says what is lost with it. */
export function TurnOff({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('security.secondFactor')
  const isStaff = useSession()?.userData.customer_id === null
  const form = useActionForm({
    action: 'remove_second_factor',
    schema: secondFactorActions.remove_second_factor.input,
    start: { own_password: '', code: '' },
    labels: { own_password: t('password'), code: t('anyCode') },
    names: { password: 'own_password' },
    sentences: {
      own_password: (fault) => (fault === 'required' ? t('passwordMissing') : undefined),
      code: (fault) => (fault === 'required' ? t('codeMissing') : undefined),
    },
    input: ({ own_password: password, code }) => ({ password, code }),
    faults: ({ code }) => (code.trim() === '' ? { code: 'required' } : {}),
    takesKey: false,
    onDone: ({ result: { userAbility } }) => {
      onLeave()
      noteSecondFactor(isStaff && isOnlyAccount(userAbility) ? 'required' : 'off', userAbility)
      showToast({ tone: 'done', text: t('turnedOff') })
    },
  })
  return (
    <FactorForm form={form} words={{ act: t('turnOff'), busy: t('turningOff') }} isDanger onLeave={onLeave}>
      <p className={styles.text}>{t('turnOffText')}</p>
      <SecretField {...form.field('own_password')} />
      <CodeField {...form.field('code')} />
    </FactorForm>
  )
}

/** An employee outside of a demo is left with nothing but his own account. */
function isOnlyAccount(rules: readonly { subject: string }[]): boolean {
  return rules.every(({ subject }) => subject === 'Account' || subject === 'Public')
}

/** The session goes on with what its owner has and may from now on. */
export function noteSecondFactor(state: SecondFactorState, userAbility: AbilityRule[]): void {
  const session = currentSession()
  if (session) startSession({ ...session, userAbility, userData: { ...session.userData, second_factor: state } })
}
