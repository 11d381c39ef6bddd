import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { usePageTitle } from '@anfilada/browser/page-title'
import { Button } from '@anfilada/ui/Button'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { Empty } from '@anfilada/ui/Empty'
import { Section } from '@anfilada/ui/Section'
import { FormChooser } from '../frame/FormChooser.tsx'
import { OrderFormWords } from '../frame/OrderFormWords.tsx'
import { Sum } from '../../Sum.tsx'
import { peopleIn } from '../draft/order-draft.ts'
import { momentOfLine, openLines, type Basket, type BasketLine } from './basket.ts'
import { LineRow } from './LineRow.tsx'
import styles from './programme.module.css'
import { LineCost } from './ProgrammeTotal.tsx'
import { SendProgramme } from './SendProgramme.tsx'
import { useLineClashes } from './use-line-clashes.ts'
import { useLineSums, type ProgrammeSums } from './use-line-sums.ts'
import { useProgramme, type Programme } from './use-programme.ts'

/** Many orders of one group in one sending, answered line by line (product.md §3): `/new-programme`. */
export function ProgrammeFormPage() {
  return (
    <OrderFormWords>
      <ProgrammeForm />
    </OrderFormWords>
  )
}

function ProgrammeForm() {
  const t = useTranslations('programme')
  const programme = useProgramme()
  const { basket } = programme
  const open = openLines(basket)
  const clashes = useLineClashes(basket.lines)
  const sums = useLineSums(basket.lines)
  usePageTitle(t('title'))
  return (
    <>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        {basket.lines.length > 0 && <Totals lines={basket.lines} sums={sums} />}
        {clashes.size > 0 && <p className={styles.clashes}>{t('clashCount', { count: [...clashes.values()].flat().length })}</p>}
      </header>
      <div className={styles.chooser}>
        <p>{t(basket.lines.length > 0 ? 'addNext' : 'addFirst')}</p>
        <FormChooser />
      </div>
      {basket.lines.length === 0 ? (
        <Empty drawing="no-orders" title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <>
          {days(basket).map(([date, lines]) => (
            <Day key={date} date={date} lines={lines} programme={programme} clashes={clashes} sums={sums} />
          ))}
          {open.length > 0 ? <SendProgramme programme={programme} sums={sums} /> : <Sent onClear={programme.clear} />}
        </>
      )}
    </>
  )
}

type Lines = { lines: readonly BasketLine[]; sums: ProgrammeSums | undefined }

/** One group, however many of its visits and services stand here. */
function Totals({ lines, sums }: Lines) {
  const t = useTranslations('programme')
  const orders = useTranslations('orders')
  const people = Math.max(...lines.map(({ draft }) => peopleIn(draft)))
  return (
    <p>
      {[t('lineCount', { count: lines.length }), people > 0 && orders('persons', { count: people })].filter(Boolean).join(' · ')}
      {sums?.total && sums.total.kopecks > 0 && (
        <>
          {' · '}
          <Sum kopecks={sums.total.kopecks} currency={sums.currency} />
        </>
      )}
    </p>
  )
}

/** The lines by day, each day by the hour. */
function days({ lines }: Basket): [string, BasketLine[]][] {
  const sorted = lines.toSorted((one, other) => momentOfLine(one).localeCompare(momentOfLine(other)))
  return [...Map.groupBy(sorted, ({ draft }) => draft.pass_date)]
}

type DayProps = Lines & { date: string; programme: Programme; clashes: ReadonlyMap<string, readonly string[]> }

function Day({ date, lines, programme, clashes, sums }: DayProps) {
  const formats = useFormats()
  const jalali = formats.jalali(date)
  return (
    <Section title={formats.dayAndWeekday(date)} aside={jalali && <bdi lang="fa">{jalali}</bdi>}>
      <ul>
        {lines.map((line) => (
          <LineRow
            key={line.id}
            line={line}
            clashes={clashes.get(line.id)}
            cost={sums && <LineCost sum={sums.byLine.get(line.id)} currency={sums.currency} />}
            onEdit={() => void programme.edit(line)}
            onRemove={() => programme.remove(line)}
          />
        ))}
      </ul>
    </Section>
  )
}

/** All lines have their numbers. */
function Sent({ onClear }: { onClear: () => void }) {
  const t = useTranslations('programme')
  return (
    <div className={styles.sent}>
      <p role="status">{t('sent')}</p>
      <Link to="/upcoming" className={buttonLinkClass('primary')}>
        {t('toOrders')}
      </Link>
      <Button onPress={onClear}>{t('startNew')}</Button>
    </div>
  )
}
