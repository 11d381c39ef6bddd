import { addDays } from '@anfilada/contract/dates'
import { moment } from './calendar.ts'
import { userId } from './people.ts'
import { demoPhone, demoRequisites } from './requisites.ts'

type Application = Record<string, unknown>

const agreed = { consent_version: '1', offer_version: '1' }
const open = { status: 'new', refusal_reason: null, decided_by: null, decided_at: null }

/** What waits in the office: one to approve, one whose e-mail is not confirmed yet, and one that was refused. */
export function demoApplications(today: string): Application[] {
  const [weekAgo, yesterday] = [addDays(today, -7), addDays(today, -1)]
  return [
    {
      ...agreed,
      id: 1,
      reference: 'K7QM-2RXD-9HTF',
      kind: 'legal_entity',
      name: 'Тимур Алиев',
      email: 'aliev@tour-bez-mesta.example',
      phone: demoPhone(81),
      language: 'ru',
      organization: demoRequisites('ООО «Тур без места»', 301),
      consent_at: moment(weekAgo, '11:04'),
      created_at: moment(weekAgo, '11:04'),
      email_confirmed_at: moment(weekAgo, '11:20'),
      status: 'refused',
      refusal_reason: 'Договор с этой организацией расторгнут в прошлом году.',
      decided_by: userId('office-accountant'),
      decided_at: moment(addDays(weekAgo, 1), '10:15'),
    },
    {
      ...agreed,
      ...open,
      id: 2,
      reference: 'W3HC-8FNJ-4PBY',
      kind: 'legal_entity',
      name: 'Лю Фан',
      email: 'liu.fang@zhongya-travel.example',
      phone: demoPhone(82),
      language: 'zh',
      organization: demoRequisites('ООО «Чжунъя Трэвел»', 302),
      consent_at: moment(yesterday, '12:40'),
      created_at: moment(yesterday, '12:40'),
      email_confirmed_at: moment(yesterday, '12:52'),
    },
    {
      ...agreed,
      ...open,
      id: 3,
      reference: 'D6VT-5GKA-7MSE',
      kind: 'individual',
      name: 'Ксения Рогова',
      email: 'rogova@guides.example',
      phone: demoPhone(83),
      language: 'ru',
      organization: null,
      consent_at: moment(yesterday, '17:31'),
      created_at: moment(yesterday, '17:31'),
      email_confirmed_at: null,
    },
  ]
}
