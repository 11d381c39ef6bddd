import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { usePageTitle } from '@anfilada/browser/page-title'
import { programmeModes } from '@anfilada/contract/orders/programmes'
import { Button } from '@anfilada/ui/Button'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { Choice } from '@anfilada/ui/Choice'
import { Empty } from '@anfilada/ui/Empty'
import { Section } from '@anfilada/ui/Section'
import { FormChooser } from '../frame/FormChooser.tsx'
import { OrderFormWords } from '../frame/OrderFormWords.tsx'
import { changeBasket } from './basket-store.ts'
import { momentOfLine, openLines, refusedLines, type Basket, type BasketLine } from './basket.ts'
import { LineRow } from './LineRow.tsx'
import styles from './programme.module.css'
import { useLineClashes } from './use-line-clashes.ts'
import { useProgramme } from './use-programme.ts'

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
  usePageTitle(t('title'))
  return (
    <>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        {basket.lines.length > 0 && <p>{t('lineCount', { count: basket.lines.length })}</p>}
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
            <Day key={date} date={date} lines={lines} programme={programme} clashes={clashes} />
          ))}
          {open.length > 0 ? <Send programme={programme} open={open} /> : <Sent onClear={programme.clear} />}
        </>
      )}
    </>
  )
}

type Programme = ReturnType<typeof useProgramme>

/** The lines by day, each day by the hour. */
function days({ lines }: Basket): [string, BasketLine[]][] {
  const sorted = lines.toSorted((one, other) => momentOfLine(one).localeCompare(momentOfLine(other)))
  return [...Map.groupBy(sorted, ({ draft }) => draft.pass_date)]
}

type DayProps = { date: string; lines: readonly BasketLine[]; programme: Programme; clashes: ReadonlyMap<string, readonly string[]> }

function Day({ date, lines, programme, clashes }: DayProps) {
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
            onEdit={() => void programme.edit(line)}
            onRemove={() => programme.remove(line)}
          />
        ))}
      </ul>
    </Section>
  )
}

function Send({ programme, open }: { programme: Programme; open: readonly BasketLine[] }) {
  const t = useTranslations('programme')
  const { basket, busy, failure, send } = programme
  const refused = refusedLines(basket).length
  return (
    <Section title={t('sendTitle')}>
      <form
        className={styles.send}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <div role="status">{refused > 0 && <p>{t('refused', { count: refused })}</p>}</div>
        <Choice
          label={t('mode')}
          name="mode"
          look="cards"
          value={basket.mode}
          onChange={(mode) => changeBasket((before) => ({ ...before, mode }))}
          options={programmeModes.map((mode) => ({ value: mode, label: t(`modes.${mode}`), description: t(`modeTexts.${mode}`) }))}
        />
        <FormFailure sentence={failure} />
        <div className={styles.submit}>
          <Button type="submit" variant="primary" wide busy={busy} busyLabel={t('sending')}>
            {t('send', { count: open.length })}
          </Button>
        </div>
      </form>
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
