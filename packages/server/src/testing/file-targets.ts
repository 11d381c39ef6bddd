import { createHash } from 'node:crypto'
import { type FileKind, fileKinds, mediaTypes } from '@anfilada/contract/files'
import { writeLink } from '../files/file-links.store.ts'
import { putFile } from '../files/kept-files.store.ts'
import { exportData } from './export-targets.ts'
import { type Principal, testIdentity, type World } from './world.ts'

type Holder = Exclude<Principal, 'none'>

/** A file of the kind that the operation is about, of the holder's customer. */
export async function makeKeptFile(world: World, operation: string, holder: Holder): Promise<number> {
  const kind = (Object.keys(fileKinds) as FileKind[]).find((one) => operation.includes(`/${one}/`)) ?? 'reconciliation'
  return addFile(world, kind, holder)
}

/** An uploaded import that says nothing, and what its preview shows of it. */
export async function makeImportFile(world: World): Promise<number> {
  const made = { name: 'file.json', mediaType: mediaTypes.txt, userId: world.users.editor, customerId: null, keptDays: 2 }
  return (await putFile(world.pool, { ...made, kind: 'interchange', content: Buffer.from('{"anfilada":1}'), packed: false })) as number
}
export const fileData: Record<string, (id: number) => unknown> = {
  ...exportData,
  'office interchange_sections': () => ({}),
  'office preview_import': (file_id) => ({ file_id }),
  'office run_import': (file_id) => ({ file_id, seen: createHash('sha256').digest('hex') }),
}

/** The query with which the file that was made last is opened. */
export const latestLink = { query: '' }

/** A file that the principal may read, with his link; a foreign one is opened with the link to another file. */
export async function makeLinkedFile(world: World, principal: Principal, target: 'own' | 'foreign'): Promise<number> {
  const reader = principal === 'none' ? 'agencyOwner' : principal
  const { rows } = await world.pool.query<{ id: number; staff: boolean }>(
    `select sessions.id, users.customer_id is null and sessions.acts_for is null as staff
     from sessions join users on users.id = sessions.user_id where users.id = $1 order by sessions.id limit 1`,
    [world.users[reader]],
  )
  const session = rows[0]
  // A guide reads his own scans and no books.
  const kind = reader === 'agencyGuide' ? 'license_scan' : 'reconciliation'
  const id = await addFile(world, session?.staff ? 'price_list' : kind, reader === 'onBehalf' ? 'agencyOwner' : reader)
  const linked = target === 'own' ? id : id - 1
  latestLink.query = `?link=${await writeLink(world.pool, testIdentity.secrets, linked, session?.id ?? 0)}`
  return id
}

async function addFile(world: World, kind: FileKind, holder: Holder): Promise<number> {
  const { rows } = await world.pool.query<{ id: number | null }>('select customer_id as id from users where id = $1', [world.users[holder]])
  const content = Buffer.from(`the file of ${holder}`)
  const made = { name: 'file.txt', mediaType: mediaTypes.txt, userId: world.users[holder], customerId: rows[0]?.id ?? null }
  return (await putFile(world.pool, { ...made, kind, content, packed: false, keptDays: 2 })) as number
}
