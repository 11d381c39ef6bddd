// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'
import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { TranslatedName } from '@anfilada/contract/languages'
import type { OrderKind } from '@anfilada/contract/orders/items'
import type { OrderDetailsByKind } from '@anfilada/contract/orders/kinds/order-data'
import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import type { VoucherFacts } from '@anfilada/contract/vouchers/voucher-status'
import type { LineTuple } from '../orders/order-lines.rules.ts'
import type { VoucherWords } from './voucher-facts.rules.ts'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    personal_vouchers: {
      order_id: number
      version: number
      issued_at: Date
      issued_by_me: boolean | null
      guide: string | null
      guide_phone: string | null
      license: string | null
    }
    voucher_by_code: {
      id: number
      customerId: number
      kind: OrderKind
      status: OrderStatus
      groupCategory: GroupCategory
      museumId: number | null
      objectId: string | null
      passDate: string
      time: string
      entrance: string | null
      lines: LineTuple[]
      details: OrderDetailsByKind[keyof OrderDetailsByKind]
      adult: number | null
      child: number | null
      countryId: number | null
      guide: string
      guidePhone: string
      refno: string
      museum: TranslatedName | null
      object: TranslatedName | null
      country: TranslatedName | null
      entranceNames: Partial<TranslatedName> | null
      zone: string
      today: string
      customer: string
      redeemedAt: Date | null
      voucherId: number
      version: number
      code: string
      printed: VoucherFacts
      words: VoucherWords
      issuedAt: Date
      isLatest: boolean
    }
    voucher_insert: never
    voucher_order: {
      id: number
      customerId: number
      kind: OrderKind
      status: OrderStatus
      groupCategory: GroupCategory
      museumId: number | null
      objectId: string | null
      passDate: string
      time: string
      entrance: string | null
      lines: LineTuple[]
      details: OrderDetailsByKind[keyof OrderDetailsByKind]
      adult: number | null
      child: number | null
      countryId: number | null
      guide: string
      guidePhone: string
      refno: string
      museum: TranslatedName | null
      object: TranslatedName | null
      country: TranslatedName | null
      entranceNames: Partial<TranslatedName> | null
      zone: string
      today: string
      customer: string
      redeemedAt: Date | null
    }
    voucher_orders_of_programme: {
      id: number
      kind: OrderKind
      status: OrderStatus
    }
    voucher_paper_keep: never
    voucher_papers_forget: never
    vouchers_forget: never
    vouchers_of_order: {
      id: number
      orderId: number
      version: number
      code: string
      facts: VoucherFacts
      words: VoucherWords
      issuedAt: Date
      issuedBy: string | null
    }
  }
}
