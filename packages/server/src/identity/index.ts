import type { FastifyInstance } from 'fastify'
import type { Pool } from '../db/pool.ts'
import { addPasswordRoutes, passwordsFeature } from './passwords/passwords.http.ts'
import { secondFactorFeature } from './second-factor/second-factor.actions.ts'
import { sessionsFeature } from './sessions/sessions.actions.ts'
import type { Entrance } from './sign-in/log-in.ts'
import { addSessionRoutes } from './sign-in/sign-in.http.ts'

export { tokenHash } from '../secrets.ts'
export { apiKeysFeature } from './api-keys/api-keys.actions.ts'
export { networkOf } from './attempts/attempts.rules.ts'
export { deleteOldAttempts, forgiveAttempt } from './attempts/attempts.store.ts'
export { takeAttempt } from './attempts/take-attempt.ts'
export { type AuditRow, countAudit, listAudit, listAuditActions } from './audit/audit.reads.ts'
export { type Acting, changesBetween, recordAudit } from './audit/audit.store.ts'
export { listSubjectHistory } from './audit/subject-history.reads.ts'
export { authenticate, authenticateSession } from './authenticate.ts'
export { customerOf, seesOnlyOwnOrders } from './caller.ts'
export { findCallerNow } from './caller-now.ts'
export { closeLogin } from './close-login.ts'
export type { Deciding } from './second-factor/remove-factor.ts'
export { countEmailLinks, moveEmail, saveNewEmail } from './logins/email.store.ts'
export { listInvited, releaseInvitedLogin } from './logins/invited.store.ts'
export { insertMember, listMembers, type MemberRow, saveName, saveRoles, takeLogin, waitToInvite } from './logins/members.store.ts'
export { findPerson } from './logins/person.reads.ts'
export { lockProfile, type Profile, saveNotifications, saveProfile } from './logins/profile.store.ts'
export { type Lately, mayMailAgain } from './logins/email.store.ts'
export { createLink, deleteOldLinks, spendLink, voidLinks } from './one-time-links.store.ts'
export { sendResetLinks } from './passwords/ask-reset.ts'
export { checkOwnPassword } from './passwords/check-own-password.ts'
export { hashPassword } from './passwords/hashing.ts'
export { findPasswordOwner, mailboxOf } from './passwords/password-owner.reads.ts'
export { lockPassword } from './passwords/passwords.store.ts'
export { resetJob } from './passwords/ask-reset.ts'
export { lockPeople } from './logins/members.store.ts'
export { findPersonalData, forgetPerson, listAddresses } from './personal-data.store.ts'
export { type LostFactor, removeFactor } from './second-factor/remove-factor.ts'
export { endActing, insertActing, lockActedFor, lockActingEmployee } from './sessions/acting.store.ts'
export { forgetOldNetworks } from './sessions/known-networks.store.ts'
export { listLiveSessions } from './sessions/live-sessions.reads.ts'
export { canonicalLogin } from './sessions/session.rules.ts'
export { deleteDeadSessions, endCustomerSessions } from './sessions/sessions.store.ts'
export { officeStaffFeature } from './staff/staff.office-actions.ts'

/** What everybody does with his own login, members at their endpoint and employees at the office's. */
export const identityFeatures = [sessionsFeature, passwordsFeature, secondFactorFeature] as const

/** Signing in and out, and passwords: asked for without an endpoint of actions, most of it by people who are not signed in. */
export function addIdentityRoutes(app: FastifyInstance, pool: Pool, entrance: Entrance): void {
  addSessionRoutes(app, pool, entrance)
  addPasswordRoutes(app, pool)
}
