/** What the page of payment says of the fees for renewals, and the history of what was paid for them. */
export const ru = {
  title: 'Взносы за продление лицензий',
  text: 'Взнос вносится вместе с запросом. Если музей откажет, деньги вернутся на баланс.',
  license: '<guide></guide>, №\u00a0<number></number>',
  amountText: 'Каждый взнос оплачивается целиком.',
  missing: 'Выберите хотя бы один взнос.',
  open: 'Оплатить взносы',
  covered:
    '{count, plural, one {Продление # лицензии} few {Продление # лицензий} many {Продление # лицензий} other {Продление # лицензии}}',
  toOrders: '{count, plural, one {К # заказу} few {К # заказам} many {К # заказам} other {К # заказа}}',
  twice: 'взнос за лицензию {license} в счёте №\u00a0{invoice}',
  ofLicenses:
    '{count, plural, one {Продление лицензии: <numbers></numbers>} few {Продление лицензий: <numbers></numbers>} many {Продление лицензий: <numbers></numbers>} other {Продление лицензий: <numbers></numbers>}}',
} as const
