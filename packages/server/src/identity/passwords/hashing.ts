import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Busy } from '../../outcome.ts'

// The smallest of OWASP's equal recommendations for argon2id: 7 MiB, five passes, one lane. It takes as much processor time as 12 MiB and three
// passes, and the HTTP process holds 5 MiB less when somebody signs in under load. The library works off the request thread.
const cost = { memoryCost: 7_168, timeCost: 5, parallelism: 1 }

/** One argon2 costs as much processor as a hundred orders: logins must not slow ordering, so half of the processors stay free of them. */
const atOnce = Math.max(1, Math.floor(availableParallelism() / 2))
/** Who would wait for longer than about a second comes back later; the requests that he would hold up are others' orders. */
const mostWaiting = 32
let running = 0
const waiting: (() => void)[] = []

async function bounded<T>(work: () => Promise<T>): Promise<T> {
  if (running < atOnce) running++
  else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => waiting.push(resolve))
  else throw new Busy('Too many passwords wait to be hashed')
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

export function hashPassword(password: string): Promise<string> {
  return bounded(() => hash(password, cost))
}

// Compared when there is no such login, so that the answer takes the same time.
const nobodysHash = '$argon2id$v=19$m=7168,t=5,p=1$2KITYKF4CfKSMJfa8f+v1Q$eEmue/6RJQn5kI7VKETzsaTPnytVCjUDqZgqEl1qqb8'

/** Whether the password belongs to the hash; takes as long when there is no hash. Throws Busy when too many wait already. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await bounded(() => verify(passwordHash ?? nobodysHash, password))
  return matches && passwordHash !== undefined
}
