import { useTranslations } from 'use-intl'
import { isLongEnough, passwordLength } from '@anfilada/contract/fields'
import { passwordActions } from '@anfilada/contract/identity/passwords'
import { Button } from '@anfilada/ui/Button'
import { Section } from '@anfilada/ui/Section'
import { showToast } from '@anfilada/ui/toasts'
import { FormFailure } from '../../forms/FormFailure.tsx'
import type { Form } from '../../forms/form-spec.ts'
import { useActionForm } from '../../forms/use-action-form.ts'
import { useFormats } from '../../language/formats.ts'
import { useSession } from '../../session/session.ts'
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

const empty = { current: '', password: '' }

function PasswordForm() {
  const t = useTranslations('security.password')
  const user = useSession()?.userData
  const hasCode = user?.second_factor === 'on'
  const least = hasCode ? passwordLength.withSecondFactor : passwordLength.alone
  const form: Form<typeof empty> = useActionForm<'change_password', typeof empty>({
    action: 'change_password',
    schema: passwordActions.change_password.input,
    start: empty,
    labels: { current: t('current'), password: t('next') },
    sentences: {
      current: (fault) => (fault === 'required' ? t('currentMissing') : undefined),
      password: (fault, { password }) => (fault === 'too_short' ? t('tooShort', { missing: least - lengthOf(password) }) : undefined),
    },
    input: (typed) => typed,
    faults: ({ password }) => (isLongEnough(password, hasCode) ? {} : { password: 'too_short' }),
    takesKey: false,
    onDone: ({ result }) => {
      form.set(empty)
      showToast({ tone: 'done', text: t('done', { ended: result.ended_sessions }) })
    },
  })
  const length = lengthOf(form.values.password)
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      {/* Tells a password manager whose password it is. */}
      <input name="username" autoComplete="username" value={user?.login ?? ''} readOnly hidden />
      <SecretField {...form.field('current')} />
      <SecretField
        {...form.field('password')}
        isNew
        hint={length > 0 && length < least ? t('length', { typed: length, least }) : t('rule', { least })}
      />
      <FormFailure sentence={form.failure} />
      <p className={styles.note}>{t('ends')}</p>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('submitting')}>
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}

const lengthOf = (text: string) => Array.from(text).length
