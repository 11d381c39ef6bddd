import { writeSpreadsheet } from '../files/spreadsheets.ts'
import { addPriceList, objectId, type Principal, type World } from './world.ts'

/** What the operations about a list are asked with beside its number: of the list that was made last. */
export const latest = { versionId: 1, revision: 1, fileId: 1 }

/** A published list of the holder's customer for Chinese groups with a draft; the customer's own, so that nobody else may read it. */
export async function makePriceList(world: World, operation: string, holder: Exclude<Principal, 'none'>): Promise<number> {
  const { pool } = world
  const { rows: customers } = await pool.query<{ id: number }>('select customer_id as id from users where id = $1', [world.users[holder]])
  const version = await addPriceList(pool, 'cn', { [objectId]: { 'ticket:common': { amount: 100_000 } } }, customers[0]?.id)
  const { rows: lists } = await pool.query<{ id: number }>('select price_list_id as id from price_list_versions where id = $1', [version])
  const listId = (lists[0] as { id: number }).id
  latest.versionId = version
  if (/discard_|publish_/.test(operation)) latest.versionId = await addDraft(world, listId)
  if (/import|attach/.test(operation)) latest.fileId = await addTable(world)
  if (operation.endsWith('/file')) await pool.query('update price_lists set file_id = $2 where id = $1', [listId, await addTable(world)])
  return listId
}

async function addDraft({ pool }: World, listId: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `with draft as (insert into price_list_versions (price_list_id, number) values ($1, 2) returning id)
     select draft.id from draft`,
    [listId],
  )
  const draft = (rows[0] as { id: number }).id
  await pool.query('insert into price_tables (version_id, museum_object_id, prices) values ($1, $2, $3)', [
    draft,
    objectId,
    { 'ticket:common': { amount: 110_000 } },
  ])
  return draft
}

let table: Promise<Buffer> | undefined

/** An uploaded table with one price. */
async function addTable({ pool }: World): Promise<number> {
  table ??= writeSpreadsheet([
    {
      name: 'Prices',
      columns: [],
      rows: [
        ['Object code', 'Item code', 'Price, RUB'],
        [objectId, 'ticket:common', 1200],
      ],
      head: 1,
      rightToLeft: false,
    },
  ])
  const { rows } = await pool.query<{ id: number }>(
    `insert into kept_files (name, media_type, content) values ('prices.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', $1)
     returning id`,
    [await table],
  )
  return (rows[0] as { id: number }).id
}
