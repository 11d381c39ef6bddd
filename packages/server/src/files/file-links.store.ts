import { timingSafeEqual } from 'node:crypto'
import { fileLinkSeconds } from '@anfilada/contract/files'
import { onlyRow } from '../db/statement-rows.ts'
import type { Db } from '../db/pool.ts'
import type { Secrets } from '../secrets.ts'

export type FileLink = { fileId: number; sessionId: number; until: number }

/** What the link says beside the file's number: for which session, until when by the database's clock, and that we said so. */
export async function writeLink(db: Db, secrets: Secrets, fileId: number, sessionId: number): Promise<string> {
  const { rows } = await db.query({
    name: 'file_link_until',
    text: `select floor(extract(epoch from now()))::bigint + ${fileLinkSeconds} as until`,
    values: [],
  })
  const { until } = onlyRow(rows)
  return `${sessionId}.${until}.${signed(secrets, { fileId, sessionId, until })}`
}

const linkFormat = /^(\d{1,15})\.(\d{1,12})\.([\w-]{43})$/

/** Undefined: it is none of ours, is for another file, or its time is over. */
export async function readLink(db: Db, secrets: Secrets, fileId: number, written: string): Promise<FileLink | undefined> {
  const [, sessionId, until, signature] = linkFormat.exec(written) ?? []
  if (sessionId === undefined || until === undefined || signature === undefined) return undefined
  const link = { fileId, sessionId: Number(sessionId), until: Number(until) }
  if (!timingSafeEqual(Buffer.from(signed(secrets, link)), Buffer.from(signature))) return undefined
  const { rows } = await db.query({
    name: 'file_link_lives',
    text: 'select to_timestamp($1::double precision) > now() as lives',
    values: [link.until],
  })
  return rows[0]?.lives ? link : undefined
}

function signed(secrets: Secrets, { fileId, sessionId, until }: FileLink): string {
  return secrets.linkToken(`file ${fileId} of session ${sessionId} until ${until}`)
}
