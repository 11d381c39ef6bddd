import { ask, place, type Principal, type World } from './world.ts'

/** What is said of an order, and of a programme, to the operations that ask for nothing more. */
export const orderQuestions: Record<string, (id: number) => unknown> = {
  'office order_context': (order_id) => ({ order_id }),
  'office preview_decisions': (order_id) => ({ answer: 'confirm', orders: [{ order_id, revision: 1 }] }),
  'office undo_decision': (order_id) => ({ order_id }),
  'customer get_programme': (programme_id) => ({ programme_id }),
  'customer get_request': (request_id) => ({ request_id }),
  'customer show_voucher': (request_id) => ({ request_id }),
  'customer print_voucher': (request_id) => ({ request_id, reader: 'guide', format: 'a4' }),
  'customer print_programme_vouchers': (programme_id) => ({ programme_id, reader: 'guide', format: 'a4' }),
  'customer delete_request': (request_id) => ({ request_id }),
  'customer archive_request': (request_id) => ({ request_id }),
}

/** An order with a decision that waits. */
export async function makeDecided(world: World, slotId: number, as: Principal): Promise<number> {
  const order_id = await place(world, slotId)
  const data = { order_id, revision: 1, reason: 'test', now: false }
  await ask(world, { as, api: 'office', action: 'reject_order', data })
  return order_id
}
