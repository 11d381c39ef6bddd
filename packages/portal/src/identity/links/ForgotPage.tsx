import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { Button } from '@anfilada/ui/Button'
import { TextField } from '@anfilada/ui/TextField'
import { bold } from '../bold.tsx'
import { VisitorPage } from '../VisitorPage.tsx'
import { Ways } from './BrokenLink.tsx'
import styles from './links.module.css'
import { usePost } from './use-post.ts'

/** Asks for a link to a new password; what is answered is the same whether the address is known or not. */
export function ForgotPage() {
  const t = useTranslations('entrance.forgotPage')
  const identity = useTranslations('identity')
  const { post, busy, fields, failure, refuse } = usePost<object>('/api/v1/password/forgot/')
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)
  if (isSent) return <Sent email={email.trim()} onMend={() => setSent(false)} />

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (email.trim() === '') return refuse({ email: identity('loginMissing') })
    if (await post({ email: email.trim() })) setSent(true)
  }
  return (
    <VisitorPage title={t('title')} text={t('text')}>
      <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
        <TextField
          label={t('login')}
          name="email"
          autoComplete="username"
          dir="ltr"
          maxLength={128}
          value={email}
          onChange={setEmail}
          isRequired
          error={fields.email}
        />
        <FormFailure sentence={failure} />
        <Button type="submit" variant="primary" wide busy={busy} busyLabel={t('submitting')}>
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
