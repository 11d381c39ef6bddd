import { createHash } from 'node:crypto'
import { createInflateRaw } from 'node:zlib'
import { Readable } from 'node:stream'
import { withClient } from '../../bench/databases.ts'

/** How many rows, and a digest of their numbers and references in their order. */
export type Rows = { count: number; digest: string }

/** The archive of the customer as PostgreSQL has it. */
export async function rowsInDatabase(url: string, customer: number): Promise<Rows> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<Rows>(
      `select count(*)::integer as count, encode(sha256(convert_to(coalesce(string_agg(orders.id || ';' || orders.refno, E'\\n'
         order by orders.pass_date desc, orders.starts desc, orders.id desc), ''), 'UTF8')), 'hex') as digest
       from orders where orders.customer_id = $1 and orders.archived_at is not null`,
      [customer],
    )
    return rows[0] as Rows
  })
}

/** Of a CSV file: its first two cells, which need no quotes here. */
export async function rowsInCsv(file: Readable): Promise<Rows> {
  return counted(linesOf(file))
}

async function* linesOf(file: Readable): AsyncGenerator<string> {
  let [rest, isHead] = ['', true]
  for await (const piece of file.setEncoding('utf8')) {
    const lines = (rest + String(piece)).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (!isHead) yield line.split(';', 2).join(';')
      isHead = false
    }
  }
}

/** Of an XLSX file as the product writes it: the cells A and B of each row of its sheet, the archive's largest part. */
export async function rowsInXlsx(file: Buffer): Promise<Rows> {
  const name = file.indexOf('xl/worksheets/sheet1.xml')
  const start = name - 30
  const from = name + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28)
  const sheet = Readable.from([file.subarray(from)]).pipe(createInflateRaw())
  return counted(cellsOf(sheet))
}

const row = /<c r="A\d+"[^>]*><v>(\d+)<\/v><\/c><c r="B\d+"[^>]*><is><t>([^<]*)<\/t>/g

async function* cellsOf(sheet: Readable): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of sheet.setEncoding('utf8')) {
    const text = rest + String(piece)
    const end = text.lastIndexOf('</row>') + 1
    for (const [, id, refno] of text.slice(0, end).matchAll(row)) yield `${id};${refno}`
    rest = text.slice(end)
  }
}

async function counted(lines: AsyncIterable<string>): Promise<Rows> {
  const hash = createHash('sha256')
  let count = 0
  for await (const line of lines) hash.update(count++ === 0 ? line : `\n${line}`)
  return { count, digest: hash.digest('hex') }
}
