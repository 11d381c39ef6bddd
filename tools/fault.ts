export type Sentence = readonly [english: string, russian: string]

/** Something the person at the keyboard can mend: shown as one sentence in two languages, without a stack. */
export class Fault extends Error {
  readonly sentence: Sentence

  constructor(sentence: Sentence, cause?: unknown) {
    super(sentence[0], { cause })
    this.sentence = sentence
  }
}

/** What a program of ours that ended badly has said itself: nobody says it twice. */
export class Told extends Error {}

/** Tells the person at the keyboard. */
export function explain(error: unknown): void {
  if (error instanceof Told) return
  console.error(error instanceof Fault ? error.sentence.join('\n') : error)
}

export function isMissing(error: unknown): boolean {
  return errorCode(error) === 'ENOENT'
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
