import { useQueryClient } from '@tanstack/react-query'
import { callAction, Refused, type ActionInput, type ActionName, type ActionOutput } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { untilOffline } from '@anfilada/browser/send-once'

/**
 * Sends an act on orders under the key of its draft; orders and places are read anew, after a refusal, too. No `language` beside the words:
 * the header says the reader's, and a guide's order has one of its own.
 */
export function useOrderAct() {
  const { language } = useLanguage()
  const queries = useQueryClient()
  const readAnew = () => Promise.all(['orders', 'slots'].map((name) => queries.invalidateQueries({ queryKey: [name] })))
  return async <N extends ActionName>(action: N, data: ActionInput<N>, idempotencyKey: string): Promise<ActionOutput<N>> => {
    try {
      const answer = await untilOffline(callAction(action, data, { language, idempotencyKey }))
      await readAnew()
      return answer
    } catch (error) {
      void readAnew()
      throw error
    }
  }
}

/**
 * The answer was lost, and what is sent now differs: by the words, a hold, or the version of the app. What was made then is there all the
 * same, and the refusal says so in these words.
 */
export function tellMade(words: (made: string) => string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof Refused) || error.made === undefined) throw error
    const { code, made } = error
    throw new Refused({ success: false, code, made, error: words(String(made)) })
  }
}
