/** One to eight characters, over and over. */
const repeated = /^(.{1,8}?)\1+$/su

/** Whether a password is the first that somebody who knows its owner would try: his own words, with figures or not, or a repetition. */
export function isEasy(password: string, ownWords: readonly (string | null | undefined)[]): boolean {
  const words = ownWords.map((word) => lettersOf(word ?? '')).filter((word) => word !== '')
  return repeated.test(password) || words.includes(lettersOf(password))
}

function lettersOf(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\P{L}/gu, '')
}
