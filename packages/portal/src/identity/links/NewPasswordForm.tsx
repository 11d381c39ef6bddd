import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { SecretField } from '@anfilada/browser/identity/SecretField'
import { passwordLength } from '@anfilada/contract/fields'
import type { LinkOutput } from '@anfilada/contract/identity/passwords'
import { Button } from '@anfilada/ui/Button'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { bold, VisitorPage } from '../VisitorPage.tsx'
import { OverLink } from './BrokenLink.tsx'
import styles from './links.module.css'
import { EmployeeSaved, PasswordSaved } from './PasswordSaved.tsx'
import { usePostForm } from './use-post-form.ts'

type Props = { token: string; link: LinkOutput }
type Typed = { password: string; revoke_api_keys: boolean }

/** The new password, its length counted as it is typed; whether it is a common one only the server knows. */
export function NewPasswordForm({ token, link }: Props) {
  const t = useTranslations('entrance.newPassword')
  const { list } = useFormats()
  const [savedFor, setSavedFor] = useState<string>()
  const least = link.second_factor ? passwordLength.withSecondFactor : passwordLength.alone
  // People count characters, not the halves that some of them are stored in.
  const lackingIn = (text: string) => Math.max(0, least - Array.from(text).length)
  const { form, code } = usePostForm<{ login: string }, Typed>({
    path: '/api/v1/password/reset/',
    start: { password: '', revoke_api_keys: false },
    labels: { password: t('label'), revoke_api_keys: t('revokeKeys', { keys: list(link.api_keys.map(({ name }) => name)) }) },
    sentences: { password: (_, typed) => (typed.password === '' ? t('missing') : t('short', { count: lackingIn(typed.password) })) },
    faults: (typed) => (lackingIn(typed.password) > 0 ? { password: 'too_short' } : {}),
    body: ({ password: chosen, revoke_api_keys }) => ({ token, password: chosen, ...(revoke_api_keys && { revoke_api_keys }) }),
    onDone: ({ login }) => setSavedFor(login),
  })
  const { password } = form.values
  const lacking = lackingIn(password)
  const isReset = link.purpose === 'reset_password'
  if (savedFor !== undefined) return link.employee ? <EmployeeSaved login={savedFor} /> : <PasswordSaved login={savedFor} />
  if (code === 'link_over') return <OverLink text={t('overText')} />

  const hint = password === '' ? t('least', { least }) : lacking > 0 ? t('more', { count: lacking }) : t('enough')
  return (
    <VisitorPage
      title={isReset ? t('resetTitle') : t('setTitle')}
      text={<span className={styles.who}>{t.rich('who', { login: bold(link.login) })}</span>}
    >
      <form className={styles.form} onSubmit={form.submit} noValidate>
        {/* For the keeper of passwords, which must know whose this one is. */}
        <input className="sr" name="username" autoComplete="username" value={link.login} readOnly tabIndex={-1} aria-hidden="true" />
        <SecretField {...form.field('password')} isNew hint={hint} />
        {isReset && <p className="sm mut">{t('everywhere')}</p>}
        {link.api_keys.length > 0 && <Checkbox {...form.box('revoke_api_keys')} hint={t('revokeKeysText')} />}
        <FormFailure sentence={form.failure} />
        <Button type="submit" variant="primary" wide busy={form.busy} busyLabel={t('submitting')}>
          {t('submit')}
        </Button>
      </form>
    </VisitorPage>
  )
}
