import { addDays, lastingDays } from '@anfilada/contract/dates'
import { invoiceRequisites } from './invoice-targets.ts'
import { licenseQuestions } from './license-targets.ts'
import { latestPayment, makePayableOrder, makePayment, makePaymentLink, orderPrice } from './payment-targets.ts'
import { addLicense } from './licenses.ts'
import { guideData, loanData, transportData, wishData } from './services.ts'
import { ask, museumId, objectId, place, ticketsFor, visitDate, type World } from './world.ts'

/** The data with which a caller who knows the specification alone asks for each action of its table; what it is about is made before. */
export type Questions = Readonly<Record<string, () => Promise<object> | object>>

const period = { period_lower: '2021-01-01', period_upper: '2021-03-31' }
const payer = { email: 'payer@example.com', method: 'card', offer_accepted: true }
const sets = [{ service: 'multicast_audio_system', quantity: 12 }]

/** In a world with services, as the owner of the agency. */
export function questionsOf(world: World, slotId: number): Questions {
  return { ...aboutOrders(world, slotId), ...aboutLicenses(world), ...aboutMoney(world, slotId), unmark_news: () => ({}) }
}

function aboutOrders(world: World, slotId: number): Questions {
  const orderId = () => place(world, slotId, { services: sets })
  const archived = async (): Promise<number> => {
    const id = await orderId()
    await world.pool.query(`update orders set status = 'rejected', rejection_reason = 'closed' where id = $1`, [id])
    return id
  }
  const hold = async () => {
    const data = { schedule_item_id: slotId, type: 'ig', quantity: 1 }
    return (await ask(world, { as: 'agencyOwner', action: 'hold_places', data })).json<{ data: { result: { hold_id: number } } }>().data
      .result
  }

  return {
    get_upcoming: async () => ({ language: (await orderId()) ? 'ru' : 'en', limit: 2 }),
    get_archive: async () => {
      const request_id = await archived()
      await ask(world, { as: 'agencyOwner', action: 'archive_request', data: { request_id } })
      return { no: String(request_id), museum_id: museumId, period_lower: visitDate, period_upper: visitDate }
    },
    get_request: async () => ({ request_id: await orderId() }),
    get_schedule: () => ({ museum_object_id: objectId, schedule_date: visitDate, type: 'ig' }),
    get_month: () => ({ museum_object_id: objectId, month: visitDate.slice(0, 7), type: 'ig' }),
    hold_places: () => ({ schedule_item_id: slotId, type: 'ig', quantity: 2 }),
    release_hold: async () => ({ hold_id: (await hold()).hold_id }),
    post_request: () => ticketsFor(slotId),
    post_request_rg_ag: () => loanData,
    post_request_schedule: () => wishData,
    post_request_transport: () => transportData,
    post_request_guide: () => guideData,
    post_programme: () => ({ orders: [{ kind: 'guide', ...guideData }], mode: 'all' }),
    preview_request: async () => ({ id: await orderId(), notes: 'Позже' }),
    put_request: async () => ({ id: await orderId(), revision: 1, qty_common: 9, multicast_audio_system: 10, state: 'in_processing' }),
    delete_request: async () => ({ request_id: await orderId() }),
    archive_request: async () => ({ request_id: await archived() }),
    get_location: () => ({ museum_id: museumId }),
  }
}

function aboutLicenses(world: World): Questions {
  const license = () => addLicense(world, { guide: crypto.randomUUID(), number: crypto.randomUUID() })
  const licensed = (action: string) => async () => licenseQuestions[`customer ${action}`]?.(await license(), 'agencyOwner') as object
  return {
    license_list: async () => ({ language: (await license()) ? 'ru' : 'en' }),
    licobjects: () => ({}),
    liclang: () => ({}),
    add_license: () => licenseQuestions['customer add_license']?.(0, 'agencyOwner') as object,
    license_change_langs: licensed('license_change_langs'),
    license_set_prolongation_group: licensed('license_set_prolongation_group'),
    license_list_prolongation_groups: licensed('license_list_prolongation_groups'),
    get_prolongation_page_data: () => ({}),
    delete_license: licensed('delete_license'),
    prolongate_license: async () => {
      const id = await license()
      const { rows } = await world.pool.query<{ id: number }>('select max(id) as id from prolongation_groups')
      return { license_id: [id], prolongation_group: rows[0]?.id }
    },
  }
}

function aboutMoney(world: World, slotId: number): Questions {
  const link = async () => {
    await makePaymentLink(world, slotId, 'agencyOwner')
    return latestPayment.token
  }
  const expires = new Date(Date.now() + lastingDays(1)).toISOString()
  return {
    get_pricelists: () => ({}),
    prefetch_invoice_data: () => ({}),
    prefetch_edo_data: () => ({}),
    new_payment: async () => ({ ...(await owed()), name: 'Плательщик', amount: orderPrice, ...payer }),
    check_payment_status: async () => ({ payment_id: await makePayment(world, slotId, 'agencyOwner') }),
    get_payments_history: async () => {
      await makePayment(world, slotId, 'agencyOwner')
      return { period_lower: addDays(visitDate, -90), period_upper: visitDate }
    },
    new_invoice: async () => ({ ...(await owed()), ...invoiceRequisites }),
    create_payment_link: async () => ({ ...(await owed()), expires_at: expires }),
    get_payment_link: async () => ({ token: await link() }),
    pay_payment_link: async () => ({ token: await link(), ...payer }),
    check_payment_link: async () => {
      const token = await link()
      await ask(world, { as: 'none', action: 'pay_payment_link', data: { token, ...payer } })
      return { token }
    },
    revise: () => period,
  }

  async function owed(): Promise<{ vouchers: string }> {
    return { vouchers: String(await makePayableOrder(world, slotId, 'agencyOwner')) }
  }
}
