import { addDays, monthAfter, monthOf } from '@anfilada/contract/dates'
import { moment, monthDay } from './calendar.ts'
import { museums } from './catalogue/museums.ts'
import type { Tx } from './connection.ts'
import { programmeTour } from './orders/service-visits.ts'
import { customerOf } from './orders/visit.ts'
import { customerId, userId } from './people.ts'
import { continueNumbers, writeRows } from './write-rows.ts'

type Row = Record<string, unknown>

/** Equipment of the company, before the orders that take it. */
export async function writeEquipment(client: Tx): Promise<void> {
  await client.query(`update equipment set stock = case service when 'ag' then 160 else 240 end`)
}

/** Submission windows, vehicles and guides, who goes with whom, and a programme of one group. */
export async function writeServices(client: Tx, today: string): Promise<void> {
  await writeRows(client, 'submission_windows', windows(today))
  await writeRows(
    client,
    'resources',
    resources.map((row, index) => ({ id: index + 1, ...row })),
  )
  await continueNumbers(client, ['resources'])
  await assignCoach(client)
  await writeProgramme(client, today)
}

/** Museums that announce a month earlier than the others when they will take wishes for it. */
const announcing = [3, 4]

/**
 * The month that runs is closed; wishes for the next two are taken until the evening before each begins. Some windows are known already
 * that open with the next month.
 */
function windows(today: string): Row[] {
  const taking = museums.filter(({ order_kinds }) => order_kinds.includes('schedule'))
  return [0, 1, 2, 3].flatMap((ahead) => {
    const month = firstOfMonth(today, ahead)
    const closes = addDays(month, -1)
    const isComing = ahead === 3
    return taking
      .filter(({ number }) => !isComing || announcing.includes(number))
      .map(({ number }) => ({
        museum_id: number,
        month,
        opens_at: moment(firstOfMonth(today, isComing ? 1 : ahead - 3), '09:00'),
        closes_at: moment(closes, '23:59:59'),
      }))
  })
}

/** First day of the month so many months after today's. */
function firstOfMonth(today: string, months: number): string {
  return `${monthAfter(monthOf(today), months)}-01`
}

const vehicle = (name: string, system_id: string, seats: number, phone: string) => ({
  kind: 'vehicle',
  name,
  phone: `+7 921 555-01-${phone}`,
  museum_object_id: system_id,
  seats,
  languages: [],
})
const companyGuide = (name: string, languages: string[], phone: string) => ({
  kind: 'guide',
  name,
  phone: `+7 921 555-01-${phone}`,
  museum_object_id: null,
  seats: null,
  languages,
})

const resources: readonly Row[] = [
  vehicle('Yutong 6122, А 204 НТ 178', 'coach', 49, '61'),
  vehicle('Yutong 6122, А 205 НТ 178', 'coach', 49, '62'),
  vehicle('Mercedes Sprinter, К 318 МР 178', 'minibus', 18, '63'),
  vehicle('Mercedes V-класс, О 774 ЕС 178', 'minivan', 7, '64'),
  vehicle('Hongqi H5, В 120 СК 178', 'sedan', 3, '65'),
  companyGuide('Чэнь Юй', ['zh', 'ru'], '71'),
  companyGuide('Лариса Громова', ['en', 'de'], '72'),
  companyGuide('Парвин Садеги', ['fa', 'en'], '73'),
  companyGuide('Хуан Мартин', ['es', 'fr'], '74'),
]

/** The coach of the Chinese group has its vehicle; the employee on duty meets the group. */
async function assignCoach(client: Tx): Promise<void> {
  await client.query(
    `insert into order_assignments (order_id, resource_id, employee_id, assigned_by, assigned_at)
     select orders.id, 1, $1, $1, orders.created_at from orders where orders.kind = 'transport' and orders.status = 'confirmed' order by orders.id limit 1`,
    [userId('dispatcher')],
  )
}

async function writeProgramme(client: Tx, today: string): Promise<void> {
  const { key, prefix } = customerOf(programmeTour.by)
  const group = `${prefix}-${monthDay(addDays(today, programmeTour.tour))}-%`
  await client.query(
    `with made as (
       insert into programmes (customer_id, name, created_by, created_at)
       select $1, $2, $3, min(orders.created_at) from orders where orders.customer_id = $1 and orders.refno like $4 returning id
     )
     update orders set programme_id = made.id from made where orders.customer_id = $1 and orders.refno like $4`,
    [customerId(key), programmeTour.name, userId(programmeTour.by), group],
  )
}
