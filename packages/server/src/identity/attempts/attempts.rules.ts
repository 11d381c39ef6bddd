/**
 * What is counted. A guess counts for its login from its network, for the network whatever the login, and for the login wherever from:
 * the last two only where the login was not opened from that network before, so that strangers slow strangers and not the owner.
 */
export type AttemptKind =
  | 'sign_in_here'
  | 'sign_in_network'
  | 'sign_in_login'
  | 'own_secret'
  | 'reset_network'
  | 'reset_mail'
  | 'registration'
  | 'registration_mail'
  | 'voucher'

/** So many are free; then each waits twice as long as the one before, up to the longest. */
const limits: Record<AttemptKind, { free: number; longestSeconds: number }> = {
  sign_in_here: { free: 10, longestSeconds: 900 },
  sign_in_network: { free: 50, longestSeconds: 900 },
  sign_in_login: { free: 20, longestSeconds: 300 },
  own_secret: { free: 10, longestSeconds: 900 },
  reset_network: { free: 20, longestSeconds: 900 },
  reset_mail: { free: 3, longestSeconds: 3600 },
  registration: { free: 10, longestSeconds: 900 },
  registration_mail: { free: 5, longestSeconds: 3600 },
  // Codes cannot be guessed: it is for whoever tries without end, and short for a cashier behind the same address.
  voucher: { free: 30, longestSeconds: 60 },
}

/** A count is forgotten when nothing was added to it for so long after its wait was over. */
export const forgetMinutes = 60

/** Seconds of waiting after so many failures. */
export function waitAfter(kind: AttemptKind, failures: number): number {
  const { free, longestSeconds } = limits[kind]
  return failures <= free ? 0 : Math.min(longestSeconds, 2 ** (failures - free - 1))
}

/** One household or server has one IPv4 address, or 2^64 of IPv6: what a stranger may change at will does not make him another. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const before = groupsOf(head)
  const after = tail === undefined ? [] : groupsOf(tail)
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const network = [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/** The last group may be written as IPv4, which stands for two. */
function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
}
