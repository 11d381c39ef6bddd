import type { Screen } from './screen.ts'

const member = { app: 'portal', as: 'agency' } as const
const staff = { app: 'office', as: 'dispatcher' } as const
const failed = { success: false, code: 'internal', error: 'Сервер не справился. Повторите через минуту.' }
/** What no server answers: a screen that meets it fails, as one with a fault of ours does. */
const broken = [{}]

/** Screens and lists that failed, and each emptiness with its drawing that the demo does not have. */
export const emptyScreens: readonly Screen[] = [
  { name: 'screen-failed', ...member, path: '/licenses', answers: () => ({ license_list: broken }) },
  { name: 'list-failed', ...member, path: '/licenses', answers: () => ({ license_list: failed }), slice: 'light' },
  { name: 'messages-none', ...member, path: '/messages', answers: () => ({ get_message_threads: [] }) },
  { name: 'payments-none', ...member, path: '/payments-history', answers: () => ({ get_payments_history: [] }) },
  { name: 'office-screen-failed', ...staff, path: '/office/shift', answers: () => ({ my_shifts: broken }) },
  { name: 'office-list-failed', ...staff, path: '/office/shift', answers: () => ({ my_shifts: failed }), slice: 'light' },
  { name: 'office-free-day', ...staff, path: '/office/manifest?view=list&day=2020-01-01' },
  { name: 'office-queue-done', ...staff, path: '/office/queue', answers: () => ({ office_queue: [] }) },
  { name: 'office-queue-none', ...staff, path: '/office/queue?part=new', answers: () => ({ office_queue: [] }) },
  { name: 'office-acts-choose', ...staff, path: '/office/payments?view=acts' },
]
