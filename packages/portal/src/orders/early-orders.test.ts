import { endSession, startSession } from '@anfilada/browser/session'
import { describe, expect, it, vi } from 'vitest'
import '../shell/app.ts'
import { serve } from '../testing/fake-server.ts'
import { member, sampleOrder } from '../testing/samples.ts'
import { askEarlyOrders, takeEarlyOrders } from './early-orders.ts'

const answers = { get_upcoming: { success: true, data: { result: [sampleOrder({ id: 7 })] } } } as const

describe('orders asked for before their page stands', () => {
  it('are given once, to the first who wants them', async () => {
    startSession(member('owner'))
    const calls = serve(answers)
    askEarlyOrders('/upcoming')
    const taken = await takeEarlyOrders('ru')
    expect(taken?.result).toMatchObject([{ id: 7 }])
    expect(takeEarlyOrders('ru')).toBeUndefined()
    expect(calls).toHaveLength(1)
  })

  it('are not given in another language, nor to another reader', () => {
    startSession(member('owner'))
    serve(answers)
    askEarlyOrders('/')
    expect(takeEarlyOrders('fa')).toBeUndefined()
    askEarlyOrders('/')
    startSession({ ...member('owner'), accessToken: 'token-of-another' })
    expect(takeEarlyOrders('ru')).toBeUndefined()
  })

  it('are forgotten when their page came late', () => {
    startSession(member('owner'))
    serve(answers)
    const now = vi.spyOn(Date, 'now').mockReturnValue(0)
    askEarlyOrders('/upcoming/')
    now.mockReturnValue(60_000)
    expect(takeEarlyOrders('ru')).toBeUndefined()
    now.mockRestore()
  })

  it('are asked for by nobody else: not by visitors, not for other screens', () => {
    endSession()
    const calls = serve(answers)
    askEarlyOrders('/upcoming')
    startSession(member('owner'))
    askEarlyOrders('/upcoming/info')
    askEarlyOrders('/archive')
    expect(calls).toHaveLength(0)
  })
})
