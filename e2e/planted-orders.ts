import type { Page } from '@playwright/test'
import type { Order } from '../packages/contract/src/orders/orders.ts'

/** An order of a list that is planted: as the agency's first one of the status, if it has any now, else its first confirmed one, but for what is said here. */
export type Planted = {
  id: number
  status: Order['info']['status']
  data: Partial<Pick<Order['data'], 'pass_date' | 'refno' | 'guide'>>
  info?: Partial<Pick<Order['info'], 'museum' | 'object' | 'total' | 'due' | 'allowed'>>
}

/**
 * The agency's own orders, over and over, and no news of others; what is planted later takes the place of what was before. In the page itself:
 * a browser whose requests are routed keeps no program, and would load each anew for each journey.
 */
export async function plantOrders(page: Page, planted: readonly Planted[]): Promise<void> {
  await page.addInitScript((orders) => {
    const ask = globalThis.fetch
    globalThis.fetch = async (address, init) => {
      if (typeof address === 'string' && address.endsWith('/events/')) return new Response(null, { status: 403 })
      const response = await ask(address, init)
      if (!(init?.body instanceof FormData && init.body.get('action') === 'get_upcoming')) return response
      const said = (await response.json()) as { success: true; data: { result: Order[] } }
      const result = orders.map(({ id, status, data, info }) => {
        const like = [status, 'confirmed'].map((one) => said.data.result.find((order) => order.info.status === one)).find(Boolean)
        if (!like) throw new Error('the agency has no confirmed order')
        return { ...like, id, pay_until: null, data: { ...like.data, ...data }, info: { ...like.info, ...info } }
      })
      return Response.json({ ...said, data: { result } })
    }
  }, planted)
}
