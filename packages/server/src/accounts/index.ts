import type { FastifyInstance } from 'fastify'
import { passwordsFeature } from './passwords/passwords.actions.ts'
import { addPasswordRoutes } from './passwords/passwords.http.ts'
import { addRegistrationRoutes, type Registration } from './registration/registration.http.ts'
import { secondFactorFeature } from './second-factor/second-factor.actions.ts'
import { sessionsFeature } from './sessions/sessions.actions.ts'
import { addSessionRoutes } from './sessions/sessions.http.ts'
import { profileFeature } from './settings/settings.actions.ts'

export { apiKeysFeature } from './api-keys/api-keys.actions.ts'
export { membersFeature } from './members/members.actions.ts'
export { eraseLogin, lockLeaving, proveLeaving } from './settings/erase-login.ts'
export { findPersonalData } from './settings/personal-data.reads.ts'
export { settingsFeature } from './settings/settings.actions.ts'
export { auditFeature } from './audit/audit.office-actions.ts'
export { recordAudit } from './audit.store.ts'
export { listSubjectHistory } from './audit/subject-history.reads.ts'
export { authenticate } from './authenticate.ts'
export { customerOf, seesOnlyOwnOrders } from './caller.ts'
export { deleteOldLinks } from './one-time-links.store.ts'
export { listLiveSessions } from './sessions/live-sessions.reads.ts'
export { sendResetLinks } from './passwords/ask-reset.ts'
export { hashPassword } from './passwords/hashing.ts'
export { resetJob } from './passwords/reset-jobs.store.ts'
export { deleteOldAttempts } from './sessions/attempts.store.ts'
export { forgetOldNetworks } from './sessions/known-networks.store.ts'
export { tokenHash } from '../tokens.ts'
export { deleteDeadSessions } from './sessions/sessions.store.ts'
export { changesBetween } from './office/changes.rules.ts'
export { actForCustomerFeature, stopActingFeature } from './office/acting.actions.ts'
export { officeCustomersFeature } from './office/customers.office-actions.ts'
export { findCustomerName } from './office/customers.reads.ts'
export { recordActOnBehalf } from './office/record-act-on-behalf.ts'
export { officeStaffFeature } from './office/staff.office-actions.ts'
export { deleteOldApplications } from './registration/applications.store.ts'

/** What everybody does with his own login, members at their door and employees at the office's. */
export const accountFeatures = [sessionsFeature, passwordsFeature, secondFactorFeature, profileFeature] as const

/** What is asked for without a door of actions, most of it by people who are not signed in. */
export function addAccountRoutes(app: FastifyInstance, registration: Registration): void {
  const { pool, identity } = registration
  addSessionRoutes(app, pool, identity)
  addPasswordRoutes(app, pool)
  addRegistrationRoutes(app, registration)
}
