import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '@anfilada/browser/use-act'
import type { OfficeEmployee } from '@anfilada/contract/identity/office-staff'
import { showToast } from '@anfilada/ui/toasts'
import { FormDialog, type FormFaults } from '../shell/acts/FormDialog.tsx'
import { RoleChoice } from './RoleChoice.tsx'

/** Changes what an employee may do; the last administrator is told by the server why he stays one. */
export function RolesDialog({ employee, onClose }: { employee: OfficeEmployee; onClose: () => void }) {
  const t = useTranslations('staff')
  const [roles, setRoles] = useState(employee.roles)
  const [summary, setSummary] = useState<FormFaults>()
  const { act, sending } = useAct(['staff', 'audit'])
  const tell = (title: string, attempt = (summary?.attempt ?? 0) + 1) => setSummary({ title, items: [], attempt })

  async function save() {
    if (roles.length === 0) return tell(t('inviteForm.rolesMissing'))
    const outcome = await act('set_staff_roles', { user_id: employee.id, roles }, 'inForm')
    if (!outcome.ok) return outcome.failure && tell(outcome.failure.sentence)
    showToast({ tone: 'done', text: t('rolesForm.saved', { name: employee.name }) })
    onClose()
  }
  return (
    <FormDialog
      title={t('rolesForm.title', { name: employee.name })}
      faults={summary}
      words={{ keep: t('rolesForm.keep'), confirm: t('rolesForm.save'), busy: t('rolesForm.saving') }}
      busy={sending !== undefined}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <RoleChoice chosen={roles} onChange={setRoles} />
    </FormDialog>
  )
}
