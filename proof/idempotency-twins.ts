import { type Answer, type Asking, orderAtOnce } from './ground/crowd.ts'
import { withStage } from './stage.ts'
import { conclude, orphansIn, readTraces } from './traces.ts'

// Twins: two requests with the same key at once. The same data: one order and the same answer twice. Other data: one order
// and one `key_reused`, whichever came first.
const pairs = 200
const slots = 20
const port = 4172

function pairsOf(kind: 'same' | 'other'): Asking[] {
  return Array.from({ length: pairs }, (_, index) => {
    const asking = { customer: index + 1, key: `${kind}-${index}`, slot: 1 + (index % slots) }
    return [asking, { ...asking, notes: kind === 'same' ? '' : 'something else' }]
  }).flat()
}

function faultsOfSame(answers: readonly Answer[]): string[] {
  return eachPair(answers, (first, second) => {
    const ids = [first, second].map(({ body }) => body.data?.result.id)
    return ids[0] !== undefined && ids[0] === ids[1] ? undefined : `twins got ${ids.join(' and ')}`
  })
}

function faultsOfOther(answers: readonly Answer[]): string[] {
  return eachPair(answers, (first, second) => {
    const outcomes = [first, second].map(({ body }) => (body.success ? 'order' : (body.code ?? '?'))).toSorted()
    return outcomes.join() === 'key_reused,order' ? undefined : `rivals got ${outcomes.join(' and ')}`
  })
}

function eachPair(answers: readonly Answer[], judge: (first: Answer, second: Answer) => string | undefined): string[] {
  const faults: string[] = []
  for (let index = 0; index < answers.length; index += 2) {
    const fault = judge(answers[index] as Answer, answers[index + 1] as Answer)
    if (fault) faults.push(fault)
  }
  return faults
}

await withStage('idempotency-twins', { count: slots, capacity: 1000 }, async (stage) => {
  const server = await stage.serve('proof', port)
  const twins = await orderAtOnce(server.port, pairsOf('same'))
  const rivals = await orderAtOnce(server.port, pairsOf('other'))
  const repeated = await orderAtOnce(server.port, pairsOf('same'))
  const traces = await readTraces(stage.url('proof'))
  const faults = [...faultsOfSame(twins), ...faultsOfOther(rivals), ...faultsOfSame(repeated), ...orphansIn(traces)]
  if (traces.orders !== 2 * pairs) faults.push(`${traces.orders} orders for ${2 * pairs} keys`)
  conclude('idempotency-twins', `${pairs} twins and ${pairs} rivals at once: ${traces.orders} orders for ${2 * pairs} keys`, faults)
})
