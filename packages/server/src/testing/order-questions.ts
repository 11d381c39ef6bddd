/** What is said of an order, and of a programme, to the operations that ask for nothing more. */
export const orderQuestions: Record<string, (id: number) => unknown> = {
  'customer get_programme': (programme_id) => ({ programme_id }),
  'customer get_request': (request_id) => ({ request_id }),
  'customer show_voucher': (request_id) => ({ request_id }),
  'customer print_voucher': (request_id) => ({ request_id, reader: 'guide', format: 'a4' }),
  'customer print_programme_vouchers': (programme_id) => ({ programme_id, reader: 'guide', format: 'a4' }),
  'customer delete_request': (request_id) => ({ request_id }),
  'customer archive_request': (request_id) => ({ request_id }),
}
