import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { richPart } from '@anfilada/browser/rich-part'
import { SecretField } from '@anfilada/browser/identity/SecretField'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { profileActions, type Settings } from '@anfilada/contract/customers/settings'
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
  const keep = useKeepSettings()
  const form = useActionForm({
    action: 'change_email',
    schema: profileActions.change_email.input,
    start: { email: '', password: '' },
    labels: { email: t('profile.newEmail'), password: t('profile.password') },
    sentences: { password: (fault) => (fault === 'required' ? t('profile.passwordMissing') : undefined) },
    input: (typed) => typed,
    faults: ({ email }) => (email.trim() === '' ? { email: 'required' } : {}),
    takesKey: false,
    onDone: ({ result }, { email }) => {
      keep(result)
      showToast({ tone: 'done', text: t('profile.linkSent', { email: email.trim() }) })
      onEnd()
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <TextField
        {...form.field('email')}
        type="email"
        autoComplete="email"
        dir="ltr"
        maxLength={128}
        isRequired
        hint={t('profile.emailHint')}
      />
      <SecretField {...form.field('password')} />
      <FormFailure sentence={form.failure} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('profile.sending')}>
          {t('profile.sendLink')}
        </Button>
        <Button onPress={onEnd}>{t('keep')}</Button>
      </div>
    </form>
  )
}
