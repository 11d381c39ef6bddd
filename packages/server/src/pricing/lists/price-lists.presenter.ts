import type { OfficePriceList, OfficePriceRow, PriceDifference } from '@anfilada/contract/pricing/price-lists'
import { changesBetween } from './changes.rules.ts'
import type { ListRow, Publication } from './price-lists.reads.ts'
import type { GridRow, VersionRow } from './versions.reads.ts'

export function listAnswer({ validFrom, validUntil, current, draft, ...row }: ListRow): OfficePriceList {
  return {
    ...row,
    valid_from: validFrom,
    valid_until: validUntil,
    current: current && publicationAnswer(current),
    draft: draft && { ...publicationAnswer(draft), revision: draft.revision, changed: draft.changed },
  }
}

/** A moment inside jsonb comes as text, with the offset but not always in the form of ISO 8601. */
function publicationAnswer({ versionId, number, at, by }: Publication) {
  return { version_id: versionId, number, at: new Date(at).toISOString(), by }
}

export function rowAnswer({ objectId, museumId, compared, service: _service, ...row }: GridRow): OfficePriceRow {
  return { museum_object_id: objectId, museum_id: museumId, ...(compared && { current: compared }), ...row }
}

export function versionAnswer(version: VersionRow) {
  const { id, number, state, note, createdAt, createdBy, publishedAt, publishedBy } = version
  return {
    id,
    number,
    state,
    note,
    created_at: createdAt.toISOString(),
    created_by: createdBy,
    published_at: publishedAt?.toISOString() ?? null,
    published_by: publishedBy,
  }
}

/** What the shown prices have that the compared ones have not, one line for each price. */
export function differencesOf(rows: readonly GridRow[]): PriceDifference[] {
  return rows.flatMap(({ objectId, museum, object, prices, compared }) =>
    changesBetween(compared ?? prices, prices).map((change) => ({ museum_object_id: objectId, museum, object, ...change })),
  )
}
