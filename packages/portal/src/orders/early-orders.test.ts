import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { QueryClient } from '@tanstack/react-query'
import { endSession, startSession } from '@anfilada/browser/session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '../shell/this-app.ts'
import { serve, type Call } from '../testing/fake-server.ts'
import { member, sampleOrder } from '../testing/samples.ts'
import { upcomingQuery } from './orders.queries.ts'

const packages = join(import.meta.dirname, '../../..')
const script = readFileSync(join(packages, 'browser/first-paint.js'), 'utf8')
const page = new DOMParser().parseFromString(readFileSync(join(packages, 'portal/index.html'), 'utf8'), 'text/html')

let calls: Call[]
beforeEach(() => {
  document.documentElement.lang = 'ru'
  startSession(member('owner'))
  calls = serve({ get_upcoming: { success: true, data: { result: [sampleOrder({ id: 7 })] } } })
})
afterEach(() => {
  window.firstAnswer = undefined
  vi.restoreAllMocks()
})

/** The browser comes to the address: the script of the page runs before anything else. */
function arrive(path: string): void {
  window.history.replaceState(null, '', path)
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(page.querySelector('script'))
  // oxlint-disable-next-line eslint/no-eval -- a script of the page sees the window and nothing of this file; so does an indirect eval
  globalThis.eval(script)
}

/** The list stands and wants its orders. */
function readList(language: 'ru' | 'fa' = 'ru') {
  return new QueryClient().fetchQuery(upcomingQuery(language))
}

describe('orders asked for before their page stands', () => {
  it('are asked for once, as the list itself would ask, and given to the first who wants them', async () => {
    arrive('/upcoming')
    expect(await readList()).toMatchObject([{ id: 7 }])
    expect(calls).toHaveLength(1)
    expect(await readList()).toMatchObject([{ id: 7 }])
    const [early, own] = calls as [Call, Call]
    expect({ ...early, headers: [...early.headers] }).toEqual({ ...own, headers: [...own.headers] })
  })

  it('are not given in another language, nor to another reader', async () => {
    arrive('/')
    await readList('fa')
    expect(calls.map(({ data }) => data['language'])).toEqual(['ru', 'fa'])
    arrive('/')
    startSession({ ...member('owner'), accessToken: 'token-of-another' })
    await readList()
    expect(calls.at(-1)?.headers.get('authorization')).toBe('token-of-another')
  })

  it('are forgotten when their page came late', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(0)
    arrive('/upcoming/')
    now.mockReturnValue(60_000)
    await readList()
    expect(calls).toHaveLength(2)
  })

  it('end the session when the server does not know it any more', async () => {
    serve({ get_upcoming: () => Response.json({ success: false, error: '—', code: 'unauthenticated' }, { status: 401 }) })
    arrive('/upcoming')
    await expect(readList()).rejects.toThrow('—')
    expect(localStorage.getItem('accessToken')).toBeNull()
  })

  it('are asked for by nobody else: not by visitors, not for other screens', () => {
    arrive('/upcoming/info')
    arrive('/archive')
    endSession()
    arrive('/upcoming')
    expect(calls).toHaveLength(0)
  })
})
