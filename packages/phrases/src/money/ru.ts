/** How a customer, or one order, stands with its money: parts of one line, the first of which begins it. */
export const ru = {
  due: 'К оплате <sum></sum>',
  dueNow: 'Сейчас к оплате <sum></sum>',
  expected: 'если подтвердим <sum></sum>',
  paid: 'оплачено <sum></sum>',
  today: 'сегодня <sum></sum>',
  overdue: 'просрочено <sum></sum>',
  opening: 'из прежней системы <sum></sum>',
  kept: 'на балансе <sum></sum>',
  useKept: 'зачесть',
  allUnpaid: 'Все неоплаченные',
} as const
