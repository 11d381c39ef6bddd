import { withClient } from '../bench/databases.ts'
import { type Answer, type Asking, orderAtOnce } from './ground/crowd.ts'
import { switchGuardOff } from './ground/guards.ts'
import { type Stage, withStage } from './stage.ts'
import { conclude, orphansIn, readTraces } from './traces.ts'

// 500 clients at once on a slot with 50 places: exactly 50 places are sold. With the guard off the same rush must oversell,
// otherwise it proves nothing.
const clients = 500
const places = 50
const port = 4170

const askings: Asking[] = Array.from({ length: clients }, (_, index) => ({
  customer: index + 1,
  key: `oversell-${index}`,
  slot: 1,
  acceptWaiting: index % 2 === 0,
}))

const outcomes = ['in_processing', 'waiting_list', 'no_places'] as const
type Tally = Record<(typeof outcomes)[number], number> & { strange: string[] }

function tally(answers: readonly Answer[]): Tally {
  const result: Tally = { in_processing: 0, waiting_list: 0, no_places: 0, strange: [] }
  for (const [index, { status, body }] of answers.entries()) {
    const said = body.data?.result.status ?? body.code
    const outcome = outcomes.find((each) => each === said && each !== (askings[index]?.acceptWaiting ? 'no_places' : 'waiting_list'))
    if (status === 200 && outcome) result[outcome]++
    else result.strange.push(`answer ${status} ${said}`)
  }
  return result
}

async function rush(stage: Stage, database: string, atPort: number) {
  const server = await stage.serve(database, atPort)
  const answers = tally(await orderAtOnce(server.port, askings))
  return { answers, traces: await readTraces(stage.url(database)) }
}

await withStage('oversell', { count: 1, capacity: places }, async (stage) => {
  await withClient(stage.url('postgres'), (client) => client.query('create database control template proof'))
  await switchGuardOff(stage.url('control'))
  const { answers, traces } = await rush(stage, 'proof', port)
  const control = await rush(stage, 'control', port + 1)
  const faults = [...answers.strange, ...orphansIn(traces)]
  if (answers.in_processing !== places || traces.sold !== places || traces.taken !== places) faults.push(`sold ${traces.sold} of ${places}`)
  if (traces.waiting !== answers.waiting_list) faults.push('waiting list differs from the answers')
  if (control.traces.sold <= places) faults.push('the control did not oversell')
  const figures = `${clients} clients, ${places} places: ${traces.sold} sold, ${answers.waiting_list} waiting, ${answers.no_places} refused; guard off: ${control.traces.sold} sold`
  conclude('oversell', figures, faults)
})
