import type { Page } from '@playwright/test'
import { decisionActs } from '../packages/contract/src/orders/decision-acts.ts'

/** From now on what is decided on this page holds at once, without the minute in which it can be taken back (decision 0098): the journey is not about it. */
export async function decideAtOnce(page: Page): Promise<void> {
  await page.route('**/api/office/actions/', (route, request) => {
    const body = request.postData() ?? ''
    if (!decisionActs.some((act) => body.includes(`\r\n${act}\r\n`))) return route.fallback()
    return route.continue({ postData: body.replace('{"order_id":', '{"now":true,"order_id":') })
  })
}
