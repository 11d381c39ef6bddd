import { officeStaffActions } from '@anfilada/contract/identity/office-staff'
import { answerOnce } from '../../db/idempotency.ts'
import { feature } from '../../http/actions.ts'
import { accept } from '../../outcome.ts'
import { inviteEmployee, removeEmployee, removeStaffFactor, setEmployeeRoles } from './change-staff.ts'
import { employeeAnswer, listStaff } from './staff.store.ts'

export const officeStaffFeature = feature(officeStaffActions, {
  staff_members: async ({ pool }) => accept({ result: (await listStaff(pool)).map(employeeAnswer) }),

  invite_staff: (request) =>
    answerOnce(request.pool, request.once, async (tx) => {
      const { email, name, roles, mail_language: language = 'ru' } = request.input
      const outcome = await inviteEmployee(tx, request, { email, name, roles, language })
      return outcome.ok ? accept({ result: employeeAnswer(outcome.value) }) : outcome
    }),

  set_staff_roles: (request) =>
    answerOnce(request.pool, request.once, async (tx) => {
      const outcome = await setEmployeeRoles(tx, request, request.input.user_id, request.input.roles)
      return outcome.ok ? accept({ result: employeeAnswer(outcome.value) }) : outcome
    }),

  remove_staff_factor: (request) =>
    answerOnce(request.pool, request.once, async (tx) => {
      const { user_id: userId, reason } = request.input
      const outcome = await removeStaffFactor(tx, request, { userId, reason })
      return outcome.ok ? accept({ result: employeeAnswer(outcome.value) }) : outcome
    }),

  remove_staff: (request) =>
    answerOnce(request.pool, request.once, async (tx) => {
      const outcome = await removeEmployee(tx, request, request.input.user_id)
      return outcome.ok ? accept({ result: { id: outcome.value } }) : outcome
    }),
})
