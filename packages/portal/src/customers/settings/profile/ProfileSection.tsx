import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { appLanguages } from '@anfilada/browser/language'
import { currentSession, startSession } from '@anfilada/browser/session'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { profileActions, type Settings } from '@anfilada/contract/customers/settings'
import { languageNames } from '@anfilada/phrases/language-names'
import { Button } from '@anfilada/ui/Button'
import { Section } from '@anfilada/ui/Section'
import { SelectField } from '@anfilada/ui/SelectField'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import styles from '../settings.module.css'
import { useKeepSettings } from '../settings.queries.ts'

type Profile = Settings['profile']
type Values = { name: string; phone: string; language: Profile['language'] }

export function ProfileSection({ profile }: { profile: Profile }) {
  const t = useTranslations('settings.profile')
  const role = useTranslations('shell.role')
  const formats = useFormats()
  return (
    <Section title={t('title')} rule="plain">
      <div className={styles.stack}>
        <p className={styles.note}>
          {t('login')}: <bdi className="strong">{profile.login}</bdi> · {formats.list(profile.roles.map((one) => role(one)))}
        </p>
        <ProfileForm profile={profile} />
      </div>
    </Section>
  )
}

function ProfileForm({ profile }: { profile: Profile }) {
  const t = useTranslations('settings')
  const missing = useTranslations('missing')
  const keep = useKeepSettings()
  const start: Values = { name: profile.name, phone: profile.phone ?? '', language: profile.language }
  const form = useActionForm({
    action: 'save_profile',
    schema: profileActions.save_profile.input,
    start,
    labels: { name: t('profile.name'), phone: t('profile.phone'), language: t('profile.language') },
    sentences: { name: missing('person') },
    input: (values) => values,
    phones: ['phone'],
    faults: ({ name }) => (name.trim() === '' ? { name: 'required' } : {}),
    keptAs: 'settings.profile',
    onDone: ({ result }, { language }) => {
      keep(result)
      const session = currentSession()
      const { name } = result.profile
      if (session) startSession({ ...session, userData: { ...session.userData, name, language } })
      showToast({ tone: 'done', text: t('saved') })
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <TextField
        {...form.field('name')}
        autoComplete="name"
        maxLength={200}
        isRequired
        isDisabled={profile.name_fixed}
        hint={profile.name_fixed ? t('profile.nameFixed') : undefined}
      />
      <TextField {...form.field('phone')} type="tel" autoComplete="tel" dir="ltr" maxLength={32} hint={t('profile.phoneHint')} />
      <SelectField
        {...form.field('language')}
        options={appLanguages().map((value) => ({ value, label: languageNames[value].full }))}
        hint={t('profile.languageHint')}
      />
      <FormFailure sentence={form.failure} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
