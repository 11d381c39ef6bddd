import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { Button } from '@anfilada/ui/Button'
import { TextField } from '@anfilada/ui/TextField'
import { bold, VisitorPage } from '../VisitorPage.tsx'
import { Ways } from './BrokenLink.tsx'
import styles from './links.module.css'
import { usePostForm } from './use-post-form.ts'

/** Asks for a link to a new password; what is answered is the same whether the address is known or not. */
export function ForgotPage() {
  const t = useTranslations('entrance.forgotPage')
  const identity = useTranslations('identity')
  const [isSent, setSent] = useState(false)
  const { form } = usePostForm({
    path: '/api/v1/password/forgot/',
    start: { email: '' },
    labels: { email: t('login') },
    sentences: { email: identity('loginMissing') },
    faults: ({ email }) => (email.trim() === '' ? { email: 'required' } : {}),
    body: ({ email }) => ({ email: email.trim() }),
    onDone: () => setSent(true),
  })
  if (isSent) return <Sent email={form.values.email.trim()} onMend={() => setSent(false)} />
  return (
    <VisitorPage title={t('title')} text={t('text')}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <TextField {...form.field('email')} autoComplete="username" dir="ltr" maxLength={128} isRequired />
        <FormFailure sentence={form.failure} />
        <Button type="submit" variant="primary" wide busy={form.busy} busyLabel={t('submitting')}>
          {t('submit')}
        </Button>
      </form>
      <Ways />
    </VisitorPage>
  )
}

function Sent({ email, onMend }: { email: string; onMend: () => void }) {
  const t = useTranslations('entrance.forgotPage')
  return (
    <VisitorPage title={t('sentTitle')}>
      <div role="status" className={styles.said}>
        <p className={styles.who}>{t.rich('sent', { login: bold(email) })}</p>
        <p className="mut">{t('noMail')}</p>
      </div>
      <div className={styles.acts}>
        <Button onPress={onMend}>{t('again')}</Button>
      </div>
      <Ways />
    </VisitorPage>
  )
}
