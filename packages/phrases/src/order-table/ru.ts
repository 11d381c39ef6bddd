/** The table of upcoming orders. */
export const ru = {
  mark: 'отметить',
  markOrder: 'Отметить заказ №\u00a0{id}',
  date: 'день',
  hour: 'час',
  place: 'музей, объект',
  people: 'чел.',
  status: 'статус',
  where: 'музей, объект · вход, ответ',
  number: 'заказ',
  refno: 'референс',
  guide: 'гид',
  sum: 'сумма',
  due: 'к оплате',
  act: 'действие',
  row: 'строка',
  pay: 'оплатить {count}',
} as const
