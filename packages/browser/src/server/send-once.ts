import type { AppLanguage } from '../app.ts'
import { keepsKey, newKey } from './act-key.ts'
import { callAction, type ActionInput, type ActionName, type ActionOutput } from './http.ts'

/** Keys of acts that no final answer has come to yet, by what they say. */
const openKeys = new Map<string, string>()

/** Sends an act under a key. Said again before it is known whether it arrived, it goes under the same one: it happens once. */
export async function sendOnce<N extends ActionName>(action: N, data: ActionInput<N>, language: AppLanguage): Promise<ActionOutput<N>> {
  const said = `${action} ${JSON.stringify(data)}`
  const idempotencyKey = openKeys.get(said) ?? newKey()
  openKeys.set(said, idempotencyKey)
  try {
    const answer = await callAction(action, data, { language, idempotencyKey })
    openKeys.delete(said)
    return answer
  } catch (error) {
    if (!keepsKey(error)) openKeys.delete(said)
    throw error
  }
}
