import { setTimeout as pause } from 'node:timers/promises'
import { tokenOf } from '../stage.ts'

export async function say<T>(port: number, customer: number, action: string, data: object): Promise<T> {
  const body = new FormData()
  body.set('action', action)
  body.set('data', JSON.stringify(data))
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/actions/`, {
    method: 'POST',
    body,
    headers: { authorization: tokenOf(customer) },
  })
  const answer = (await response.json()) as { success: boolean; data: T; code?: string }
  if (!answer.success) throw new Error(`${action}: ${answer.code}`)
  return answer.data
}

export type Heard = { p99: number; asked: number }

const clients = 8
const betweenMs = 100

/** What others feel meanwhile: eight people read their orders, each ten times a second at most. Milliseconds. */
export async function amongOthers<T>(port: number, work: () => Promise<T>): Promise<{ result: T; heard: Heard }> {
  const over = new AbortController()
  const took: number[] = []
  const reading = Array.from({ length: clients }, async (_, at) => {
    while (!over.signal.aborted) {
      const begun = performance.now()
      await say(port, 2 + at, 'get_upcoming', { limit: 50 })
      took.push(performance.now() - begun)
      await pause(betweenMs)
    }
  })
  try {
    const result = await work()
    return { result, heard: { p99: hundredth(took), asked: took.length } }
  } finally {
    over.abort()
    await Promise.all(reading)
  }
}

function hundredth(took: readonly number[]): number {
  return took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? Number.NaN
}
