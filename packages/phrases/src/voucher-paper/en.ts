import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const en: PhrasesLike<typeof ru> = {
  voucher: 'Voucher {id}',
  for: { guide: 'for the guide', group: 'for the group', cashier: 'for the ticket office' },
  programme: 'Vouchers of programme {id}',
  allDay: 'day and night',
  group: 'Group',
  people: '{count} people',
  returnAt: 'Return by',
  country: 'Country',
  customer: 'Customer',
  contract: 'Contract',
  guide: 'Guide',
  license: 'Guide’s licence',
  issuer: 'Provider',
  tickets: 'Tickets and services',
  quantity: 'Qty',
  total: 'People in all',
  note: {
    guide:
      'Show the code at the entrance, on paper or on a phone. If the order is changed or cancelled, this sheet is no longer valid: open the new one on the order’s page. Running late? Call the number above.',
    group: 'The guide shows the code at the entrance. Stay together: this sheet admits the whole group, once.',
    cashier:
      'Scan the code with a camera: the answer says whether the voucher is valid today. After a change or a cancellation the old sheet says so. A voucher admits a group once.',
  },
  issued: 'issued {moment}',
  version: 'sheet {version}',
}
