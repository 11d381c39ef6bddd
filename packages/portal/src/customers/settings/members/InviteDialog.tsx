import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { useFormAct } from '@anfilada/browser/use-form-act'
import type { CustomerRole } from '@anfilada/contract/abilities'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import styles from '../settings.module.css'
import { useRereadMembers } from './members.queries.ts'
import own from './members.module.css'
import { RolesField } from './RolesField.tsx'

type Typed = { name: string; email: string; roles: CustomerRole[] }

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settings.members')
  const common = useTranslations('security')
  const reread = useRereadMembers()
  const [typed, setTyped] = useState<Typed>({ name: '', email: '', roles: ['manager'] })
  const { act, busy, fields, failure, refuse, onChange } = useFormAct('invite_member')

  async function submit(event: FormEvent) {
    event.preventDefault()
    const faults = {
      ...(typed.name.trim() === '' && { name: t('nameMissing') }),
      ...(typed.email.trim() === '' && { email: t('emailMissing') }),
      ...(typed.roles.length === 0 && { roles: t('rolesMissing') }),
    }
    if (Object.keys(faults).length > 0) return refuse(faults)
    const answer = await act(typed)
    if (!answer) return
    reread()
    showToast({ tone: 'done', text: t('invitationSent', { email: answer.result.email ?? answer.result.login }) })
    onClose()
  }

  return (
    <Dialog title={t('inviteTitle')} onClose={onClose}>
      <form className={own.form} noValidate onChange={onChange} onSubmit={(event) => void submit(event)}>
        <p className={styles.text}>{t('inviteText')}</p>
        <TextField
          label={t('name')}
          name="name"
          autoComplete="off"
          maxLength={200}
          value={typed.name}
          onChange={(name) => setTyped({ ...typed, name })}
          hint={typed.roles.includes('guide') ? t('nameHint') : undefined}
          error={fields.name}
          isRequired
        />
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="off"
          dir="ltr"
          maxLength={128}
          value={typed.email}
          onChange={(email) => setTyped({ ...typed, email })}
          hint={t('emailHint')}
          error={fields.email}
          isRequired
        />
        <RolesField value={typed.roles} onChange={(roles) => setTyped({ ...typed, roles })} error={fields.roles} />
        <FormFailure sentence={failure} />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" busy={busy} busyLabel={t('sending')}>
            {t('sendInvitation')}
          </Button>
          <Button onPress={onClose}>{common('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  )
}
