import { useTranslations } from 'use-intl'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { officeStaffActions, type OfficeEmployee } from '@anfilada/contract/identity/office-staff'
import { showToast } from '@anfilada/ui/toasts'
import { RoleChoice } from './RoleChoice.tsx'

/** Changes what an employee may do; the last administrator is told by the server why he stays one. */
export function RolesDialog({ employee, onClose }: { employee: OfficeEmployee; onClose: () => void }) {
  const t = useTranslations('staff')
  const form = useActionForm({
    action: 'set_staff_roles',
    schema: officeStaffActions.set_staff_roles.input,
    start: { roles: employee.roles },
    labels: { roles: t('inviteForm.roles') },
    sentences: { roles: t('inviteForm.rolesMissing') },
    summary: t('rolesForm.faultsTitle'),
    input: ({ roles }) => ({ user_id: employee.id, roles }),
    touches: ['staff', 'audit'],
    onDone: () => {
      showToast({ tone: 'done', text: t('rolesForm.saved', { name: employee.name }) })
      onClose()
    },
  })
  const words = { keep: t('rolesForm.keep'), confirm: t('rolesForm.save'), busy: t('rolesForm.saving') }
  return (
    <FormDialog title={t('rolesForm.title', { name: employee.name })} form={form} words={words} onClose={onClose}>
      <RoleChoice {...form.field('roles')} />
    </FormDialog>
  )
}
