/** `waiting`: others come first. */
export type ExportState = 'waiting' | 'running' | 'ready' | 'failed'

type Stood = { total: number | null; file: string | null; failure: string | null }

export function exportState({ total, file, failure }: Stood): ExportState {
  if (file !== null) return 'ready'
  if (failure !== null) return 'failed'
  return total === null ? 'waiting' : 'running'
}
