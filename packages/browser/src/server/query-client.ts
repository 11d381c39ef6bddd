import { QueryClient } from '@tanstack/react-query'
import { Unanswered } from './http.ts'

/**
 * One more try when the line broke; a refusal, and thirty silent seconds, are told at once. What is sent never waits for the line to come
 * back: the reader is told, and sends it again himself.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: (tries, error) => tries < 1 && error instanceof Unanswered && error.silence === 'noConnection' },
      mutations: { networkMode: 'always' },
    },
  })
}
