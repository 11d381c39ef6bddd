/** What the page of payment says of the fees for renewals, and the history of what was paid for them. */
export const ru = {
  title: 'Взносы за продление лицензий',
  text: 'Взнос начислен вместе с запросом. Если музей откажет, деньги вернутся на баланс.',
  license: '<guide></guide>, № <number></number>',
  amountText: 'Каждый взнос оплачивается целиком.',
  missing: 'Выберите хотя бы один взнос.',
  note: '{count, plural, one {Ждёт оплаты # взнос} few {Ждут оплаты # взноса} many {Ждут оплаты # взносов} other {Ждут оплаты # взноса}} за продление лицензий: {sum}.',
  open: 'Оплатить взносы',
  covered:
    '{count, plural, one {Продление # лицензии} few {Продление # лицензий} many {Продление # лицензий} other {Продление # лицензии}}',
} as const
