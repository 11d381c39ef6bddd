import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { useFormats } from '@anfilada/browser/formats'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { priceListActions, type OfficePriceList, type PriceDifference } from '@anfilada/contract/pricing/price-lists'
import { Button } from '@anfilada/ui/Button'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { Empty } from '@anfilada/ui/Empty'
import { TextField } from '@anfilada/ui/TextField'
import { useMay } from '@anfilada/browser/ability'
import styles from './changes.module.css'
import { ChangesTable } from './ChangesTable.tsx'
import { changesAgainstPublished, countChanges, foreignVat } from './change-rows.ts'
import { ForeignVat } from './ForeignVat.tsx'
import type { ObjectPrices } from '../amounts/price-columns.ts'
import type { WholeList } from '../pricing.queries.ts'

type Props = {
  whole: WholeList
  version: { id: number; revision: number }
  prices: ReadonlyMap<string, ObjectPrices>
  onPublished: () => void
  onBack: () => void
}

/** Everything that would change, before it does: from then on the version is never changed, and new orders pay its prices. */
export function PublishView({ whole, version, prices, onPublished, onBack }: Props) {
  // `before`: what a list that was never published takes the place of.
  const { list, rows, before, vat: rates } = whole
  const t = useTranslations('prices.publish')
  // What is accepted are these overlaps: another one that a colleague publishes meanwhile is not meant by it.
  const overlaps = list.overlaps.map((other) => `${other.list_id} ${other.wins}`).join()
  const form = useActionForm({
    action: 'publish_price_list',
    schema: priceListActions.publish_price_list.input,
    start: { note: '', accepted: '' },
    labels: { note: t('note') },
    input: ({ note, accepted }) => ({
      list_id: list.id,
      version_id: version.id,
      revision: version.revision,
      note: note.trim(),
      overlaps_accepted: overlaps === '' ? undefined : accepted === overlaps,
    }),
    touches: ['prices', 'price-lists', 'setup'],
    onDone: onPublished,
  })
  const isAccepted = form.values.accepted === overlaps
  const changes = changesAgainstPublished(rows, prices)
  const told = before ? changesAgainstPublished(rows, prices, before.prices) : changes
  const foreign = foreignVat(rows, prices, rates)
  const reason = useReason({ isForeign: foreign.length > 0, isAccepted })
  const toPrices = <Button onPress={onBack}>{t('back')}</Button>
  if (changes.length === 0) {
    return (
      <div className={styles.view}>
        <Empty title={t('nothing')} text={t('nothingText')} action={toPrices} />
      </div>
    )
  }

  return (
    <div className={styles.view}>
      <div className={styles.inner}>
        <h2>{t('title')}</h2>
        <p className="mut">{t('lead')}</p>
        {before && <p>{t('against', { name: before.name })}</p>}
        <Counts changes={told} />
        {overlaps !== '' && (
          <Overlaps list={list} accepted={isAccepted} onAccept={(accepted) => form.set({ accepted: accepted ? overlaps : '' })} />
        )}
        {foreign.length > 0 && <ForeignVat foreign={foreign} rates={rates} />}
        <div className={styles.narrow}>
          <TextField {...form.field('note')} multiline maxLength={500} hint={t('noteHint')} />
        </div>
        <FormFailure sentence={form.failure} />
        <div className={styles.acts}>
          <Button variant="primary" busy={form.busy} busyLabel={t('publishing')} disabledReason={reason} onPress={() => form.submit()}>
            {t('confirm')}
          </Button>
          {toPrices}
        </div>
        {told.length > 0 && <ChangesTable caption={t('caption')} changes={told} />}
      </div>
    </div>
  )
}

/** Why it cannot be published; undefined when it can. */
function useReason({ isForeign, isAccepted }: { isForeign: boolean; isAccepted: boolean }): string | undefined {
  const t = useTranslations('prices.publish')
  if (!useMay()(['decide', 'PriceList'])) return t('mayNot')
  if (isForeign) return t('vatFirst')
  return isAccepted ? undefined : t('acceptFirst')
}

export function Counts({ changes }: { changes: readonly PriceDifference[] }) {
  const t = useTranslations('prices.publish')
  const counts = Object.entries(countChanges(changes)).filter(([, count]) => count > 0)
  return (
    <p className={styles.counts}>
      {counts.map(([kind, count]) => (
        <span key={kind}>{t(`counts.${kind as keyof ReturnType<typeof countChanges>}`, { count })}</span>
      ))}
    </p>
  )
}

type OverlapsProps = { list: OfficePriceList; accepted: boolean; onAccept: (accepted: boolean) => void }

/** Two lists on the same days: which of them will be charged is said, and has to be meant. */
function Overlaps({ list, accepted, onAccept }: OverlapsProps) {
  const t = useTranslations('prices.publish')
  const { day } = useFormats()
  const span = (from: string, until: string) => `${day(from)} ${from.slice(0, 4)} – ${day(until)} ${until.slice(0, 4)}`
  return (
    <div className={styles.overlap}>
      <p>{t('overlap')}</p>
      <ul>
        {list.overlaps.map((other) => (
          <li key={other.list_id}>
            {t(other.wins ? 'overlapWins' : 'overlapLoses', { name: other.name, days: span(other.valid_from, other.valid_until) })}
          </li>
        ))}
      </ul>
      <Checkbox label={t('overlapAccept')} isChecked={accepted} onChange={onAccept} />
    </div>
  )
}
