import { hashPassword } from '../packages/server/src/identity/passwords/hashing.ts'
import { withClient } from './databases.ts'
import type { ServerProcess } from './processes.ts'

/** As many people who sign in without pause. */
const clients = 8
const password = 'a password of the bench'

/** Logins apart from those that order: whoever signs in so often loses his oldest session. */
export async function givePasswords(url: string): Promise<void> {
  const hash = await hashPassword(password)
  await withClient(url, (client) =>
    client.query(
      `insert into users (id, customer_id, login, name, password_hash, roles) overriding system value
       select 1000000 + n, 1, 'signing' || n, 'Signing in', $1, '{owner}' from generate_series(1, $2::integer) n`,
      [hash, clients],
    ),
  )
}

/** Does the work while all of them sign in, again as soon as each has been let in; a login that is refused spoils the figure. */
export async function whileSigningIn<T>({ port }: ServerProcess, work: () => Promise<T>): Promise<T> {
  const load = { over: false }
  const signIn = async (client: number): Promise<void> => {
    while (!load.over) {
      const body = JSON.stringify({ login: `signing${client}`, password })
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/login/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      if (answer.status !== 200) throw new Error(`A login was answered ${answer.status}: ${await answer.text()}`)
      await answer.arrayBuffer()
    }
  }
  const people = Promise.all(Array.from({ length: clients }, (_, index) => signIn(index + 1)))
  try {
    return await work()
  } finally {
    load.over = true
    await people
  }
}
