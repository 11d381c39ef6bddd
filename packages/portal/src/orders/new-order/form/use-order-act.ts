import { useQueryClient } from '@tanstack/react-query'
import { callAction, type ActionInput, type ActionName, type ActionOutput } from '@anfilada/browser/http'
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
