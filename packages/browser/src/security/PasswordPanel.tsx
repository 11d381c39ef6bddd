import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { isLongEnough, passwordLength } from '@anfilada/contract/identity/password-rules'
import { Button } from '@anfilada/ui/Button'
import { Section } from '@anfilada/ui/Section'
import { showToast } from '@anfilada/ui/toasts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useFormAct } from '../acts/use-form-act.ts'
import { useFormats } from '../language/formats.ts'
import { useSession } from '../session/use-session.ts'
import { SecretField } from './SecretField.tsx'
import styles from './security.module.css'

/** Changes the reader's own password. `changedAt`: when he did it last, where that is known. */
export function PasswordPanel({ changedAt }: { changedAt?: string | null }) {
  const t = useTranslations('security.password')
  const formats = useFormats()
  return (
    <Section title={t('title')} rule="plain">
      <div className={styles.stack}>
        {changedAt && <p className={styles.note}>{t('changedAt', { moment: formats.moment(changedAt) })}</p>}
        <PasswordForm />
      </div>
    </Section>
  )
}

function PasswordForm() {
  const t = useTranslations('security.password')
  const user = useSession()?.userData
  const [typed, setTyped] = useState({ current: '', password: '' })
  const { act, busy, fields, failure, refuse, onChange } = useFormAct('change_password', { takesKey: false })
  const hasCode = user?.second_factor === 'on'
  const least = hasCode ? passwordLength.withSecondFactor : passwordLength.alone
  const length = Array.from(typed.password).length

  async function submit(event: FormEvent) {
    event.preventDefault()
    const faults = {
      ...(typed.current === '' && { current: t('currentMissing') }),
      ...(!isLongEnough(typed.password, hasCode) && { password: t('tooShort', { missing: least - length }) }),
    }
    if (Object.keys(faults).length > 0) return refuse(faults)
    const answer = await act(typed)
    if (!answer) return
    setTyped({ current: '', password: '' })
    showToast({ tone: 'done', text: t('done', { ended: answer.result.ended_sessions }) })
  }

  return (
    <form className={styles.form} noValidate onChange={onChange} onSubmit={(event) => void submit(event)}>
      {/* Tells a password manager whose password it is. */}
      <input name="username" autoComplete="username" value={user?.login ?? ''} readOnly hidden />
      <SecretField
        label={t('current')}
        name="current"
        value={typed.current}
        onChange={(current) => setTyped({ ...typed, current })}
        error={fields.current}
      />
      <SecretField
        isNew
        label={t('next')}
        name="password"
        value={typed.password}
        onChange={(password) => setTyped({ ...typed, password })}
        hint={length > 0 && length < least ? t('length', { typed: length, least }) : t('rule', { least })}
        error={fields.password}
      />
      <FormFailure sentence={failure} />
      <p className={styles.note}>{t('ends')}</p>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={busy} busyLabel={t('submitting')}>
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}
