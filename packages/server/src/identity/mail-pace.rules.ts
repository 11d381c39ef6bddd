/** Mails that one person had sent to one address, or links made for one, lately. */
export type Lately = { lastMinute: number; lastDay: number }

const mailsADay = 5

/** A mail that anybody can have sent to any address must not become a nuisance. */
export function mayMailAgain({ lastMinute, lastDay }: Lately): boolean {
  return lastMinute === 0 && lastDay < mailsADay
}
