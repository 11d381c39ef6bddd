import { QueryClient } from '@tanstack/react-query'
import { Unanswered } from './http.ts'

/** One more try when the line broke; a refusal, and thirty silent seconds, are told at once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: (tries, error) => tries < 1 && error instanceof Unanswered && error.silence === 'noConnection' },
    },
  })
}
