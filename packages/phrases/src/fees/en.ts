export const en = {
  title: 'Licence renewal fees',
  text: 'The fee is due with the request. If the museum declines, the money returns to the balance.',
  license: '<guide></guide>, No. <number></number>',
  amountText: 'Each fee is paid in full.',
  missing: 'Choose at least one fee.',
  open: 'Pay the fees',
  covered: '{count, plural, one {Renewal of # licence} other {Renewal of # licences}}',
  toOrders: '{count, plural, one {To # order} other {To # orders}}',
  twice: 'the fee for licence {license} on invoice {invoice}',
  ofLicenses: '{count, plural, one {Renewal of licence <numbers></numbers>} other {Renewal of licences <numbers></numbers>}}',
} as const
