// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'
import type { Emblem } from '@anfilada/contract/catalogue'
import type { TranslatedName } from '@anfilada/contract/languages'
import type { PriceTable } from '@anfilada/contract/pricing/price-order'
import type { AppliedPrices } from './pricing.reads.ts'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    price_candidates: {
      id: number
      name: string
      customerId: number | null
      validFrom: string
      validUntil: string
      versionId: number | null
      number: number | null
      customer: { 'id': number; 'name': string } | null
      namesObject: boolean
    }
    price_draft: {
      id: number
      revision: number
    }
    price_draft_drop: never
    price_draft_fill: never
    price_draft_open: {
      id: number
      revision: number
    }
    price_draft_touch: {
      revision: number
    }
    price_file_attach: never
    price_file_name: {
      name: string
    }
    price_grid: {
      objectId: string
      museumId: number
      museum: string
      service: 'transport' | 'guide' | null
      object: string
      prices: PriceTable | Record<string, never>
      compared: PriceTable | Record<string, never> | null
      revision: number
    }
    price_known: {
      objects: string[] | null
      vat: string[] | null
    }
    price_list: {
      id: number
      name: string
      type: 'rf' | 'ig' | 'cn'
      validFrom: string
      validUntil: string
      customer: { 'id': number; 'name': string } | null
      current: { 'versionId': number; 'number': number; 'at': string; 'by': string | null } | null
      draft: { 'versionId': number; 'number': number; 'at': string; 'by': string | null; 'revision': number; 'changed': number } | null
      overlaps: ({ 'list_id': number; 'name': string; 'valid_from': string; 'valid_until': string; 'wins': boolean })[]
      file: string | null
    }
    price_list_before: {
      id: number
      name: string
      versionId: number
    }
    price_list_current: never
    price_list_drop: never
    price_list_insert: {
      id: number
    }
    price_list_like: {
      id: number
    }
    price_list_lock: {
      id: number
      name: string
      groupCategory: 'rf' | 'ig' | 'cn'
      customerId: number | null
      validFrom: string
      validUntil: string
      currentVersionId: number | null
    }
    price_lists: {
      id: number
      name: string
      type: 'rf' | 'ig' | 'cn'
      validFrom: string
      validUntil: string
      customer: { 'id': number; 'name': string } | null
      current: { 'versionId': number; 'number': number; 'at': string; 'by': string | null } | null
      draft: { 'versionId': number; 'number': number; 'at': string; 'by': string | null; 'revision': number; 'changed': number } | null
      overlaps: ({ 'list_id': number; 'name': string; 'valid_from': string; 'valid_until': string; 'wins': boolean })[]
      file: string | null
    }
    price_origin: {
      listId: number
      name: string
      customerId: number | null
      customerName: string | null
      validFrom: string
      validUntil: string
      versionId: number
      number: number
      publishedAt: Date | null
    }
    price_table: {
      museum: { 'id': number; 'name': TranslatedName; 'emblem': Emblem } | null
      objectId: string
      name: TranslatedName
      from: string
      until: string
      own: boolean
      applied: AppliedPrices
    }
    price_tables_drop: never
    price_tables_empty: never
    price_tables_left: {
      left: number
    }
    price_tables_published: {
      listId: number
      list: string
      type: 'rf' | 'ig' | 'cn'
      customerId: number | null
      validFrom: string
      validUntil: string
      overlaps: boolean
      objectId: string
      prices: PriceTable
    }
    price_tables_read: {
      objectId: string
      revision: number
      prices: PriceTable
    }
    price_tables_save: never
    price_version: {
      id: number
      listId: number
      number: number
      note: string
      revision: number
      state: 'draft' | 'current' | 'former'
      createdAt: Date
      createdBy: string | null
      publishedAt: Date | null
      publishedBy: string | null
    }
    price_version_publish: never
    price_versions: {
      id: number
      listId: number
      number: number
      note: string
      revision: number
      state: 'draft' | 'current' | 'former'
      createdAt: Date
      createdBy: string | null
      publishedAt: Date | null
      publishedBy: string | null
    }
    pricelist: {
      fileId: number | null
    }
    pricelists: {
      id: number
      year: number
      type: 'rf' | 'ig' | 'cn'
      name: string
      validFrom: string
      validUntil: string
      own: boolean
      uploaded: string | null
    }
    prices_applied: {
      applied: AppliedPrices | null
    }
    vat_rates: {
      code: string
      percent: number | null
    }
  }
}
