import { setPassword, setSecondFactor } from './logins.ts'
import { withStandIn } from './stand-in.ts'
import type { Principal, World } from './world.ts'

const secondFactorBefore: Readonly<Record<string, 'on' | 'begun' | 'off'>> = {
  begin_second_factor: 'off',
  confirm_second_factor: 'begun',
  renew_recovery_codes: 'on',
  remove_second_factor: 'on',
}
const onlyOnce: ReadonlySet<string> = new Set(['erase_personal_data', 'change_email'])
const withPassword: ReadonlySet<string> = new Set(['change_password', 'create_api_key'])

type Asked = { operation: string; principal: Principal }
const nameOf = ({ operation }: Pick<Asked, 'operation'>): string => operation.split(' ')[1] ?? ''

/** Whether a login must be made ready before the operation is asked for, so that nobody else may use it meanwhile. */
export function changesLogin(asked: Pick<Asked, 'operation'>): boolean {
  const name = nameOf(asked)
  return onlyOnce.has(name) || withPassword.has(name) || name in secondFactorBefore
}

let makeCode = (): string => ''

/** What the authenticator shows now of whoever asks within `withLogin`. */
export const codeNow = (): string => makeCode()

/** Does the work with a login as the operation wants it; afterwards all is as before. */
export async function withLogin<T>(world: World, asked: Asked, work: () => Promise<T>): Promise<T> {
  const [name, { principal }] = [nameOf(asked), asked]
  if (onlyOnce.has(name)) return withStandIn(world, principal, work)
  if (principal === 'none' || !changesLogin(asked)) return work()
  await setPassword(world, principal)
  const state = secondFactorBefore[name]
  if (state === undefined) return work()
  const before = await world.pool.query<{ since: Date | null }>('select totp_since as since from users where id = $1', [
    world.users[principal],
  ])
  makeCode = await setSecondFactor(world, principal, state)
  const result = await work()
  await world.pool.query('update users set totp_since = $2 where id = $1', [world.users[principal], before.rows[0]?.since])
  return result
}
