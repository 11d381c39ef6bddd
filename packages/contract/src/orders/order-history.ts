/** What happens to an order: the names of the entries of its history, and the ends of the topics of its live news. Without schemas: the first page names them. */
export const orderEventKinds = [
  'placed',
  'not_confirmed',
  'confirmed',
  'waiting',
  // From the waiting list: places returned.
  'promoted',
  'rejected',
  'cancelled',
  'archived',
  // A change that held at once; one of a confirmed order that waits for staff, and what became of it.
  'changed',
  'change_asked',
  // Sent by a colleague who sees its penalty: now it waits for staff.
  'change_approved',
  'change_accepted',
  'change_declined',
  'change_withdrawn',
  // The order was cancelled, or its visit came, before anybody answered the change.
  'change_dropped',
  // Money pays it, and is taken back from it: of an order that was cancelled or became cheaper, or in a refund.
  'paid',
  'money_freed',
  // The group was let in with its voucher; whoever did it took it back.
  'redeemed',
  'redemption_undone',
] as const
export type OrderEventKind = (typeof orderEventKinds)[number]
