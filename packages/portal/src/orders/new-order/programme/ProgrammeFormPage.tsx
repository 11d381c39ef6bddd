import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { usePageTitle } from '@anfilada/browser/page-title'
import { Button } from '@anfilada/ui/Button'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { NoOrders } from '@anfilada/ui/drawings/NoOrders'
import { Empty } from '@anfilada/ui/Empty'
import { Section } from '@anfilada/ui/Section'
import { OrderFormWords } from '../../OrderWords.tsx'
import { Sum } from '../../marks.tsx'
import { peopleIn } from '../draft/order-draft.ts'
import { AddOrder } from './AddOrder.tsx'
import { momentOfItem, openItems, type Basket, type BasketItem } from './basket.ts'
import { ItemRow, openLine } from './ItemRow.tsx'
import styles from './programme.module.css'
import { ItemCost } from './ProgrammeTotal.tsx'
import { SendProgramme } from './SendProgramme.tsx'
import { clashesByItem } from './item-clashes.ts'
import { ProgrammePlan } from './ProgrammePlan.tsx'
import { useClashSentences, useItemCatalogue } from './use-item-catalogue.ts'
import { useItemSums, type ProgrammeSums } from './use-item-sums.ts'
import { useProgramme, type Programme } from './use-programme.ts'

/** Many orders of one group in one sending, answered item by item (specification/orders.md): `/new-programme`. */
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
  const open = openItems(basket)
  const catalogue = useItemCatalogue(basket.items)
  const found = clashesByItem(basket.items, catalogue)
  const clashes = useClashSentences(found, catalogue.museums)
  const [chosen, setChosen] = useState<string>()
  const sums = useItemSums(basket.items)
  usePageTitle(t('title'))
  return (
    <>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        {basket.items.length > 0 && <Totals items={basket.items} sums={sums} />}
        {clashes.size > 0 && <p className={styles.clashes}>{t('clashCount', { count: [...clashes.values()].flat().length })}</p>}
      </header>
      {basket.items.length === 0 ? (
        <>
          <Empty drawing={NoOrders} title={t('emptyTitle')} text={t('emptyText')} />
          <AddOrder isFirst />
        </>
      ) : (
        <>
          <AddOrder />
          <ProgrammePlan
            items={basket.items}
            objects={catalogue.objects}
            clashes={found}
            chosen={chosen}
            onChoose={setChosen}
            onOpenLine={openLine}
          />
          {days(basket).map(([date, items]) => (
            <Day key={date} date={date} items={items} programme={programme} clashes={clashes} sums={sums} chosen={chosen} />
          ))}
          {open.length > 0 ? <SendProgramme programme={programme} sums={sums} /> : <Sent onClear={programme.clear} />}
        </>
      )}
    </>
  )
}

type Items = { items: readonly BasketItem[]; sums: ProgrammeSums | undefined }

/** One group, however many of its visits and services stand here. */
function Totals({ items, sums }: Items) {
  const t = useTranslations('programme')
  const orders = useTranslations('orders')
  const people = Math.max(...items.map(({ draft }) => peopleIn(draft)))
  return (
    <p>
      {[t('itemCount', { count: items.length }), people > 0 && orders('persons', { count: people })].filter(Boolean).join(' · ')}
      {sums?.total && sums.total.kopecks > 0 && (
        <>
          {' · '}
          <Sum kopecks={sums.total.kopecks} currency={sums.currency} />
        </>
      )}
    </p>
  )
}

/** The items by day, each day by the hour. */
function days({ items }: Basket): [string, BasketItem[]][] {
  const sorted = items.toSorted((one, other) => momentOfItem(one).localeCompare(momentOfItem(other)))
  return [...Map.groupBy(sorted, ({ draft }) => draft.pass_date)]
}

type DayProps = Items & {
  date: string
  programme: Programme
  clashes: ReadonlyMap<string, readonly string[]>
  chosen: string | undefined
}

function Day({ date, items, programme, clashes, sums, chosen }: DayProps) {
  const formats = useFormats()
  const jalali = formats.jalali(date)
  return (
    <Section title={formats.dayAndWeekday(date)} aside={jalali && <bdi lang="fa">{jalali}</bdi>}>
      <ul>
        {items.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            isChosen={item.id === chosen}
            clashes={clashes.get(item.id)}
            cost={sums && <ItemCost sum={sums.byItem.get(item.id)} currency={sums.currency} />}
            onEdit={() => void programme.edit(item)}
            onRemove={() => programme.remove(item)}
          />
        ))}
      </ul>
    </Section>
  )
}

/** All items have their numbers. */
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
