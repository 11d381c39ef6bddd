import { mediaTypes } from '@anfilada/contract/files'
import { putFile } from '../files/kept-files.store.ts'
import type { Principal, World } from './world.ts'

type Asked = { world: World; principal: Principal; target: 'own' | 'foreign' }

/** An export that is ready: of the principal himself, or of somebody else. */
export async function makeExport({ world, principal, target }: Asked): Promise<{ exportId: number; fileId: number }> {
  const holder = target === 'foreign' || principal === 'none' ? 'unenrolled' : principal
  const userId = world.users[holder]
  const found = await world.pool.query<{ customer_id: number | null }>('select customer_id from users where id = $1', [userId])
  const customerId = found.rows[0]?.customer_id ?? null
  const file = {
    kind: 'export',
    name: 'file.csv',
    mediaType: mediaTypes.txt,
    content: Buffer.from('1'),
    packed: false,
    keptDays: 7,
  } as const
  const fileId = (await putFile(world.pool, { ...file, userId, customerId })) as number
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into exports (user_id, customer_id, list, filter, format, language, own_only, total, done, file_id, ended_at)
     values ($1, $2, $3, '{}', 'csv', 'ru', $5, 1, 1, $4, now()) returning id`,
    [userId, customerId, customerId === null ? 'queue' : 'upcoming', fileId, holder === 'agencyGuide'],
  )
  return { exportId: (rows[0] as { id: number }).id, fileId }
}

const ofCustomer = { list: 'upcoming', filter: {} }
const ofOffice = { list: 'queue', filter: {} }

export const exportData: Record<string, (id: number) => unknown> = {
  'customer count_export': () => ofCustomer,
  'customer start_export': () => ({ ...ofCustomer, format: 'csv' }),
  'customer remove_export': (export_id) => ({ export_id }),
  'office count_export': () => ofOffice,
  'office start_export': () => ({ ...ofOffice, format: 'csv' }),
  'office remove_export': (export_id) => ({ export_id }),
}
