import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { richPart } from '@anfilada/browser/rich-part'
import { SecretField } from '@anfilada/browser/SecretField'
import { useFormAct } from '@anfilada/browser/use-form-act'
import type { Settings } from '@anfilada/contract/customers/settings'
import { Button } from '@anfilada/ui/Button'
import { Note } from '@anfilada/ui/Note'
import { Section } from '@anfilada/ui/Section'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import { ClockIcon } from '@anfilada/ui/icons'
import styles from '../settings.module.css'
import { useKeepSettings } from '../settings.queries.ts'

/** Where mails go. A new address counts once its link was opened. */
export function EmailSection({ profile }: { profile: Settings['profile'] }) {
  const t = useTranslations('settings.profile')
  const [isChanging, setChanging] = useState(false)
  const { email, new_email: awaited } = profile
  const words = { email: richPart(<bdi className="strong">{awaited}</bdi>) }
  return (
    <Section title={t('email')} rule="plain">
      <div className={styles.stack}>
        <p>{email ? <bdi className="strong">{email}</bdi> : <span className="dim">{t('noEmail')}</span>}</p>
        {awaited && <Note icon={<ClockIcon />}>{t.rich('pending', words)}</Note>}
        {isChanging ? (
          <EmailForm onEnd={() => setChanging(false)} />
        ) : (
          <Button onPress={() => setChanging(true)}>{t('changeEmail')}</Button>
        )}
      </div>
    </Section>
  )
}

function EmailForm({ onEnd }: { onEnd: () => void }) {
  const t = useTranslations('settings')
  const fault = useTranslations('fault')
  const keep = useKeepSettings()
  const [typed, setTyped] = useState({ email: '', password: '' })
  const { act, busy, fields, failure, refuse, onChange } = useFormAct('change_email', { takesKey: false })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const faults = {
      ...(typed.email.trim() === '' && { email: fault('required') }),
      ...(typed.password === '' && { password: t('profile.passwordMissing') }),
    }
    if (Object.keys(faults).length > 0) return refuse(faults)
    const answer = await act(typed)
    if (!answer) return
    keep(answer.result)
    showToast({ tone: 'done', text: t('profile.linkSent', { email: typed.email.trim() }) })
    onEnd()
  }

  return (
    <form className={styles.form} noValidate onChange={onChange} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('profile.newEmail')}
        name="email"
        type="email"
        autoComplete="email"
        dir="ltr"
        maxLength={128}
        value={typed.email}
        onChange={(email) => setTyped({ ...typed, email })}
        isRequired
        hint={t('profile.emailHint')}
        error={fields.email}
      />
      <SecretField
        label={t('profile.password')}
        name="password"
        value={typed.password}
        onChange={(password) => setTyped({ ...typed, password })}
        error={fields.password}
      />
      <FormFailure sentence={failure} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={busy} busyLabel={t('profile.sending')}>
          {t('profile.sendLink')}
        </Button>
        <Button onPress={onEnd}>{t('keep')}</Button>
      </div>
    </form>
  )
}
