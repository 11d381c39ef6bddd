/**
 * The condition under which a row of `users` is an employee who must turn on the second factor before anything else. A demo has no such
 * people: its passwords are public. The look for its mark costs members nothing: they are not employees.
 */
export const mustEnrol = `(users.customer_id is null and users.totp_since is null
  and not exists (select from installation where installation.name = 'demo'))`
