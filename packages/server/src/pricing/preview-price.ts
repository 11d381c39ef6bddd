import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { PricePreviewActions } from '@anfilada/contract/pricing/price-preview'
import { priceOrder, vatIn, type Wish } from '@anfilada/contract/pricing/price-order'
import type { output } from 'zod/mini'
import { findCustomerName } from '../customers/index.ts'
import type { Db } from '../db/pool.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { type Considered, explainChoice } from './choice.rules.ts'
import { findPrices, listCandidates, type NamedCandidate } from './pricing.reads.ts'

type Preview = output<PricePreviewActions['price_preview']['output']>['result']
type Asked = { objectId: string; groupCategory: GroupCategory; passDate: string; customerId: number | null; wishes: readonly Wish[] }

/** What an order would cost, exactly as it would be charged, and which list says so and why. */
export async function previewPrice(db: Db, { wishes, ...asked }: Asked): Promise<Outcome<Preview>> {
  if (asked.customerId !== null && (await findCustomerName(db, asked.customerId)) === undefined) return refuse('customer_not_found')
  const lists = explainChoice(await listCandidates(db, asked), asked.passDate).map(listAnswer)
  const applied = await findPrices(db, asked)
  const pricing = priceOrder(wishes, applied?.prices ?? {}, applied?.vat)
  if (!pricing.ok) return accept({ lines: [], total: null, unsold: { kind: pricing.unsold.kind, item: pricing.unsold.item }, lists })
  const lines = pricing.lines.map(({ unitPrice, vatPercent, ...line }) => ({
    ...line,
    unit_price: unitPrice,
    vat_percent: vatPercent,
    vat: vatIn(line.sum, vatPercent),
  }))
  return accept({ lines, total: pricing.total, unsold: null, lists })
}

function listAnswer({ list, reason }: Considered<NamedCandidate>): Preview['lists'][number] {
  const { id, name, customer, validFrom, validUntil, versionId, number } = list
  return { list_id: id, name, customer, valid_from: validFrom, valid_until: validUntil, version_id: versionId, number, reason }
}
