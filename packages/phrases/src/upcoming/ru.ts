/** What stands above and in the list of upcoming orders: today, and what waits for the reader. */
export const ru = {
  today: {
    minutes: 'через {minutes} мин',
    hours: 'через {hours} ч',
    hoursAndMinutes: 'через {hours} ч {minutes} мин',
    now: 'вход сейчас',
  },
  needs: {
    title: 'Ждут вас',
    more: 'ещё {count}',
    atToday: 'сегодня, {time}',
    atTomorrow: 'завтра, {time}',
    atLater: '{moment}',
    byToday: 'сегодня до {time}',
    byTomorrow: 'завтра до {time}',
    byLater: 'до {moment}',
    payUntil:
      '{what}: оплатите {by}, иначе {count, plural, =0 {заказ аннулируем} one {# место вернётся в продажу} few {# места вернутся в продажу} many {# мест вернутся в продажу} other {# места вернутся в продажу}}.',
    payToday: '{what}: заказ надо оплатить сегодня.',
    late: '{what}: оплата просрочена, {count, plural, one {# день} few {# дня} many {# дней} other {# дня}}.',
    lateTogether: 'Просрочена оплата {count, plural, one {# заказа} few {# заказов} many {# заказов} other {# заказа}}, первый был {day}.',
    agree: '{what}: изменение ждёт вашего согласия.',
    agreeToEnd: '{what}: аннулирование ждёт вашего согласия.',
    pay: 'Оплатить <sum></sum>',
    decide: 'Решить',
    rowToday: 'оплатить сегодня',
    rowLate: 'просрочено, {count, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
    rowAgree: 'ждёт вашего согласия',
  },
} as const
