import type { RefusalCode } from '@anfilada/contract/refusals'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** Counters of this process; names without people, orders or tokens. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const refusalsTotal = new Counter({
    name: 'refusals_total',
    help: 'Refusals by action and code',
    labelNames: ['action', 'code'],
    registers: [registry],
  })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route or action and status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  return {
    refused: (action: string, code: RefusalCode): void => refusalsTotal.inc({ action, code }),
    answered: (route: string, status: number, seconds: number): void => duration.observe({ route, status }, seconds),
    text: (): Promise<string> => registry.metrics(),
    contentType: registry.contentType,
  }
}
