import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import { showToast } from '@anfilada/ui/toasts'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { useFormAct } from '../../acts/use-form-act.ts'
import { useSession } from '../../session/use-session.ts'
import { SecretField } from '../SecretField.tsx'
import styles from '../security.module.css'
import { CodeField } from './CodeField.tsx'
import { noteSecondFactor } from './note-second-factor.ts'

/** Asks for both, the password and a code, and says what is lost with it. */
export function TurnOff({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('security.secondFactor')
  const common = useTranslations('security')
  const [typed, setTyped] = useState({ password: '', code: '' })
  const isStaff = useSession()?.userData.customer_id === null
  const { act, busy, fields, failure, refuse, onChange } = useFormAct('remove_second_factor', {
    takesKey: false,
    names: { password: 'own_password' },
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const faults = {
      ...(typed.password === '' && { own_password: t('passwordMissing') }),
      ...(typed.code.trim() === '' && { code: t('codeMissing') }),
    }
    if (Object.keys(faults).length > 0) return refuse(faults)
    const answer = await act(typed)
    if (!answer) return
    const { userAbility } = answer.result
    onLeave()
    noteSecondFactor(isStaff && isOnlyAccount(userAbility) ? 'required' : 'off', userAbility)
    showToast({ tone: 'done', text: t('turnedOff') })
  }

  return (
    <form className={styles.form} noValidate onChange={onChange} onSubmit={(event) => void submit(event)}>
      <p className={styles.text}>{t('turnOffText')}</p>
      <SecretField
        label={t('password')}
        name="own_password"
        value={typed.password}
        onChange={(password) => setTyped({ ...typed, password })}
        error={fields.own_password}
      />
      <CodeField label={t('anyCode')} value={typed.code} onChange={(code) => setTyped({ ...typed, code })} error={fields.code} />
      <FormFailure sentence={failure} />
      <div className={styles.buttons}>
        <Button type="submit" variant="dangerFilled" busy={busy} busyLabel={t('turningOff')}>
          {t('turnOff')}
        </Button>
        <Button onPress={onLeave}>{common('cancel')}</Button>
      </div>
    </form>
  )
}

/** An employee outside of a demo is left with nothing but his own account. */
function isOnlyAccount(rules: readonly { subject: string }[]): boolean {
  return rules.every(({ subject }) => subject === 'Account' || subject === 'Public')
}
