export const en = {
  title: 'Fees for the renewal of licenses',
  text: 'A fee is charged with its request. If the museum declines, the money returns to the balance.',
  license: '<guide></guide>, no. <number></number>',
  amountText: 'Each fee is paid whole.',
  missing: 'Choose at least one fee.',
  open: 'Pay the fees',
  covered: '{count, plural, one {Renewal of # license} other {Renewal of # licenses}}',
  toOrders: '{count, plural, one {To # order} other {To # orders}}',
  twice: 'the fee for license {license} on invoice no. {invoice}',
  ofLicenses: '{count, plural, one {Renewal of license <numbers></numbers>} other {Renewal of licenses <numbers></numbers>}}',
} as const
