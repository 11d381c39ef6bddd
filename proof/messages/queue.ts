import type { Browser } from '@playwright/test'
import type { Message } from '../../packages/contract/src/messages/messages.ts'
import { type DoAct, openAs, type Proved } from './live.ts'

/** Without network for so long, ms, with a message every few seconds. */
const away = 30_000
const words = Array.from({ length: 6 }, (_one, place) => `Без связи, ${place + 1}-е`)

/** What is written without network, goes once and in order when it is back. */
export async function proveQueue(browser: Browser, origin: string, act: DoAct): Promise<Proved> {
  const page = await openAs(browser, origin, 'individual', '/messages?id=0')
  const field = page.getByRole('textbox', { name: 'Написать диспетчеру' })
  await field.waitFor()
  await page.context().setOffline(true)
  for (const word of words) {
    await field.fill(word)
    await field.press('Enter')
    await page.waitForTimeout(away / words.length)
  }
  const seen = await page.getByText('Ждёт отправки').count()
  await page.context().setOffline(false)
  const back = Date.now()
  await page.getByText('Ждёт отправки').first().waitFor({ state: 'detached', timeout: 60_000 })
  const gone = Date.now() - back
  const said = await act<Message[]>('individual', 'customer', 'get_messages', { order_id: null })
  const own = said.filter(({ text }) => words.includes(text)).map(({ text }) => text)
  const shown = await page.getByRole('region', { name: 'Общая переписка' }).getByRole('listitem').allTextContents()
  const faults = [
    ...(seen === words.length ? [] : [`${seen} of ${words.length} messages were seen to wait`]),
    ...(own.join() === words.join() ? [] : [`the server has ${own.join()}`]),
    ...words.filter((word) => shown.filter((line) => line.includes(word)).length !== 1).map((word) => `${word} is not shown once`),
  ]
  await page.context().close()
  return {
    said: `${words.length} messages of ${away / 1000} s without network went once and in order, ${gone} ms after it was back`,
    faults,
  }
}
