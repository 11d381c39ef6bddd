import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import { Emblem } from '@anfilada/ui/Emblem'
import { Needs } from '@anfilada/ui/Needs'
import { Num } from '@anfilada/ui/Num'
import { nameOf } from '../../catalogue/name-of.ts'
import { formatSum, useFormats } from '../../shell/language/formats.ts'
import { useLanguage } from '../../shell/language/LanguageProvider.tsx'
import { useLineLabel } from '../order-details/line-label.ts'
import { Sum } from '../Sum.tsx'
import styles from './OrderSummary.module.css'
import { draftLines, draftTotal, type DraftLine } from './draft/price-lines.ts'
import { missingStages, type TicketDraft } from './draft/ticket-draft.ts'
import type { Chosen } from './draft/use-chosen.ts'

type Props = { draft: TicketDraft; chosen: Chosen; busy: boolean; onStartOver: () => void }

/** Always in sight: place, hour, price lines, what is missing, and the one button. */
export function OrderSummary({ draft, chosen, busy, onStartOver }: Props) {
  const t = useTranslations('orders')
  const missing = missingStages(draft)
  return (
    <aside className={styles.summary} aria-label={t('new.summary')}>
      <Place draft={draft} chosen={chosen} />
      <Lines draft={draft} chosen={chosen} />
      {chosen.waits ? (
        <Needs>{t('new.waitingNote')}</Needs>
      ) : (
        missing.length > 0 && (
          <Needs>
            <b>{t('new.left')}</b> {missing.map((stage) => t(`new.missing.${stage}`)).join(', ')}
          </Needs>
        )
      )}
      <div className={styles.acts}>
        <div className="hide-m">
          <SubmitButton chosen={chosen} busy={busy} />
        </div>
        <Button wide onPress={onStartOver}>
          {t('new.startOver')}
        </Button>
      </div>
    </aside>
  )
}

/** The one act of the page: in the summary, and on a phone under the thumb. */
export function SubmitButton({ chosen, busy }: Pick<Props, 'chosen' | 'busy'>) {
  const t = useTranslations('orders')
  return (
    <Button type="submit" variant="primary" wide busy={busy} busyLabel={t('new.submitting')}>
      {t(chosen.waits ? 'new.submitWaiting' : 'new.submit')}
    </Button>
  )
}

function Place({ draft, chosen }: Pick<Props, 'draft' | 'chosen'>) {
  const t = useTranslations('orders')
  const formats = useFormats()
  const { language } = useLanguage()
  const { museum, object, slot, people } = chosen
  return (
    <>
      <header className={styles.place}>
        <Emblem name={museum?.emblem ?? 'museum'} />
        <div>
          <h2>{museum ? nameOf(museum.name, language) : t('new.summary')}</h2>
          <p>{object && nameOf(object.name, language)}</p>
        </div>
      </header>
      {draft.pass_date && (
        <p className={styles.when}>
          {slot && <Num>{slot.time}</Num>}{' '}
          <small>
            {formats.day(draft.pass_date)}, {formats.shortWeekday(draft.pass_date)}
          </small>
        </p>
      )}
      {people > 0 && <p className={styles.people}>{t('persons', { count: people })}</p>}
    </>
  )
}

function Lines({ draft, chosen }: Pick<Props, 'draft' | 'chosen'>) {
  const t = useTranslations('orders')
  const label = useLineLabel()
  const { prices } = chosen
  const lines = draftLines(draft, prices)
  const total = draftTotal(lines)
  const words = (line: DraftLine) => {
    const count = String(line.quantity)
    if (line.unit_price === null || !prices) return t('new.line', { item: label(line), count })
    return t('new.linePriced', { item: label(line), count, price: formatSum(line.unit_price, prices.currency) })
  }
  if (lines.length === 0) return null
  return (
    <>
      <dl className={styles.lines}>
        {lines.map((line) => (
          <div key={`${line.kind} ${line.item}`}>
            <dt>{words(line)}</dt>
            <dd>
              {prices &&
                line.sum !== null &&
                (line.sum === 0 ? t('new.freeOfCharge') : <Sum kopecks={line.sum} currency={prices.currency} />)}
            </dd>
          </div>
        ))}
      </dl>
      {prices && total !== undefined && (
        <p className={styles.total}>
          <span>{t('new.total')}</span>
          <Sum kopecks={total} currency={prices.currency} />
        </p>
      )}
    </>
  )
}
