import { connect, type AddressInfo, type Socket } from 'node:net'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileKinds, filesPath, uploadedFile } from '@anfilada/contract/files'
import { languages } from '@anfilada/contract/languages'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { zip } from '../testing/archives.ts'
import { uploadForm } from '../testing/upload-form.ts'
import { createWorld, type Principal, type World } from '../testing/world.ts'
import { getFile, readWhole } from './kept-files.store.ts'
import { takeUpload } from './take-upload.ts'

let world: World
let port: number
beforeAll(async () => {
  world = await createWorld()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  port = (world.app.server.address() as AddressInfo).port
})
afterAll(() => world.close())

async function keptFiles(): Promise<number> {
  return (await world.pool.query<{ count: number }>('select count(*) from kept_files')).rows[0]?.count as number
}

const apis = { price_list: 'office', bank_statement: 'office', reconciliation: 'customer' } as const
const uploaders = { price_list: 'editor', bank_statement: 'officeAccountant', reconciliation: 'agencyAccountant' } as const
/** Papers of ours are sent by nobody. */
type Sendable = keyof typeof apis
const pathOf = (kind: Sendable): string => filesPath(apis[kind], kind)

type Sent = { headers: Record<string, string>; payload: Buffer }
async function send(kind: Sendable, { headers, payload }: Sent, more: { as?: Exclude<Principal, 'none'>; language?: string } = {}) {
  const { as = uploaders[kind], language = 'ru' } = more
  return world.app.inject({
    method: 'POST',
    url: pathOf(kind),
    headers: { ...headers, authorization: world.tokens[as], 'accept-language': language },
    payload,
  })
}
function codeOf(answer: LightMyRequestResponse): [number, string | undefined] {
  return [answer.statusCode, answer.json<{ code?: string }>().code]
}
function answered(answer: LightMyRequestResponse): { file_id: number; name: string; size: number } {
  return uploadedFile.parse(answer.json<{ data: unknown }>().data).result
}

/** Before the silence of a file is over, so that nothing waits for that. */
const soon = { timeout: 7_000 }

const text = (words: string): Buffer => Buffer.from(words)
const picture = Buffer.from('\u0089PNG\r\n\u001A\n\u0000\u0000\u0000\rIHDR', 'latin1')
const part = (disposition: string, content: string): string => `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`
const form = (body: string): Sent => ({ headers: { 'content-type': 'multipart/form-data; boundary=b' }, payload: text(body) })
const fileHead = part('name="file"; filename="a.txt"', '').slice(0, -2)

describe('a file that is sent', () => {
  it('is kept byte for byte, whatever it is called, and known by what is in it', async () => {
    const pdf = Buffer.concat([text('%PDF-1.7\n'), randomBytes(700_000)])
    const { file_id: id, size } = answered(await send('price_list', uploadForm(pdf, 'prices.html')))
    const file = await getFile(world.pool, id)
    expect(size).toBe(pdf.length)
    expect(file && (await readWhole(file)).equals(pdf)).toBe(true)
    expect(file).toMatchObject({ mediaType: 'application/pdf', size: pdf.length, kind: 'price_list', customerId: null })
  })

  it('is packed when it is a text, and is the same when it is read', async () => {
    const statement = text('1CClientBankExchange\r\nНазначениеПлатежа=Оплата\r\n'.repeat(9_000))
    const { file_id: id } = answered(await send('bank_statement', uploadForm(statement, 'kl_to_1c.txt')))
    const file = await getFile(world.pool, id)
    expect(file && (await readWhole(file)).equals(statement)).toBe(true)
    const { rows } = await world.pool.query<{ stored: number; size: number; same: boolean }>(
      'select octet_length(content) as stored, size, sha256 = sha256($2) as same from kept_files where id = $1',
      [id, statement],
    )
    expect(rows).toMatchObject([{ size: statement.length, same: true }])
    expect(rows[0]?.stored).toBeLessThan(statement.length / 20)
  })

  it.each([
    ['../../etc/"passwd\r\n\u202egnp.exe', 'passwd gnp.exe.pdf'],
    ['..\\..\\boot.ini', 'boot.ini.pdf'],
    ['', 'file.pdf'],
    ['价格 🏛 "весна".pdf', '价格 🏛  весна.pdf'],
    [`${'длинное '.repeat(40)}.pdf`, `${'длинное '.repeat(40).trim().slice(0, 120)}.pdf`],
  ])('called %j has a name that is only a name', async (given, name) => {
    expect(answered(await send('price_list', uploadForm('%PDF-1.7', given))).name).toBe(name)
  })

  it('of a table of text keeps its ending, and no folder of its name', async () => {
    expect(answered(await send('reconciliation', uploadForm('date;sum\n', '../../../var/\u202ebooks.csv'))).name).toBe('books.csv')
  })
})

describe('a file that is refused', () => {
  let before: number
  beforeAll(async () => {
    before = await keptFiles()
  })
  afterEach(async () => expect(await keptFiles()).toBe(before))

  const archive = zip([{ name: 'b.zip', content: zip([{ name: 'a', content: Buffer.alloc(9) }]) }])
  const bomb = zip([{ name: 'xl/a.xml', content: Buffer.alloc(40_000_000), said: 10 }])
  it.each<[string, Sendable, () => Sent, [number, string]]>([
    ['of nothing', 'price_list', () => uploadForm(''), [200, 'file_empty']],
    ['of a picture called .xlsx', 'price_list', () => uploadForm(picture, 'prices.xlsx'), [200, 'file_type_unknown']],
    ['of a web page', 'price_list', () => uploadForm('<html><script>alert(1)</script>'), [200, 'file_type_unknown']],
    ['of a bomb', 'price_list', () => uploadForm(bomb), [200, 'file_too_dense']],
    ['of nothing in place of a table', 'reconciliation', () => uploadForm('', 'books.csv'), [200, 'file_empty']],
    ['of a bomb in place of a table', 'reconciliation', () => uploadForm(bomb, 'books.xlsx'), [200, 'file_too_dense']],
    ['of a PDF in place of a table', 'reconciliation', () => uploadForm('%PDF-1.7', 'act.xlsx'), [200, 'file_not_table']],
    ['of bytes in a table', 'reconciliation', () => uploadForm('date;sum\n\0\n', 'books.csv'), [200, 'file_not_table']],
    [
      'of a table of one byte too many',
      'reconciliation',
      () => uploadForm('a'.repeat(fileKinds.reconciliation.mostBytes + 1), 'books.csv'),
      [413, 'file_too_large'],
    ],
    ['of an archive in an archive', 'reconciliation', () => uploadForm(archive), [200, 'file_too_dense']],
    [
      'of an archive without a workbook',
      'price_list',
      () => uploadForm(zip([{ name: 'a', content: text('a') }])),
      [200, 'file_not_readable'],
    ],
    ['of a PDF in place of a statement', 'bank_statement', () => uploadForm('%PDF-1.7'), [200, 'file_not_statement']],
    ['of bytes in a statement', 'bank_statement', () => uploadForm(`1CClient${'a'.repeat(100_000)}\0`), [200, 'file_not_statement']],
    ['of a picture in place of a table', 'reconciliation', () => uploadForm(picture), [200, 'file_not_table']],
    [
      'of one byte too many',
      'price_list',
      () => uploadForm(`%PDF-${'a'.repeat(fileKinds.price_list.mostBytes - 4)}`),
      [413, 'file_too_large'],
    ],
    ['without a file', 'price_list', () => form('--b--\r\n'), [200, 'file_missing']],
    ['with a field', 'price_list', () => form(`${part('name="file"', '%PDF-')}--b--\r\n`), [400, 'file_incomplete']],
    ['with two files', 'price_list', () => form(`${fileHead}%PDF-1\r\n${fileHead}%PDF-2\r\n--b--\r\n`), [400, 'file_incomplete']],
    [
      'with a field behind it',
      'price_list',
      () => form(`${fileHead}%PDF-1\r\n${part('name="x"', '1')}--b--\r\n`),
      [400, 'file_incomplete'],
    ],
    ['that breaks off', 'price_list', () => form(`${fileHead}%PDF-1.7 and then`), [400, 'file_incomplete']],
    [
      'without a boundary',
      'price_list',
      () => ({ ...form('x'), headers: { 'content-type': 'multipart/form-data' } }),
      [400, 'file_incomplete'],
    ],
    [
      'without a name',
      'price_list',
      () => form(`${fileHead.replace(/; filename=.*/, '\r\nContent-Type: application/octet-stream')}x\r\n--b--\r\n`),
      [200, 'file_type_unknown'],
    ],
    [
      'as bare bytes',
      'price_list',
      () => ({ headers: { 'content-type': 'application/pdf' }, payload: text('%PDF-') }),
      [415, 'unsupported_media'],
    ],
    ['as nothing at all', 'price_list', () => ({ headers: {}, payload: text('') }), [400, 'malformed']],
  ])('%s (%s) gets a sentence in the language of the reader, and leaves nothing behind', async (_what, kind, make, expected) => {
    const sentences = new Set<string>()
    for (const language of languages) {
      const answer = await send(kind, make(), { language })
      expect(codeOf(answer)).toEqual(expected)
      const { error } = answer.json<{ error: string }>()
      expect(error).toMatch(/\p{L}.*[.。]$/u)
      sentences.add(error)
    }
    expect(sentences.size).toBe(languages.length)
  })

  it('because nobody asked who sends it may not is not even looked at', async () => {
    expect(codeOf(await send('price_list', uploadForm(Buffer.alloc(1_000_000)), { as: 'dispatcher' }))).toEqual([403, 'forbidden'])
  })

  it('for what its headers promise is refused before it comes, and for more than they promised when it does', async () => {
    const head = (length: string) =>
      `POST ${pathOf('price_list')} HTTP/1.1\r\nhost: test\r\nauthorization: ${world.tokens.editor}\r\ncontent-type: multipart/form-data; boundary=b\r\n${length}\r\n\r\n`
    const promised = connect(port, '127.0.0.1')
    promised.write(head('content-length: 999999999999'))
    expect(String((await once(promised, 'data'))[0])).toMatch(/^HTTP\/1\.1 413 .*"file_too_large"/s)
    promised.destroy()

    const lying = connect(port, '127.0.0.1')
    // Whoever goes on writing finds the line closed.
    lying.on('error', () => undefined)
    const answer = once(lying, 'data')
    lying.write(head('transfer-encoding: chunked'))
    const opening = `${fileHead}%PDF-`
    lying.write(`${opening.length.toString(16)}\r\n${opening}\r\n`)
    const megabyte = Buffer.alloc(1_048_576, 'a')
    for (let sent = 0; sent < 11 && lying.writable; sent++) lying.write(Buffer.concat([text('100000\r\n'), megabyte, text('\r\n')]))
    expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 413 .*"file_too_large"/s)
    lying.destroy()
  })

  it('because its form is none hears so on a line that stays open, though its rest is still on the way', async () => {
    const wrong = part('name="other"', 'words')
    const rest = `${fileHead}%PDF-\r\n--b--\r\n`
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST ${pathOf('price_list')} HTTP/1.1\r\nhost: test\r\nauthorization: ${world.tokens.editor}\r\n` +
        `content-type: multipart/form-data; boundary=b\r\ncontent-length: ${wrong.length + rest.length}\r\n\r\n${wrong}`,
    )
    await pause(100)
    socket.write(rest)
    const answer = String((await once(socket, 'data'))[0])
    expect(answer).toMatch(/^HTTP\/1\.1 400 .*"file_incomplete"/s)
    expect(answer).not.toMatch(/connection: close/i)
    socket.destroy()
  })

  it('because its line was cut in the middle leaves nothing, and the server goes on', async () => {
    for (let cut = 0; cut < 6; cut++) {
      const socket = connect(port, '127.0.0.1')
      socket.write(
        `POST ${pathOf('bank_statement')} HTTP/1.1\r\nhost: test\r\nauthorization: ${world.tokens.officeAccountant}\r\n` +
          `content-type: multipart/form-data; boundary=b\r\ncontent-length: 5000000\r\n\r\n${fileHead}${'a'.repeat(cut * 200_000)}`,
      )
      const { promise: arrived, resolve } = Promise.withResolvers<void>()
      world.app.server.once('request', () => resolve())
      await arrived
      socket.destroy()
      await once(socket, 'close')
    }
    // Nobody of them has kept a place: two at once are as many as one person may send.
    const two = () => Promise.all([send('bank_statement', uploadForm('')), send('bank_statement', uploadForm(''))])
    const empty = [200, 'file_empty']
    await expect.poll(async () => (await two()).map(codeOf), soon).toEqual([empty, empty])
  })
})

describe('who sends two files at once', () => {
  it('is asked to come again with a third, and may when one of them is over', async () => {
    const sending = new Set<Socket>()
    const begin = (): void => {
      const socket = connect(port, '127.0.0.1')
      sending.add(socket)
      // On a machine at work a question may have had the place: the file is refused itself then, and is sent again.
      socket.once('data', () => {
        socket.destroy()
        sending.delete(socket)
        begin()
      })
      socket.write(
        `POST ${pathOf('price_list')} HTTP/1.1\r\nhost: test\r\nauthorization: ${world.tokens.admin}\r\n` +
          `content-type: multipart/form-data; boundary=b\r\ncontent-length: 5000\r\n\r\n${fileHead}%PDF-`,
      )
    }
    begin()
    begin()
    onTestFinished(() => sending.forEach((socket) => socket.destroy()))
    // They go on with each question: none of them falls silent on a machine at work.
    const third = () => {
      for (const socket of sending) socket.write('.')
      return send('price_list', uploadForm(''), { as: 'admin' })
    }
    await expect.poll(async () => codeOf(await third())).toEqual([503, 'busy'])
    expect((await third()).headers['retry-after']).toBeDefined()
    expect(codeOf(await send('price_list', uploadForm('')))).toEqual([200, 'file_empty'])
    for (const socket of sending) socket.destroy()
    await expect.poll(async () => codeOf(await third())).toEqual([200, 'file_empty'])
  })
})

describe('a file in memory', () => {
  const line = 'СекцияДокумент=Платежное поручение\r\nНомер=17\r\nСумма=1500.00\r\n'
  const block = text(line.repeat(1_000))
  async function* blocks(bytes: number): AsyncGenerator<Buffer> {
    for (let sent = 0; sent < bytes; sent += block.length) yield Buffer.from(block)
  }

  it('is never a statement of 60 MB: it is packed as it comes', async () => {
    const most = fileKinds.bank_statement.mostBytes
    const taken = await takeUpload('bank_statement', 'a.txt', blocks(most - block.length))
    expect(taken.ok && taken.value.packed && taken.value.size).toBeGreaterThan(most - 2 * block.length)
    expect(taken.ok && taken.value.content.length).toBeLessThan(1_000_000)
    expect(await takeUpload('bank_statement', 'a.txt', blocks(most + block.length))).toMatchObject({ ok: false, refusal: 'file_too_large' })
  })

  it('is never more than 10 MB of a text that does not pack either', async () => {
    async function* noise(): AsyncGenerator<Buffer> {
      for (let sent = 0; sent < 300; sent++) yield text(randomBytes(49_152).toString('base64'))
    }
    expect(await takeUpload('bank_statement', 'a.txt', noise())).toMatchObject({ ok: false, refusal: 'file_too_large' })
  })
})

// Side by side: both take longer than a form may.
describe.concurrent('a file on a slow line', () => {
  const head = (): string =>
    `POST ${pathOf('bank_statement')} HTTP/1.1\r\nhost: test\r\nauthorization: ${world.tokens.officeAccountant}\r\n` +
    `content-type: multipart/form-data; boundary=b\r\ntransfer-encoding: chunked\r\n\r\n`
  const chunk = (content: string): string => `${content.length.toString(16)}\r\n${content}\r\n`

  it('is taken for as long as it keeps coming', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write(head() + chunk(fileHead))
    for (let second = 0; second < 10; second++) {
      await pause(1_000)
      socket.write(chunk('a line of a statement'))
    }
    socket.write(`${chunk('\r\n--b--\r\n')}0\r\n\r\n`)
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 .*"size":210/s)
    socket.destroy()
  })

  it('is given up when it falls silent', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write(head() + chunk(fileHead) + chunk('a line of a statement'))
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 408 .*"request_timeout"/s)
    await once(socket, 'close')
  })
})
