/** What members are told of, each by mail and in the portal, as everyone chooses. No zod: the portal asks, too. */
export const notificationEvents = [
  'order_confirmed',
  'order_rejected',
  /** From the waiting list: places returned. */
  'waiting_promoted',
  /** By the company. */
  'order_changed',
  'order_cancelled',
  'payment_received',
  /** Of the office, and unread for a while. */
  'message_unread',
  /** By staff: the license itself, and its renewal. */
  'license_decided',
  'license_expiring',
  'news',
] as const
export type NotificationEvent = (typeof notificationEvents)[number]
export type NotificationChannel = 'mail' | 'portal'
export type NotificationChoice = Readonly<Record<NotificationChannel, boolean>>
export type NotificationChoices = Readonly<Record<NotificationEvent, NotificationChoice>>

/** Of whoever has not chosen: all that concerns his orders; news he did not ask for stay in the portal. */
function unchosen(event: NotificationEvent): NotificationChoice {
  return { mail: event !== 'news', portal: true }
}

/** All choices, those that a person made and those that he did not. */
export function notificationChoices(made: Partial<NotificationChoices>): NotificationChoices {
  return Object.fromEntries(notificationEvents.map((event) => [event, made[event] ?? unchosen(event)])) as NotificationChoices
}

/** Whether a user wants a mail about the event; `notifications` as they are kept with him. */
export function wantsMail({ notifications }: { notifications: Partial<NotificationChoices> }, event: NotificationEvent): boolean {
  return notificationChoices(notifications)[event].mail
}
