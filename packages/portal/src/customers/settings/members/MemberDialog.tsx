import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { useFormAct } from '@anfilada/browser/use-form-act'
import type { CustomerRole } from '@anfilada/contract/abilities'
import type { Member } from '@anfilada/contract/customers/members'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import styles from '../settings.module.css'
import { useRereadMembers } from './members.queries.ts'
import own from './members.module.css'
import { RolesField } from './RolesField.tsx'

/** Name and roles of one member: two acts of the server, of which only those are sent that change something. */
export function MemberDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useTranslations('settings.members')
  const common = useTranslations('settings')
  const reread = useRereadMembers()
  const [name, setName] = useState(member.name)
  const [roles, setRoles] = useState<CustomerRole[]>(member.roles)
  const naming = useFormAct('set_member_name')
  const giving = useFormAct('set_member_roles')

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return naming.refuse({ name: t('nameMissing') })
    if (roles.length === 0) return giving.refuse({ roles: t('rolesMissing') })
    const isNamed = name.trim() === member.name || (await naming.act({ member_id: member.id, name }))
    const isGiven = isNamed && (roles.join() === member.roles.join() || (await giving.act({ member_id: member.id, roles })))
    reread()
    if (!isGiven) return
    showToast({ tone: 'done', text: t('changed', { name: name.trim() }) })
    onClose()
  }

  return (
    <Dialog title={<bdi>{t('editTitle', { name: member.name })}</bdi>} onClose={onClose}>
      <form
        className={own.form}
        noValidate
        onChange={(event) => [naming, giving].forEach((form) => form.onChange(event))}
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          label={t('name')}
          name="name"
          autoComplete="off"
          maxLength={200}
          value={name}
          onChange={setName}
          hint={roles.includes('guide') ? t('nameHint') : undefined}
          error={naming.fields.name}
          isRequired
        />
        <RolesField value={roles} onChange={setRoles} error={giving.fields.roles} isLastOwner={member.last_owner} />
        <FormFailure sentence={naming.failure ?? giving.failure} />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" busy={naming.busy || giving.busy} busyLabel={common('saving')}>
            {common('save')}
          </Button>
          <Button onPress={onClose}>{common('keep')}</Button>
        </div>
      </form>
    </Dialog>
  )
}
