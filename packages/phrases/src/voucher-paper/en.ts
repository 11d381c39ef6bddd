import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const en: PhrasesLike<typeof ru> = {
  voucher: 'Voucher No. {id}',
  for: { guide: 'for the guide', group: 'for the group', cashier: 'for the ticket office' },
  programme: 'Vouchers of programme No. {id}',
  allDay: 'day and night',
  group: 'Group',
  people: '{count} people',
  returnAt: 'Return by',
  country: 'Country',
  customer: 'Customer',
  contract: 'Contract',
  guide: 'Guide',
  license: 'Guide’s license',
  issuer: 'Provider',
  tickets: 'Tickets and services',
  quantity: 'Qty',
  total: 'People in all',
  note: {
    guide:
      'Show the code at the entrance, on paper or on a phone. If the order is changed or cancelled, this sheet no longer holds: open the new one on the order’s page. Running late? Call the number above.',
    group: 'The guide shows the code at the entrance. Stay together: this sheet lets the whole group in, once.',
    cashier:
      'Read the code with a camera: the answer says whether the voucher holds today. After a change or a cancellation the old sheet says so. A voucher lets a group in once.',
  },
  issued: 'issued {moment}',
  version: 'sheet {version}',
}
