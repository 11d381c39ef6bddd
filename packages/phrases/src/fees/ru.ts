/** What the page of payment says of the fees for renewals, and the history of what was paid for them. */
export const ru = {
  title: 'Взносы за продление лицензий',
  text: 'Взнос начислен вместе с запросом. Если музей откажет, деньги вернутся на баланс.',
  license: '<guide></guide>, № <number></number>',
  amountText: 'Каждый взнос оплачивается целиком.',
  missing: 'Выберите хотя бы один взнос.',
  open: 'Оплатить взносы',
  covered:
    '{count, plural, one {Продление # лицензии} few {Продление # лицензий} many {Продление # лицензий} other {Продление # лицензии}}',
  toOrders: '{count, plural, one {К # заявке} few {К # заявкам} many {К # заявкам} other {К # заявки}}',
  twice: 'взнос за лицензию {license} в счёте № {invoice}',
  ofLicenses:
    '{count, plural, one {Продление лицензии: <numbers></numbers>} few {Продление лицензий: <numbers></numbers>} many {Продление лицензий: <numbers></numbers>} other {Продление лицензий: <numbers></numbers>}}',
} as const
