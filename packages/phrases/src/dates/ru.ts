/** What fields of days and hours say. It comes with the screens that have them, in all languages: they are few. */
const ru = {
  open: 'Открыть календарь',
  noDate: 'Напишите дату, например 20.05.2026.',
  noMoment: 'Напишите дату и время, например 20.05.2026 09:30.',
  noTime: 'Напишите время, например 09:30.',
  daysOfMonth: 'В этом месяце {days} дней',
  notBefore: 'Не раньше: {date}',
  notAfter: 'Не позже: {date}',
  closed: '{date}: нельзя выбрать',
  chooseEnd: 'Теперь последний день',
}

export default ru
