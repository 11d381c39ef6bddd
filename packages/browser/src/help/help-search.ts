import { chosen, textIn } from '../address/read-address.ts'

/** `question`: the one whose answer is open, by its name. */
export type HelpSearch = { question?: string }

export function readHelpSearch({ question }: Record<string, unknown>): HelpSearch {
  return chosen({ question: textIn(question, 60) })
}
