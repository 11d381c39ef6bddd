import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { SecretField } from '@anfilada/browser/SecretField'
import { passwordLength } from '@anfilada/contract/identity/password-rules'
import type { LinkOutput } from '@anfilada/contract/identity/passwords'
import { Button } from '@anfilada/ui/Button'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { bold } from '../bold.tsx'
import { VisitorPage } from '../VisitorPage.tsx'
import { OverLink } from './BrokenLink.tsx'
import styles from './links.module.css'
import { EmployeeSaved, PasswordSaved } from './PasswordSaved.tsx'
import { usePost } from './use-post.ts'

type Props = { token: string; link: LinkOutput }

/** The new password, its length counted as it is typed; whether it is a common one only the server knows. */
export function NewPasswordForm({ token, link }: Props) {
  const t = useTranslations('entrance.newPassword')
  const { post, busy, fields, failure, code, refuse } = usePost<{ login: string }>('/api/v1/password/reset/')
  const [password, setPassword] = useState('')
  const [revokesKeys, setRevokesKeys] = useState(false)
  const [savedFor, setSavedFor] = useState<string>()
  const least = link.second_factor ? passwordLength.withSecondFactor : passwordLength.alone
  // People count characters, not the halves that some of them are stored in.
  const lacking = Math.max(0, least - Array.from(password).length)
  const isReset = link.purpose === 'reset_password'
  if (savedFor !== undefined) return link.employee ? <EmployeeSaved login={savedFor} /> : <PasswordSaved login={savedFor} />
  if (code === 'link_over') return <OverLink text={t('overText')} />

  function type(text: string) {
    setPassword(text)
    refuse({})
  }
  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (lacking > 0) return refuse({ password: password === '' ? t('missing') : t('short', { count: lacking }) })
    const saved = await post({ token, password, ...(revokesKeys && { revoke_api_keys: true }) })
    if (saved) setSavedFor(saved.login)
  }
  const hint = password === '' ? t('least', { least }) : lacking > 0 ? t('more', { count: lacking }) : t('enough')
  return (
    <VisitorPage
      title={isReset ? t('resetTitle') : t('setTitle')}
      text={<span className={styles.who}>{t.rich('who', { login: bold(link.login) })}</span>}
    >
      <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
        {/* For the keeper of passwords, which must know whose this one is. */}
        <input className="sr" name="username" autoComplete="username" value={link.login} readOnly tabIndex={-1} aria-hidden="true" />
        <SecretField isNew label={t('label')} name="password" hint={hint} value={password} onChange={type} error={fields.password} />
        {isReset && <p className="sm mut">{t('everywhere')}</p>}
        {link.api_keys.length > 0 && (
          <Checkbox
            name="revoke_api_keys"
            label={t('revokeKeys', { keys: link.api_keys.map(({ name }) => name).join(', ') })}
            hint={t('revokeKeysText')}
            isChecked={revokesKeys}
            onChange={setRevokesKeys}
          />
        )}
        <FormFailure sentence={failure} />
        <Button type="submit" variant="primary" wide busy={busy} busyLabel={t('submitting')}>
          {t('submit')}
        </Button>
      </form>
    </VisitorPage>
  )
}
