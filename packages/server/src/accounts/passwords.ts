import { hash, verify } from '@node-rs/argon2'

// OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. The library works on its own threads, off the request thread.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Two at a time: one argon2 costs as much processor as a hundred orders, and logins must not slow ordering. */
const atOnce = 2
let running = 0
const waiting: (() => void)[] = []

async function bounded<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
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
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$+01gfUi++7xFThmgELKYPw$goYgUUwLyV8Si3kBwdowYM+inEpuIEQNPWiLZPyy5U0'

/** Whether the password belongs to the hash; takes as long when there is no hash. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await bounded(() => verify(passwordHash ?? nobodysHash, password))
  return matches && passwordHash !== undefined
}
