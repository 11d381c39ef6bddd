import type { LegalContents, LegalTextKind } from '@anfilada/contract/legal-texts'
import type { Tx } from '../db/pool.ts'

/** Undefined when a draft of the kind is there already. */
export async function insertDraft(
  tx: Tx,
  { kind, contents, userId }: { kind: LegalTextKind; contents: LegalContents; userId: number },
): Promise<number | undefined> {
  const { rows } = await tx.query({
    name: 'legal_draft_insert',
    text: `insert into legal_texts (kind, version, contents, created_by)
           select $1, coalesce(max(legal_texts.version), 0) + 1, $2, $3 from legal_texts where legal_texts.kind = $1
           on conflict do nothing returning legal_texts.id`,
    values: [kind, JSON.stringify(contents), userId],
  })
  return rows[0]?.id
}

const ownDraft = 'legal_texts.kind = $1 and legal_texts.published_at is null and legal_texts.revision = $2'

/** Undefined when the draft is not the one that was read. */
export async function updateDraft(tx: Tx, kind: LegalTextKind, revision: number, contents: LegalContents): Promise<number | undefined> {
  const { rows } = await tx.query({
    name: 'legal_draft_update',
    text: `update legal_texts set contents = $3, revision = legal_texts.revision + 1 where ${ownDraft} returning legal_texts.id`,
    values: [kind, revision, JSON.stringify(contents)],
  })
  return rows[0]?.id
}

/** False when the draft is not the one that was read. */
export async function deleteDraft(tx: Tx, kind: LegalTextKind, revision: number): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'legal_draft_delete',
    text: `delete from legal_texts where ${ownDraft}`,
    values: [kind, revision],
  })
  return rowCount === 1
}

/** Locks the draft; undefined when it is not the one that was read. */
export async function lockDraft(tx: Tx, kind: LegalTextKind, revision: number): Promise<{ id: number; version: number } | undefined> {
  const { rows } = await tx.query({
    name: 'legal_draft_lock',
    text: `select legal_texts.id, legal_texts.version from legal_texts where ${ownDraft} for update`,
    values: [kind, revision],
  })
  return rows[0]
}

/** The last day from which a published version of the kind holds. */
export async function findLastDay(tx: Tx, kind: LegalTextKind): Promise<string | null> {
  const { rows } = await tx.query({
    name: 'legal_last_day',
    text: 'select max(legal_texts.valid_from) as day from legal_texts where legal_texts.kind = $1',
    values: [kind],
  })
  return rows[0]?.day ?? null
}

export async function savePublished(
  tx: Tx,
  id: number,
  { validFrom, note, userId }: { validFrom: string; note: string; userId: number },
): Promise<void> {
  await tx.query({
    name: 'legal_publish',
    text: 'update legal_texts set valid_from = $2, note = $3, published_by = $4, published_at = now() where legal_texts.id = $1',
    values: [id, validFrom, note, userId],
  })
}
