import { useTranslations } from 'use-intl'
import type { AccountName, LedgerTransaction } from '@anfilada/contract/ledger/ledger'
import type { OrderService } from '@anfilada/contract/orders/items'
import { useFormats } from '@anfilada/browser/formats'
import { useServiceName } from '../shell/service-name.ts'
import { capital, subjectOf, useProviderWord, useSubjectWord } from '../shell/subjects.ts'

// Not the contract's own list: it stands beside schemas.
const services = ['multicast_audio_system', 'ag', 'rgc', 'cgc'] as const satisfies readonly OrderService[]

/** What the company sells besides. */
const kinds = ['tickets', 'audio_guides', 'transport', 'guide', 'licenses'] as const

/** An account by its name, and by what was sold or who pays it in. */
export function useAccountWords(): (account: { account: AccountName; item: string }) => string {
  const t = useTranslations('ledger.account')
  const service = useServiceName()
  const provider = useProviderWord()
  return ({ account, item }) => {
    if (item === '') return t(account)
    if (account === 'clearing') return t('through', { provider: provider(item) })
    const sold = services.find((name) => name === item)
    const kind = kinds.find((name) => name === item)
    return t('of', { account: t(account), item: sold ? lowered(service(sold)) : kind ? t(kind) : item })
  }
}

/** What a posting is for: Заказ № 71, Штраф: заказ № 71, Платёж № 5006, Модульбанк. */
export function useWhatFor(): (transaction: Pick<LedgerTransaction, 'kind' | 'reference' | 'entries'>) => string {
  const t = useTranslations('ledger')
  const subjectWord = useSubjectWord()
  const provider = useProviderWord()
  const { clauses } = useFormats()
  return ({ kind, reference, entries }) => {
    const subject = subjectOf(reference)
    if (!subject) return capital(t(`kinds.${kind}`))
    const about = subjectWord(subject)
    if (kind === 'adjustment' || kind === 'reversal' || kind === 'penalty') return t(`what.${kind}`, { subject: about })
    const through = entries.find(({ account }) => account === 'clearing')?.item
    return through ? clauses([capital(about), provider(through)]) : capital(about)
  }
}

/** After a colon the name goes on with a small letter. */
function lowered(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
