import { useTranslations } from 'use-intl'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useActionForm } from '@anfilada/browser/use-action-form'
import type { CustomerRole } from '@anfilada/contract/abilities'
import { memberActions } from '@anfilada/contract/customers/members'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import styles from '../settings.module.css'
import { RolesField } from './RolesField.tsx'

type Typed = { name: string; email: string; roles: CustomerRole[] }
const start: Typed = { name: '', email: '', roles: ['manager'] }

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settings.members')
  const common = useTranslations('security')
  const form = useActionForm({
    action: 'invite_member',
    schema: memberActions.invite_member.input,
    start,
    labels: { name: t('name'), email: t('email'), roles: t('roles') },
    sentences: {
      name: (fault) => (fault === 'required' ? t('nameMissing') : undefined),
      email: (fault) => (fault === 'required' ? t('emailMissing') : undefined),
      roles: t('rolesMissing'),
    },
    input: (typed) => typed,
    faults: ({ email }) => (email.trim() === '' ? { email: 'required' } : {}),
    touches: ['members'],
    onDone: ({ result }) => {
      showToast({ tone: 'done', text: t('invitationSent', { email: result.email ?? result.login }) })
      onClose()
    },
  })
  const words = { keep: common('cancel'), confirm: t('sendInvitation'), busy: t('sending') }
  return (
    <FormDialog title={t('inviteTitle')} form={form} words={words} onClose={onClose}>
      <p className={styles.text}>{t('inviteText')}</p>
      <TextField
        {...form.field('name')}
        autoComplete="off"
        maxLength={200}
        hint={form.values.roles.includes('guide') ? t('nameHint') : undefined}
        isRequired
      />
      <TextField {...form.field('email')} type="email" autoComplete="off" dir="ltr" maxLength={128} hint={t('emailHint')} isRequired />
      <RolesField {...form.field('roles')} />
    </FormDialog>
  )
}
