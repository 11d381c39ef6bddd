import { useTranslations } from 'use-intl'
import type { AccountName } from '@anfilada/contract/ledger/ledger'
import type { OrderService } from '@anfilada/contract/orders/items'
import { useServiceName } from '../shell/service-name.ts'

// Not the contract's own list: it stands beside schemas.
const services = ['multicast_audio_system', 'ag', 'rgc', 'cgc'] as const satisfies readonly OrderService[]

/** What the company sells besides. */
const kinds = ['tickets', 'audio_guides', 'transport', 'guide', 'licenses'] as const

/** An account by its name, and by what was sold or who pays it in. */
export function useAccountWords(): (account: { account: AccountName; item: string }) => string {
  const t = useTranslations('ledger.account')
  const service = useServiceName()
  return ({ account, item }) => {
    if (item === '') return t(account)
    const sold = services.find((name) => name === item)
    const kind = kinds.find((name) => name === item)
    return t('of', { account: t(account), item: sold ? lowered(service(sold)) : kind ? t(kind) : item })
  }
}

/** After a colon the name goes on with a small letter. */
function lowered(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
