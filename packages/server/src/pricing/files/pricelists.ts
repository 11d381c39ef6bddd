import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { Pricelists } from '@anfilada/contract/pricing/price-files'
import type { Db } from '../../db/pool.ts'
import { formatOfType } from '../../files/index.ts'
import { listOffered, type OfferedList } from './pricelists.reads.ts'

/** The price lists of each year, newest first, as customers ask for them (specification/actions.md). */
export async function listPricelists(db: Db, customerId: number | null): Promise<Pricelists> {
  const years = Map.groupBy(await listOffered(db, customerId), ({ year }) => year)
  return [...years].map(([year, offered]) => {
    const lists = offered.map(listAnswer)
    const first = (type: GroupCategory): string | null => lists.find((list) => list.type === type)?.files[0]?.file ?? null
    return { year, file_rg: first('rf'), file_ig: first('ig'), lists }
  })
}

function listAnswer({ id, type, name, validFrom, validUntil, own, uploaded }: OfferedList): Pricelists[number]['lists'][number] {
  const file = `/api/v1/pricelist/${id}`
  const files =
    uploaded === null
      ? (['pdf', 'xlsx'] as const).map((format) => ({ format, file: `${file}/${format}` }))
      : [{ format: formatOfType(uploaded) === 'pdf' ? ('pdf' as const) : ('xlsx' as const), file: `${file}/file` }]
  return { list_id: id, type, name, valid_from: validFrom, valid_until: validUntil, own, files }
}
