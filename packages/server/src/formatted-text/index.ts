import { inTurn } from '../files/index.ts'

const thread = new URL('./formatted-text.worker.ts', import.meta.url)

/**
 * Markdown of editors as the HTML that readers get, in the same order. In a thread of its own: the libraries would stay in the process for
 * good (8 MiB loaded, 30 after a long text; decision 0056), and editors save seldom.
 */
export async function renderTexts(texts: readonly string[]): Promise<string[]> {
  const done = await inTurn<readonly string[], string[]>(thread, texts)
  if (!done) throw new Error('The text was not formatted')
  return done
}
