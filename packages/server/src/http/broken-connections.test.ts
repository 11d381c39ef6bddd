import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createWorld, type World } from '../testing/world.ts'
import { securityHeaders } from './headers.ts'

let world: World
let port: number

beforeAll(async () => {
  world = await createWorld()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  port = (world.app.server.address() as AddressInfo).port
})
afterAll(() => world.close())

afterEach(async () => {
  const { rows } = await world.pool.query('select count(*) from orders')
  expect(rows).toEqual([{ count: 0 }])
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
})

const listing =
  `--b\r\nContent-Disposition: form-data; name="action"\r\n\r\nget_upcoming\r\n` +
  `--b\r\nContent-Disposition: form-data; name="data"\r\n\r\n{}\r\n--b--\r\n`

function head(...headers: string[]): string {
  const lines = [`authorization: ${world.tokens.agencyOwner}`, 'content-type: multipart/form-data; boundary=b', ...headers]
  return `POST /api/v1/actions/ HTTP/1.1\r\nhost: test\r\n${lines.join('\r\n')}\r\n\r\n`
}

/** Speaks to the server byte by byte; answers all that came back until the connection was closed. */
async function converse(speak: (socket: Socket) => Promise<void> | void): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const received: Buffer[] = []
  socket.on('data', (bytes: Buffer) => received.push(bytes))
  // A refused client may find the connection reset while it still writes.
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  await speak(socket)
  await closed
  return Buffer.concat(received).toString('utf8')
}

async function dripUntilClosed(socket: Socket, bytes: string): Promise<void> {
  while (socket.writable && !socket.readableEnded) {
    socket.write(bytes)
    await pause(300)
  }
  socket.destroy()
}

function expectOneRefusal(answer: string, status: number, code: string): void {
  expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual([`HTTP/1.1 ${status}`])
  const [headers = '', body = ''] = answer.split('\r\n\r\n')
  for (const [name, value] of Object.entries(securityHeaders)) expect(headers).toContain(`${name}: ${value}`)
  expect(headers.toLowerCase()).toContain('cache-control: no-store')
  const refusal = JSON.parse(body) as Record<string, unknown>
  expect(Object.keys(refusal)).toEqual(['success', 'error', 'code'])
  expect(refusal).toMatchObject({ success: false, code })
}

// Side by side: those that never end are answered only after seconds.
describe.concurrent('a connection that does not keep to HTTP', () => {
  it('gets 408 for a body that drips for ever', async () => {
    const answer = await converse(async (socket) => {
      socket.write(head('transfer-encoding: chunked'))
      await dripUntilClosed(socket, '1\r\nx\r\n')
    })
    expectOneRefusal(answer, 408, 'request_timeout')
  })

  it('gets 408 for a body shorter than was promised', async () => {
    const answer = await converse((socket) => void socket.write(head(`content-length: ${listing.length}`) + listing.slice(0, -5)))
    expectOneRefusal(answer, 408, 'request_timeout')
  })

  it('gets 408 for headers that never end', async () => {
    const answer = await converse(async (socket) => {
      socket.write('POST /api/v1/actions/ HTTP/1.1\r\nhost: test\r\n')
      await dripUntilClosed(socket, 'x-more: 1\r\n')
    })
    expectOneRefusal(answer, 408, 'request_timeout')
  })

  it('gets 413 for a length over the limit before the body is read', async () => {
    const answer = await converse((socket) => void socket.write(head('content-length: 10000000000')))
    expectOneRefusal(answer, 413, 'too_large')
  })

  it('gets 413 for a body that grows over the limit', async () => {
    const answer = await converse((socket) => {
      socket.write(head('transfer-encoding: chunked'))
      socket.write(`${(300_000).toString(16)}\r\n${'x'.repeat(300_000)}\r\n`)
    })
    expectOneRefusal(answer, 413, 'too_large')
  })

  it('gets a refusal, or nothing but the end, for a header of 1 MiB', async () => {
    const answer = await converse((socket) => void socket.write(head(`x-large: ${'x'.repeat(1_048_576)}`)))
    if (answer !== '') expectOneRefusal(answer, 413, 'too_large')
  })

  it.each([
    ['words that are not HTTP', 'hello\r\n\r\n'],
    ['a TLS greeting', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000'],
    ['a length and chunks at once', 'POST / HTTP/1.1\r\nhost: test\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nhost: test\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n'],
    ['a length below zero', 'POST / HTTP/1.1\r\nhost: test\r\ncontent-length: -1\r\n\r\n'],
    [
      'a broken chunk',
      'POST /api/v1/actions/ HTTP/1.1\r\nhost: test\r\ncontent-type: multipart/form-data; boundary=b\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
    ],
    ['U+0000 in a header', 'GET /healthz HTTP/1.1\r\nhost: test\r\nx-zero: \u0000\r\n\r\n'],
  ])('gets 400 for %s', async (_name, bytes) => {
    expectOneRefusal(await converse((socket) => void socket.write(bytes)), 400, 'malformed')
  })

  it('gets our headers with the refusal of a request without Host', async () => {
    const answer = await converse((socket) => void socket.write('GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n'))
    expectOneRefusal(answer, 400, 'malformed')
    expect(answer.toLowerCase()).toContain('content-security-policy:')
  })

  it('gets one answer at most when it goes away in the middle of a body', async () => {
    const half = (): string => head(`content-length: ${listing.length}`) + listing.slice(0, -20)
    const answers = await Promise.all(Array.from({ length: 50 }, () => converse((socket) => void socket.end(half()))))
    for (const answer of answers) expect((answer.match(/HTTP\/1\.1 \d{3}/g) ?? []).length).toBeLessThanOrEqual(1)
    await Promise.all(
      Array.from({ length: 50 }, () =>
        converse((socket) => {
          socket.write(half(), () => socket.resetAndDestroy())
        }),
      ),
    )
  })

  it('gets its good request answered before a broken one on the same connection is refused', async () => {
    const good = head(`content-length: ${listing.length}`) + listing
    const answer = await converse(async (socket) => {
      socket.write(good)
      await new Promise((resolve) => socket.once('data', resolve))
      socket.write('nonsense\r\n\r\n')
    })
    expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
  })
})
