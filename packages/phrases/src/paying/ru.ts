/** Choosing what to pay, and going on from what is paid. */
export const ru = {
  group: { overdue: 'Просрочено', today: 'Сегодня', later: 'Позже' },
  late: '{days, plural, one {просрочено, # день} few {просрочено, # дня} many {просрочено, # дней} other {просрочено, # дня}}',
  nothing: 'Отметьте, что оплатить.',
  afterNoun: '№\u00a0{id}',
  toVoucher: 'Показать ваучер',
  voucher: 'Ваучер',
} as const
