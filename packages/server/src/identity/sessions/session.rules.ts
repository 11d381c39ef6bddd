/** Absolute and idle life of a session. */
export const sessionDays = 14
export const idleHours = 24

/** `last_seen_at` is moved at most this often: an order must not cost a write to the session. */
export const touchMinutes = 10

/** The form in which logins are kept and compared: look-alike forms and letter case do not make another login. */
export function canonicalLogin(login: string): string {
  return login.normalize('NFKC').trim().toLowerCase()
}

/**
 * The condition under which a row of `users` is an employee who must turn on the second factor before anything else. A demo has no such
 * people: its passwords are public. The look for its mark costs members nothing: they are not employees.
 */
export const mustEnrol = `(users.customer_id is null and users.totp_since is null
  and not exists (select from installation where installation.name = 'demo'))`
