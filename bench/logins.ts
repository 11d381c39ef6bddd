import { hashPassword } from '../packages/server/src/identity/passwords/hashing.ts'
import { withClient } from './databases.ts'
import type { ServerProcess } from './processes.ts'

/** As many people who sign in without pause. */
const clients = 8
const password = 'a password of the bench'

export async function givePasswords(url: string): Promise<void> {
  const hash = await hashPassword(password)
  await withClient(url, (client) => client.query('update users set password_hash = $1 where users.id <= $2', [hash, clients]))
}

/** Does the work while all of them sign in, again as soon as each has been let in; a login that is refused spoils the figure. */
export async function whileSigningIn<T>({ port }: ServerProcess, work: () => Promise<T>): Promise<T> {
  const load = { over: false }
  const signIn = async (client: number): Promise<void> => {
    while (!load.over) {
      const body = JSON.stringify({ login: `agency${client}`, password })
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
