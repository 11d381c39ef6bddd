import { useTranslations } from 'use-intl'
import { museumTime, useFormats } from '@anfilada/browser/formats'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import type { OrderData } from '@anfilada/contract/orders/orders'
import { Fact } from '@anfilada/ui/FactList'
import { Num } from '@anfilada/ui/Num'
import { useEquipment } from '../../order-title.ts'
import head from '../../../shell/panes/CardHead.module.css'

type Props = { order: OfficeOrderDetails }

/** When, how many, of what kind, for how much: the four facts of a decision. Each kind of order has its own second and third. */
export function AskedFacts({ order }: Props) {
  const { formatSum } = useFormats()
  const t = useTranslations('office.card')
  const later = useTranslations('kindFacts')
  const { info } = order
  const total = totalOf(order)
  return (
    <dl className={head.facts}>
      {order.data.kind === 'audio_guides' ? <LoanFacts data={order.data} zone={info.zone} /> : <VisitFacts order={order} />}
      <Fact term={t('sum')}>{total === undefined ? later('sumLater') : <Num>{formatSum(total, info.currency)}</Num>}</Fact>
      {info.penalty !== null && info.penalty > 0 && (
        <Fact term={t('penalty')}>
          <Num>{formatSum(info.penalty, info.currency)}</Num>
        </Fact>
      )}
    </dl>
  )
}

/** A wish for a schedule has no price before it is answered. */
function totalOf({ info, lines }: OfficeOrderDetails): number | undefined {
  return info.total === null || lines.length === 0 ? undefined : info.total
}

function VisitFacts({ order }: Props) {
  const { dayAndWeekday } = useFormats()
  const { info, data } = order
  return (
    <>
      <Fact term={useTimeWord()(order)} under={dayAndWeekday(data.pass_date)}>
        <Num>{info.confirmed_time ?? info.time}</Num>
      </Fact>
      <GroupFact order={order} />
      {data.kind === 'transport' || data.kind === 'guide' ? <ServiceFact data={data} info={info} /> : <CategoryFact order={order} />}
    </>
  )
}

/** What the hour means: of the visit, of the coach, of the guide; asked for or given. */
function useTimeWord(): (order: OfficeOrderDetails) => string {
  const t = useTranslations('office.card')
  const kinds = useTranslations('kindFacts')
  return ({ data, info }) => {
    if (data.kind === 'transport') return kinds('transportAt')
    if (data.kind === 'guide') return kinds('guideAt')
    return t(info.confirmed_time ? 'given' : 'asked')
  }
}

function LoanFacts({ data, zone }: { data: OrderData<'audio_guides'>; zone: string }) {
  const t = useTranslations('kindFacts')
  const equipment = useEquipment()
  return (
    <>
      <MomentFact term={t('pickup')} moment={data.pickup} zone={zone} />
      <MomentFact term={t('returned')} moment={data.return_at} zone={zone} />
      <Fact term={t('equipment')}>
        <span className={head.word}>{equipment(data)}</span>
      </Fact>
    </>
  )
}

function MomentFact({ term, moment, zone }: { term: string; moment: string; zone: string }) {
  const { moment: inWords } = useFormats()
  const time = museumTime(new Date(moment), zone)
  return (
    <Fact
      term={term}
      under={inWords(moment, zone)
        .slice(0, -time.length)
        .replace(/[,،]\s*$/, '')}
    >
      <Num>{time}</Num>
    </Fact>
  )
}

function GroupFact({ order: { data, pax } }: Props) {
  const t = useTranslations('office.card')
  const kinds = useTranslations('kindFacts')
  const ticket = useTranslations('ticket')
  const tickets = data.tickets.filter(({ quantity }) => quantity > 0)
  const under =
    data.adult === null && data.child === null
      ? tickets.map((line) => t('ticketCount', { category: ticket(line.category), count: line.quantity })).join(', ')
      : kinds('heads', { adult: data.adult ?? 0, child: data.child ?? 0 })
  return (
    <Fact term={t('group')} under={under}>
      <Num>{pax}</Num>
    </Fact>
  )
}

function CategoryFact({ order: { data, info } }: Props) {
  const t = useTranslations('office.card')
  const category = useTranslations('category')
  return (
    <Fact term={t('category')} under={info.country}>
      <span className={head.word}>{category(data.type)}</span>
    </Fact>
  )
}

/** The class of the vehicle, or the guide's language, and for how long. */
function ServiceFact({ data, info }: Pick<OfficeOrderDetails, 'info'> & { data: OrderData<'transport' | 'guide'> }) {
  const t = useTranslations('kindFacts')
  const language = useTranslations('guideLanguage')
  const hours = useTranslations()
  const spoken = data.kind === 'guide' ? language(data.guide_language) : info.object
  return (
    <Fact term={t(data.kind === 'guide' ? 'guideLanguage' : 'vehicle')} under={hours('hourCount', { count: data.hours })}>
      <span className={head.word}>{spoken}</span>
    </Fact>
  )
}
