import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { appLanguages } from '@anfilada/browser/language'
import { currentSession, startSession } from '@anfilada/browser/session'
import { useFormAct, type FieldSentences } from '@anfilada/browser/use-form-act'
import type { Settings } from '@anfilada/contract/customers/settings'
import { languageNames } from '@anfilada/phrases/language-names'
import { Button } from '@anfilada/ui/Button'
import { Section } from '@anfilada/ui/Section'
import { SelectField } from '@anfilada/ui/SelectField'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import styles from '../settings.module.css'
import { useKeepSettings } from '../settings.queries.ts'
import { useKeptForm } from '../use-kept-form.ts'

type Profile = Settings['profile']
type Values = { name: string; phone: string; language: Profile['language'] }

export function ProfileSection({ profile }: { profile: Profile }) {
  const t = useTranslations('settings.profile')
  const role = useTranslations('shell.role')
  return (
    <Section title={t('title')} rule="plain">
      <div className={styles.stack}>
        <p className={styles.note}>
          {t('login')}: <bdi className="strong">{profile.login}</bdi> · {profile.roles.map((one) => role(one)).join(', ')}
        </p>
        <ProfileForm profile={profile} />
      </div>
    </Section>
  )
}

function ProfileForm({ profile }: { profile: Profile }) {
  const t = useTranslations('settings')
  const fault = useTranslations('fault')
  const keep = useKeepSettings()
  const { act, busy, fields, failure, refuse, onChange } = useFormAct('save_profile')
  const { values, change, forget } = useKeptForm<Values>('profile', {
    name: profile.name,
    phone: profile.phone ?? '',
    language: profile.language,
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (values.name.trim() === '') return refuse({ name: fault('required') })
    const answer = await act(values)
    if (!answer) return
    forget()
    keep(answer.result)
    const session = currentSession()
    const { name } = answer.result.profile
    if (session) startSession({ ...session, userData: { ...session.userData, name, language: values.language } })
    showToast({ tone: 'done', text: t('saved') })
  }

  return (
    <form className={styles.form} noValidate onChange={onChange} onSubmit={(event) => void submit(event)}>
      <ProfileFields profile={profile} values={values} change={change} errors={fields} />
      <FormFailure sentence={failure} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={busy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

type FieldsProps = { profile: Profile; values: Values; change: (changed: Partial<Values>) => void; errors: FieldSentences }

function ProfileFields({ profile, values, change, errors }: FieldsProps) {
  const t = useTranslations('settings')
  return (
    <>
      <TextField
        label={t('profile.name')}
        name="name"
        autoComplete="name"
        maxLength={200}
        value={values.name}
        onChange={(name) => change({ name })}
        isRequired
        isDisabled={profile.name_fixed}
        hint={profile.name_fixed ? t('profile.nameFixed') : undefined}
        error={errors.name}
      />
      <TextField
        label={t('profile.phone')}
        name="phone"
        type="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={32}
        value={values.phone}
        onChange={(phone) => change({ phone })}
        hint={t('profile.phoneHint')}
        error={errors.phone}
      />
      <SelectField
        label={t('profile.language')}
        name="language"
        options={appLanguages().map((value) => ({ value, label: languageNames[value].full }))}
        value={values.language}
        onChange={(value) => change({ language: appLanguages().find((one) => one === value) ?? values.language })}
        hint={t('profile.languageHint')}
        error={errors.language}
      />
    </>
  )
}
