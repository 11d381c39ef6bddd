/** The calendar of orders, and what stands under them: deadlines and the balance. */
export const ru = {
  calendar: {
    title: 'Календарь заказов',
    toToday: 'К сегодняшнему дню',
    day: '{date}: {orders}',
    changesWait:
      '{count, plural, one {# изменение ждёт решения} few {# изменения ждут решения} many {# изменений ждут решения} other {# изменения ждут решения}}',
    emptyDay: '{date}: заказов нет',
    none: 'В этот день заказов нет.',
  },
  deadlines: {
    title: 'Сроки',
    freeChanges: 'Последний день бесплатных изменений: {museum}',
    numberAndVisit: '№\u00a0{id} · до {time} · на {day}',
  },
  balance: {
    title: 'Баланс',
    debt: 'Долг',
    credit: 'На балансе',
    available: 'Доступно для заказов',
    fees: 'Взносы за продление',
    opening: 'Долг из прежней системы',
    archived: 'К оплате в архиве',
    again: 'Повторить',
    settlement: { pay_now: 'Оплата сразу после подтверждения', invoice: 'Оплата по счетам', deposit: 'Оплата с депозита' },
  },
  wishes: {
    due: '{museum}: график на {month} принимают {by}, вы ещё ничего не отправили.',
    send: 'Подать график',
    toSend: '{count, plural, one {Подать # график} few {Подать # графика} many {Подать # графиков} other {Подать # графика}}',
  },
  kept: {
    title: 'Зачесть {sum} с баланса?',
    orders:
      '{count, plural, one {Деньги пойдут в оплату заказа №\u00a0{ids}.} few {Деньги пойдут в оплату заказов {ids}: сначала ближайшие.} many {Деньги пойдут в оплату заказов {ids}: сначала ближайшие.} other {Деньги пойдут в оплату заказов {ids}: сначала ближайшие.}}',
    rest: 'На балансе останется {sum}.',
    confirm: 'Зачесть {sum}',
    busy: 'Зачитываем',
    done: 'С баланса зачтено {sum}.',
    keep: 'Отмена',
  },
} as const
