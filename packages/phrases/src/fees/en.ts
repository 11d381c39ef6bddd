export const en = {
  title: 'Fees for the renewal of licenses',
  text: 'A fee is charged with its request. If the museum declines, the money returns to the balance.',
  license: '<guide></guide>, no. <number></number>',
  amountText: 'Each fee is paid whole.',
  missing: 'Choose at least one fee.',
  note: '{count, plural, one {# fee for the renewal of a license is} other {# fees for the renewal of licenses are}} due: {sum}.',
  open: 'Pay the fees',
  covered: '{count, plural, one {Renewal of # license} other {Renewal of # licenses}}',
} as const
