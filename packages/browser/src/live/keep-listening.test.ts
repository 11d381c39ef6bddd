// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { abilityOf } from '@anfilada/contract/abilities'
import type { LoginOutput } from '@anfilada/contract/identity/login'
import { describeTestApp } from '../testing/apps.ts'
import { currentSession, endSession, startSession } from '../session/session.ts'
import { keepListening } from './keep-listening.ts'
import type { LiveNews } from './live-news.ts'

const owner: LoginOutput = {
  accessToken: 'token-of-a-test',
  userAbility: abilityOf(['owner']),
  userData: {
    login: 'agency',
    name: 'Ирина Соколова',
    kind: 'legal_entity',
    roles: ['owner'],
    customer_id: 1,
    customer_name: 'Нева-тур',
    language: 'ru',
    news_mark: false,
    email: null,
    second_factor: 'off',
    acting_for: null,
  },
}

type Line = { headers: Headers; say: (text: string) => void; end: () => void; isOpen: () => boolean }

let lines: Line[]
let status: number
let stop: AbortController
let news: LiveNews[]

/** The network: every connection is a line on which the test speaks. */
function answer(_path: string, { headers, signal }: { headers: HeadersInit; signal: AbortSignal }): Promise<Response> {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      signal.addEventListener('abort', () => controller.error(signal.reason))
      lines.push({
        headers: new Headers(headers),
        say: (text) => controller.enqueue(encoder.encode(text)),
        end: () => controller.close(),
        isOpen: () => !signal.aborted,
      })
    },
  })
  return Promise.resolve(new Response(body, { status }))
}

/** The line opened last. */
const line = (): Line => lines.at(-1) as Line
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

function listen(): void {
  const { accessToken } = owner
  void keepListening({ token: accessToken, signal: stop.signal, tell: (one) => news.push(one) })
}

beforeEach(() => {
  describeTestApp({ name: 'portal' })
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answer)
  lines = []
  status = 200
  news = []
  stop = new AbortController()
  startSession(owner)
})

afterEach(() => {
  stop.abort()
  endSession()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('listening to live events', () => {
  it('tells what happened and goes on where a broken stream was left, also after a reload', async () => {
    listen()
    await pass(0)
    expect(line().headers.get('Authorization')).toBe('token-of-a-test')
    expect(line().headers.get('Last-Event-ID')).toBeNull()
    line().say('id: 99-0\nevent: ready\ndata: {"resumed":false}\n\nid: 100-4\nevent: order\ndata: {"id":4,"topic":"order.confirmed",')
    line().say('"order_id":71}\n\n: beat\nid: 100-9\n\n')
    await pass(0)
    expect(news).toEqual([
      { event: 'ready', resumed: false },
      { event: 'order', orderId: 71, topic: 'order.confirmed' },
    ])
    line().end()
    await pass(4)
    expect(lines).toHaveLength(2)
    expect(line().headers.get('Last-Event-ID')).toBe('100-9')
    stop.abort()
    stop = new AbortController()
    listen()
    await pass(0)
    expect(line().headers.get('Last-Event-ID')).toBe('100-9')
  })

  it('begins where the sign-in stood, and goes on from what it heard', async () => {
    startSession({ ...owner, live_position: '98-0' })
    listen()
    await pass(0)
    expect(line().headers.get('Last-Event-ID')).toBe('98-0')
    line().say(': beat\nid: 99-3\n\n')
    await pass(0)
    line().end()
    await pass(4)
    expect(line().headers.get('Last-Event-ID')).toBe('99-3')
  })

  it('tells that another browser took its place, and does not come back by itself', async () => {
    listen()
    await pass(0)
    line().say('event: dropped\ndata: {}\n\n')
    line().end()
    await pass(600)
    window.dispatchEvent(new Event('online'))
    await pass(600)
    expect(news).toEqual([{ event: 'dropped' }])
    expect(lines).toHaveLength(1)
  })

  it('takes a stream for lost that was silent for twice the beat, and only then', async () => {
    listen()
    await pass(0)
    const first = line()
    await pass(25)
    first.say(': beat\n\n')
    await pass(29)
    expect(first.isOpen()).toBe(true)
    await pass(10)
    expect(first.isOpen()).toBe(false)
    expect(lines).toHaveLength(2)
  })

  it('tries more and more rarely while the server does not answer, and often again after it did', async () => {
    status = 503
    listen()
    await pass(600)
    const asked = lines.length
    expect(asked).toBeGreaterThan(5)
    expect(asked).toBeLessThan(20)
    status = 200
    window.dispatchEvent(new Event('online'))
    await pass(0)
    line().say(': beat\nid: 1-1\n\n')
    await pass(0)
    line().end()
    await pass(4)
    expect(line().headers.get('Last-Event-ID')).toBe('1-1')
  })

  it('comes back at once when the network does', async () => {
    status = 503
    listen()
    await pass(300)
    const asked = lines.length
    status = 200
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(lines).toHaveLength(asked + 1)
  })

  it('ends the session that the server has ended, and listens no more', async () => {
    status = 401
    listen()
    await pass(600)
    expect(currentSession()).toBeUndefined()
    expect(localStorage.getItem('livePosition')).toBeNull()
    expect(lines).toHaveLength(1)
  })

  it('leaves a session alone that was opened after its own was over', async () => {
    listen()
    await pass(0)
    startSession({ ...owner, accessToken: 'another' })
    line().say('id: 5-5\nevent: ready\ndata: {"resumed":false}\n\n')
    await pass(0)
    expect(news).toEqual([])
    expect(localStorage.getItem('livePosition')).toBeNull()
  })
})
