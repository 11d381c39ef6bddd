import { useTranslations } from 'use-intl'
import { languageNames } from '@anfilada/phrases/language-names'
import { appLanguages } from '@anfilada/browser/language'
import { Choice } from '@anfilada/ui/Choice'
import { TextField } from '@anfilada/ui/TextField'
import { FormDialog } from '../shell/acts/FormDialog.tsx'
import { RoleChoice } from './RoleChoice.tsx'
import { useInvitation } from './use-invitation.ts'

/** Invites somebody to the office by mail. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('staff.inviteForm')
  const sendingWord = useTranslations('staff')('sending')
  const { draft, set, told, summary, send, busy } = useInvitation(onClose)
  return (
    <FormDialog
      title={t('title')}
      faults={summary}
      words={{ keep: t('keep'), confirm: t('send'), busy: sendingWord }}
      busy={busy}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <TextField
        label={t('name')}
        name="name"
        autoComplete="off"
        maxLength={200}
        value={draft.name}
        error={told.name}
        onChange={(name) => set({ name })}
      />
      <TextField
        label={t('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        dir="ltr"
        maxLength={128}
        hint={t('emailHint')}
        value={draft.email}
        error={told.email}
        onChange={(email) => set({ email })}
      />
      <Choice
        label={t('language')}
        name="mail_language"
        options={appLanguages().map((value) => ({ value, label: languageNames[value].full }))}
        value={draft.language}
        onChange={(language) => set({ language })}
      />
      <RoleChoice chosen={draft.roles} error={told.roles} onChange={(roles) => set({ roles })} />
    </FormDialog>
  )
}
