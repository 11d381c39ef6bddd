import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, defaultZone, lastingDays, todayIn } from '@anfilada/contract/dates'
import { type BankStand, createBankStand, openAt } from '../../testing/bank-stand.ts'
import type { PaymentProvider } from './provider.ts'
import { wechat } from './wechat.ts'
import { readStatement, statementDays } from './wechat-statement.rules.ts'

const moscowDay = (day: string): { from: Date; until: Date } => {
  const from = new Date(`${day}T00:00:00+03:00`)
  return { from, until: new Date(from.getTime() + lastingDays(1)) }
}

describe('the statements of a day of Moscow', () => {
  it('are those of two days of Beijing, and are there from ten in the morning of the day after', () => {
    expect(statementDays(moscowDay('2026-11-22'))).toEqual({
      days: ['2026-11-22', '2026-11-23'],
      readyAt: new Date('2026-11-24T10:00:00+08:00'),
    })
  })

  it('name payments and refunds by our numbers, whatever the goods are called', () => {
    const header = '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,交易状态,微信退款单号,商户退款单号,商品名称'
    const text = [
      `\uFEFF${header}`,
      '`2026-11-22 01:52:32,`wx1,`19,`0,`,`4200,`71-A,`SUCCESS,`0,`0,`Билет, гид',
      '`2026-11-22 05:01:46,`wx1,`19,`0,`,`4200,`71-A,`REFUND,`5000,`R-1,`Билет',
      '总交易单数,应结订单总金额',
      '`2.0,`0.47',
      '',
    ].join('\r\n')
    expect(readStatement(text)).toEqual([
      { ref: '71-A', refundRef: undefined },
      { ref: '71-A', refundRef: 'R-1' },
    ])
    expect(readStatement('Transaction time,Vendor order No.,Merchant refund No.\n`2026-11-22,`71-A,`')).toEqual([
      { ref: '71-A', refundRef: undefined },
    ])
  })

  it('are none when the columns are called otherwise', () => {
    expect(readStatement('时间,号\n`1,`2')).toBeUndefined()
    expect(readStatement('{"code":"SYSTEM_ERROR"}')).toBeUndefined()
  })
})

let stand: BankStand
let middleman: Server
const options = { callbackUrl: 'http://127.0.0.1:9/hooks/wechat/' }
const daysAgo = 4
const period = moscowDay(addDays(todayIn(defaultZone), -daysAgo))

beforeAll(async () => {
  stand = await createBankStand()
  middleman = await standBetween(stand.origin)
})
afterAll(async () => {
  middleman.close()
  await stand.close()
})

/** Passes on what is asked, and adds a line to every file. */
function standBetween(origin: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { authorization = '' } = request.headers
    void fetch(`${origin}${request.url}`, { headers: { authorization } }).then(async (answer) => {
      const text = await answer.text()
      const isFile = answer.headers.get('content-type')?.startsWith('text/plain')
      response.writeHead(answer.status, Object.fromEntries([...answer.headers].filter(([name]) => name.startsWith('wechatpay-'))))
      response.end(isFile ? `${text}\`1` : text)
    })
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

async function paidLongAgo(): Promise<{ ref: string; refund: string }> {
  const { payment, key, provider } = await openAt(stand, 'wechat')
  await stand.play(payment.ref, 'approve')
  const refund = `${payment.ref}-back`
  const wish = { paid: payment.amount, paidAt: new Date(), currency: 'RUB', reason: 'test', knownIds: [], receipt: null }
  await provider.refund({ payment: key, ref: refund, amount: payment.amount, ...wish })
  await stand.age(payment.ref, daysAgo * 24 * 60)
  return { ref: payment.ref, refund }
}

describe.each(['global', 'mainland'])('the list of WeChat, %s', (product) => {
  const at = (changes: NodeJS.ProcessEnv = {}): PaymentProvider => {
    const provider = wechat({ ...stand.settings, WECHAT_PRODUCT: product, ...changes }, options)
    if (!provider) throw new Error('WeChat is off')
    return provider
  }

  it('tells what was paid and given back on a day, as WeChat says that it stands now', async () => {
    const { ref } = await paidLongAgo()
    const listed = await at().list?.(period)
    const { amount, currency, refunds, ...told } = listed?.find((one) => one.ref === ref) ?? {}
    expect(told).toMatchObject({ status: 'COMPLETE', word: 'REFUND' })
    expect([currency, refunds]).toEqual(['RUB', [expect.objectContaining({ amount, status: 'COMPLETE' })]])
    const longAgo = moscowDay('2020-01-01')
    expect(await at().list?.(longAgo)).toEqual([])
  })

  it('is not there before the day is over in Beijing, which is no fault of anybody', async () => {
    const today = moscowDay(todayIn(defaultZone))
    expect(await at().list?.(today)).toBeUndefined()
  })

  it('is not believed when somebody altered it on its way, or sends us for it elsewhere', async () => {
    await paidLongAgo()
    const address = middleman.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const altered = at({ WECHAT_URL: `http://127.0.0.1:${port}/wechat` }).list?.(period)
    await expect(altered).rejects.toThrow(product === 'global' ? 'not signed by the platform' : 'lies at another address')
  })
})
