import type { MessageTemplate } from '@anfilada/contract/messages/messages'
import { onlyRow } from '../db/statement-rows.ts'
import type { Db, Tx } from '../db/pool.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'

/** What staff write again and again, by name. */
export async function listTemplates(db: Db): Promise<MessageTemplate[]> {
  const { rows } = await db.query({
    name: 'message_templates',
    text: `select message_templates.id, message_templates.revision, message_templates.name, message_templates.texts
           from message_templates order by lower(message_templates.name), message_templates.id limit 500`,
    values: [],
  })
  return rows
}

type Kept = Pick<MessageTemplate, 'name' | 'texts'> & { id: number | undefined; revision: number | undefined }

/** Adds a template, or changes the one that was read in this revision. */
export async function setTemplate(tx: Tx, { id, revision, name, texts }: Kept): Promise<Outcome<MessageTemplate>> {
  if (id === undefined) {
    const { rows } = await tx.query({
      name: 'message_template_add',
      text: `insert into message_templates (name, texts) values ($1, $2)
             returning message_templates.id, message_templates.revision, message_templates.name, message_templates.texts`,
      values: [name, JSON.stringify(texts)],
    })
    return accept(onlyRow(rows))
  }
  const { rows } = await tx.query({
    name: 'message_template_change',
    text: `update message_templates set name = $3, texts = $4, revision = message_templates.revision + 1
           where message_templates.id = $1 and message_templates.revision = $2
           returning message_templates.id, message_templates.revision, message_templates.name, message_templates.texts`,
    values: [id, revision ?? 0, name, JSON.stringify(texts)],
  })
  const [changed] = rows
  if (changed) return accept(changed)
  const { rows: found } = await tx.query({
    name: 'message_template_find',
    text: 'select message_templates.id from message_templates where message_templates.id = $1',
    values: [id],
  })
  return refuse(found.length === 0 ? 'template_not_found' : 'template_stale')
}

/** False where there is none. */
export async function removeTemplate(tx: Tx, id: number): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'message_template_remove',
    text: 'delete from message_templates where message_templates.id = $1',
    values: [id],
  })
  return rowCount === 1
}
