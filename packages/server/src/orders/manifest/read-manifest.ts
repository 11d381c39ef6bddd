import type { Language } from '@anfilada/contract/languages'
import {
  headsOf,
  isVisit,
  type ManifestActions,
  type ManifestMuseum,
  type ManifestOrder,
  mostInManifest,
} from '@anfilada/contract/orders/day-manifest'
import { withoutMuseum } from '@anfilada/phrases/manifest-paper'
import type { output } from 'zod/mini'
import type { Db } from '../../db/pool.ts'
import { officeOrderAnswer } from '../office/office-orders.reads.ts'
import { countManifest, listManifest, listObjectsOfDay, type ManifestRow } from './manifest.reads.ts'

export type Manifest = output<ManifestActions['day_manifest']['output']>
export type AskedDay = { date: string; museumId: number | undefined; language: Language }

/** A day's list as staff read it, by museum and hour, with how many heads each museum expects. */
export async function readManifest(db: Db, asked: AskedDay): Promise<Manifest> {
  const [rows, counted] = await Promise.all([listManifest(db, asked), countManifest(db, asked)])
  const museums = counted.map(({ id, name, emblem, groups, pax }) => ({
    museum: { id, name: name ?? withoutMuseum[asked.language], emblem },
    groups,
    pax,
  }))
  const shown = Map.groupBy(rows.slice(0, mostInManifest), ({ museumId }) => museumId)
  const result = museums.flatMap(({ museum }) => {
    const orders = shown.get(museum.id)?.map((row) => manifestAnswer(row, asked.language))
    return orders ? [expectedAt(museum, orders)] : []
  })
  const systemIds = [...new Set(result.flatMap(({ orders }) => orders.map(({ data }) => data.system_id)))]
  const objects = (await listObjectsOfDay(db, { date: asked.date, systemIds })).map(({ systemId, visitMinutes, capacity, taken }) => ({
    system_id: systemId,
    visit_minutes: visitMinutes,
    capacity,
    taken,
  }))
  return { result, museums, objects, more: rows.length > mostInManifest }
}

function manifestAnswer(row: ManifestRow, language: Language): ManifestOrder {
  const { license, needsLicense, resource, employee } = row
  return { ...officeOrderAnswer(row, language), license, needs_license: needsLicense, resource, employee }
}

function expectedAt(museum: ManifestMuseum['museum'], orders: ManifestOrder[]): ManifestMuseum {
  const visits = orders.filter(({ data }) => isVisit(data.kind))
  const heads = visits.map(({ data }) => headsOf(data))
  const sum = (category: 'common' | 'privileged' | 'child'): number => heads.reduce((all, one) => all + one[category], 0)
  return {
    museum,
    heads: { common: sum('common'), privileged: sum('privileged'), child: sum('child') },
    pax: visits.reduce((all, { pax }) => all + pax, 0),
    orders,
  }
}
