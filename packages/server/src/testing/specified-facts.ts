import { addMonths } from '@anfilada/contract/dates'
import { type OrderStatus, orderStatuses } from '@anfilada/contract/orders/order-status'
import { guideData, loanData, wishData } from './services.ts'
import { makePayment } from './payment-targets.ts'
import { ask, place, type World } from './world.ts'

/** How the running server says each text and keeps each constant that the specification gives it, by what its tables call them. */
export type Facts = Readonly<Record<string, () => Promise<string>>>

type Answer = {
  success: boolean
  error?: string
  data: { result: { id: number; refno: string; error?: string; data: { country_id: number }; info: { status_label: string } } }
}

export function textsOf(world: World, slotId: number): Facts {
  const labels = orderStatuses.map((status) => [`the status of an order is ${status}`, () => statusLabel(world, slotId, status)] as const)
  return {
    ...Object.fromEntries(labels),
    'a payment fails, as its status says': async () => {
      const { rows } = await world.pool.query<{ id: number }>(
        `insert into payments (customer_id, created_by, payer_name, payer_email, language, offer_version, method, amount_kopecks, order_ids,
           provider, test, provider_reference, status, failure, expires_at, finished_at)
         select customer_id, created_by, payer_name, payer_email, language, offer_version, method, amount_kopecks, order_ids, provider, test,
           gen_random_uuid(), 'FAILED', 'declined', now() + interval '30 minutes', now() from payments where id = $1 returning id`,
        [await makePayment(world, slotId, 'agencyOwner')],
      )
      const payment_id = rows[0]?.id
      return (await asked(world, 'check_payment_status', { payment_id })).data.result.error ?? ''
    },
    'a period of a reconciliation is longer than 3 months': () => reviseError(world, '2021-01-31', '2021-05-01'),
    'a period of a reconciliation ends before it begins': () => reviseError(world, '2021-02-01', '2021-01-31'),
    'a login or its password is wrong': () => loginError(world, 'ru'),
  }
}

export function constantsOf(world: World): Facts {
  const placed = async (action: string, data: object) => (await asked(world, action, data)).data.result
  const country = async (action: string, data: object) => {
    const { id } = await placed(action, data)
    return String((await asked(world, 'get_request', { request_id: id })).data.result.data.country_id)
  }
  return {
    'longest period of a reconciliation, in calendar months': async () => {
      const begins = '2021-01-31'
      const tried = await Promise.all(
        [1, 2, 3, 4, 5].map(async (months) => ((await reviseError(world, begins, addMonths(begins, months))) === '' ? months : 0)),
      )
      return String(Math.max(...tried))
    },
    'country of an order of equipment': () => country('post_request_rg_ag', loanData),
    'country of a schedule': () => country('post_request_schedule', { ...wishData, type: 'rf' }),
    'country of a schedule of a Chinese group': () => country('post_request_schedule', { ...wishData, type: 'cn' }),
    'refno of equipment, when empty': async () => {
      const refno = Number((await placed('post_request_rg_ag', { ...loanData, refno: '' })).refno)
      return refno >= 1000 && refno <= 9999 ? '1000–9999' : String(refno)
    },
    'refno of any other order, when empty': async () => {
      const before = Date.now()
      const refno = Number((await placed('post_request_guide', { ...guideData, refno: '' })).refno)
      return refno >= before && refno <= Date.now() ? 'epoch milliseconds' : String(refno)
    },
    'language of a sentence when none is asked for': async () => {
      const usual = await loginError(world)
      return usual === (await loginError(world, 'ru')) && usual !== (await loginError(world, 'en')) ? 'ru' : 'another'
    },
  }
}

/** What staff do to a new order so that it gets there. */
const decisions: Record<Exclude<OrderStatus, 'in_processing'>, [action: string, data: object]> = {
  confirmed: ['confirm_order', { time: '10:00', entrance: 'Подъезд 3' }],
  waiting_list: ['wait_order', {}],
  rejected: ['reject_order', { reason: 'closed' }],
  cancelled: ['cancel_order', {}],
}

async function statusLabel(world: World, slotId: number, status: OrderStatus): Promise<string> {
  const request_id = await place(world, slotId)
  if (status !== 'in_processing') {
    const [action, data] = decisions[status]
    await ask(world, { as: 'dispatcher', api: 'office', action, data: { order_id: request_id, revision: 1, ...data } })
  }
  return (await asked(world, 'get_request', { request_id })).data.result.info.status_label
}

async function asked(world: World, action: string, data: object): Promise<Answer> {
  return (await ask(world, { as: 'agencyOwner', action, data })).json<Answer>()
}

/** Empty where the act was issued: then a file comes. */
async function reviseError(world: World, period_lower: string, period_upper: string): Promise<string> {
  const answer = await ask(world, { as: 'agencyOwner', action: 'revise', data: { period_lower, period_upper, format: 'xlsx' } })
  return String(answer.headers['content-type']).startsWith('application/json') ? (answer.json<Answer>().error ?? '') : ''
}

async function loginError(world: World, language?: string): Promise<string> {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/v1/login/',
    headers: language === undefined ? {} : { 'accept-language': language },
    payload: { login: crypto.randomUUID(), password: 'wrong' },
  })
  return answer.statusCode === 401 ? answer.json<{ error: string }>().error : String(answer.statusCode)
}
