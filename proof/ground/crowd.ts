import { once } from 'node:events'
import http from 'node:http'
import { connect, type Socket } from 'node:net'
import { tokenOf, visitDate } from '../stage.ts'

export type Asking = { customer: number; key: string; slot: number; heads?: number; acceptWaiting?: boolean; notes?: string }
export type Answer = {
  status: number
  body: { success: boolean; code?: string; data?: { result: { id: number; status: string } } }
}

/** Everyone is connected before anyone speaks; then all speak at once. */
export async function orderAtOnce(port: number, askings: readonly Asking[]): Promise<Answer[]> {
  const sockets = await Promise.all(askings.map(() => connected(port)))
  return Promise.all(askings.map((asking, index) => order(sockets[index] as Socket, asking)))
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

async function order(socket: Socket, asking: Asking): Promise<Answer> {
  const boundary = 'proof-boundary'
  const request = http.request({
    createConnection: () => socket,
    method: 'POST',
    path: '/api/v1/actions/',
    headers: {
      host: 'proof',
      connection: 'close',
      authorization: tokenOf(asking.customer),
      'idempotency-key': asking.key,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  })
  const part = (name: string, value: string): string =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  request.end(`${part('action', 'post_request')}${part('data', JSON.stringify(tickets(asking)))}--${boundary}--\r\n`)
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return { status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()) as Answer['body'] }
}

function tickets({ slot, heads = 1, acceptWaiting = false, notes = '' }: Asking): object {
  return {
    museum_id: 1,
    system_id: 'palace',
    pass_date: visitDate,
    schedule_item_id: slot,
    type: 'ig',
    persons_per_guide: 15,
    country_id: 100,
    guide: 'Li Wei',
    guide_phone: '+7 921 555-01-02',
    tickets: [{ category: 'common', quantity: heads }],
    services: [],
    qty_guide: 1,
    notes,
    accept_waiting: acceptWaiting,
  }
}
