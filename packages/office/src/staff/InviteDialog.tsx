import { useTranslations } from 'use-intl'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { appLanguages } from '@anfilada/browser/language'
import { useActionForm } from '@anfilada/browser/use-action-form'
import type { StaffRole } from '@anfilada/contract/abilities'
import { officeStaffActions } from '@anfilada/contract/identity/office-staff'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import { languageNames } from '@anfilada/phrases/language-names'
import { Choice } from '@anfilada/ui/Choice'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import { RoleChoice } from './RoleChoice.tsx'

type Invitation = { name: string; email: string; mail_language: OfficeLanguage; roles: StaffRole[] }
const start: Invitation = { name: '', email: '', mail_language: 'ru', roles: ['dispatcher'] }

/** Invites somebody to the office by mail. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('staff.inviteForm')
  const sending = useTranslations('staff')('sending')
  const form = useActionForm({
    action: 'invite_staff',
    schema: officeStaffActions.invite_staff.input,
    start,
    labels: { name: t('name'), email: t('email'), mail_language: t('language'), roles: t('roles') },
    sentences: { roles: t('rolesMissing') },
    summary: t('faultsTitle'),
    input: ({ name, email, ...rest }) => ({ ...rest, name: name.trim(), email: email.trim() }),
    touches: ['staff', 'mails', 'setup'],
    onDone: ({ result }, { email }) => {
      showToast({ tone: 'done', text: t('sent', { email: result.email ?? email }) })
      onClose()
    },
  })
  return (
    <FormDialog title={t('title')} form={form} words={{ keep: t('keep'), confirm: t('send'), busy: sending }} onClose={onClose}>
      <TextField {...form.field('name')} autoComplete="off" maxLength={200} />
      <TextField
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        dir="ltr"
        maxLength={128}
        hint={t('emailHint')}
      />
      <Choice {...form.field('mail_language')} options={appLanguages().map((value) => ({ value, label: languageNames[value].full }))} />
      <RoleChoice {...form.field('roles')} />
    </FormDialog>
  )
}
