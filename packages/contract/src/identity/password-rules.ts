/**
 * What a password must be (issue 4, after NIST SP 800-63B-4): long; longer where it stands alone. No rules about kinds of characters.
 * Common passwords are refused too, by the server, which has the list.
 */
export const passwordLength = { alone: 15, withSecondFactor: 8, longest: 256 } as const

/** People count characters, not the halves that some of them are stored in. */
export function isLongEnough(password: string, secondFactor: boolean): boolean {
  const { alone, withSecondFactor } = passwordLength
  return Array.from(password).length >= (secondFactor ? withSecondFactor : alone)
}
