import type { StaffRole } from '@anfilada/contract/abilities'
import { accept, type Outcome, refuse } from '../../outcome.ts'

/** `admins`: those who can sign in now. `roles`: what the employee has afterwards; none when he goes. */
export function decideStaffRoles(admins: readonly number[], userId: number, roles: readonly StaffRole[]): Outcome<readonly StaffRole[]> {
  const remaining = admins.filter((id) => id !== userId || roles.includes('admin'))
  return admins.length > 0 && remaining.length === 0 ? refuse('last_admin') : accept(roles)
}
