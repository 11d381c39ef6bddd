import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import type { FastifyReply } from 'fastify'
import pg from 'pg'
import { parseForm } from './form.ts'

/**
 * The thin reference: session from the database, the order in one function, and nothing else. No permissions, no history, no outbox,
 * no idempotency. A ceiling for a real server, not a model of one.
 */
const { port, databaseUrl } = readSettings()
const pool = new pg.Pool({ connectionString: databaseUrl, max: 8, idleTimeoutMillis: 0 })
const app = Fastify()

type Order = {
  refno: string
  schedule_item_id: number
  country_id: number
  guide: string
  guide_phone: string
  notes: string
  tickets: { common: number; child: number }
}

app.addContentTypeParser<Buffer>('multipart/form-data', { parseAs: 'buffer', bodyLimit: 262_144 }, (request, body, done) => {
  try {
    done(null, parseForm(body, request.headers['content-type'] ?? ''))
  } catch (error) {
    done(error as Error)
  }
})

async function findAgency(token: string): Promise<number | undefined> {
  const { rows } = await pool.query<{ agency_id: number }>({
    name: 'auth',
    text: 'select agency_id from perf.session where token_hash = $1 and expires_at > now()',
    values: [createHash('sha256').update(token).digest()],
  })
  return rows[0]?.agency_id
}

async function placeOrder(agency: number, order: Order): Promise<object> {
  const { refno, schedule_item_id, country_id, guide, guide_phone, notes, tickets } = order
  const { rows } = await pool.query<{ id: string; total: number }>({
    name: 'order',
    text: 'select * from perf.place_order($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    values: [agency, schedule_item_id, refno, country_id, guide, guide_phone, notes, tickets.common, tickets.child],
  })
  return { success: true, data: { result: { id: Number(rows[0]?.id), total: rows[0]?.total } } }
}

app.post('/api/v1/actions/', async (request, reply): Promise<object | FastifyReply> => {
  const agency = await findAgency(request.headers.authorization ?? '')
  if (agency === undefined) return reply.code(401).send({ success: false, error: 'auth' })
  const { action, data } = request.body as { action: string; data: string }
  const order = JSON.parse(data) as Order
  const heads = order.tickets.common + order.tickets.child
  if (action !== 'post_request' || !Number.isInteger(order.schedule_item_id) || !Number.isInteger(heads) || heads < 1) {
    return reply.code(400).send({ success: false, error: 'bad data' })
  }
  return placeOrder(agency, order)
})

await app.listen({ port, host: '127.0.0.1' })

/** The reference is started by the bench alone, which sets both. */
function readSettings(env: NodeJS.ProcessEnv = process.env): { port: number; databaseUrl: string } {
  return { port: Number(env['PORT']), databaseUrl: env['DATABASE_URL'] ?? '' }
}
