import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { currentPrograms } from '../build/programs.ts'
import { type Sandbox, startSandbox, withSandbox } from './sandbox.ts'
import { residentMiB, tooHeavy } from './weigh.ts'

let folder: string
let occupied: Server

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'anfilada-sandbox-'))
  occupied = await new Promise((resolve) => {
    const server = createServer((_, response) => response.end('another program'))
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
})
afterAll(() => {
  occupied.close()
  rmSync(folder, { recursive: true, force: true })
})

const settings: Sandbox['settings'] = {
  card: { MODULBANK_URL: 'http://sandbox', MODULBANK_KEY: 'test' },
  wechat: { WECHAT_API_KEY: 'test' },
}

describe('the sandbox beside the product', () => {
  test('takes another port when its own is taken, says where it is, keeps its agreement, and stops', async () => {
    const { port } = occupied.address() as { port: number }
    const options = {
      programs: await currentPrograms(),
      host: '127.0.0.1',
      port,
      logFile: join(folder, 'log'),
      stateFile: join(folder, 'state.json'),
    }
    const first = await startSandbox(options)
    expect(first.origin).not.toContain(`:${port}`)
    expect(readFileSync(options.logFile, 'utf8')).toBe(`${first.origin}\n`)
    expect(first.settings.card['MODULBANK_URL']).toBe(`${first.origin}/modulbank`)
    await first.stop()
    await expect(fetch(first.origin)).rejects.toThrow('fetch failed')

    const second = await startSandbox(options)
    if (process.platform === 'linux') expect(tooHeavy([{ name: 'sandbox', mib: residentMiB(second.pid()) }])).toEqual([])
    await second.stop()
    expect(second.settings.card['MODULBANK_KEY']).toBe(first.settings.card['MODULBANK_KEY'])
  })

  test('is found by payers under another address when one is given, and by the server beside it where it is', async () => {
    const options = { programs: await currentPrograms(), host: '127.0.0.1', port: 0, logFile: join(folder, 'log') }
    const sandbox = await startSandbox({ ...options, origin: 'https://bank.example' })
    await sandbox.stop()
    expect(sandbox.origin).toBe('https://bank.example')
    expect(sandbox.settings.card['MODULBANK_URL']).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/modulbank$/)
  })
})

describe('the settings of a server beside it', () => {
  test('are the sandbox’s for cards, and none for WeChat', () => {
    expect(withSandbox({ PATH: '/bin' }, { settings })).toEqual({ PATH: '/bin', ...settings.card })
  })

  test('are the sandbox’s for WeChat too when that is asked for', () => {
    expect(withSandbox({ SANDBOX_WECHAT: '1' }, { settings })).toMatchObject(settings.wechat)
  })

  test('never mix with those of a real bank: its key stays its own', () => {
    const own = { MODULBANK_KEY: 'real', WECHAT_API_KEY: 'real', SANDBOX_WECHAT: '1' }
    expect(withSandbox(own, { settings })).toEqual(own)
  })
})
