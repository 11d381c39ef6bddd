/** The queue with its five kinds, marks and bulk answers; changes, waiting, deadlines and who goes along, on the card of an order. */
const queueFilter = {
  title: 'Что показать',
  urgent: 'Горят',
  part: 'Что ждёт',
  parts: { new: 'Новые', line: 'Лист ожидания', change: 'Изменения' },
  kind: 'Вид заказа',
  kinds: { museum_tickets: 'Билеты', schedule: 'График', audio_guides: 'Радиогиды', transport: 'Транспорт', guide: 'Гид' },
  clear: 'Показать все',
  noneTitle: 'Таких заказов нет',
  noneText: 'Снимите фильтр: в очереди могут ждать другие.',
  shown: '{count, number} по фильтру',
  turns: {
    late: 'ответ просрочен',
    hours: 'ответить до {time}',
    today: 'ответить сегодня',
    tomorrow: 'ответить завтра',
    later: 'ответить позже',
  },
  pressing: '{count, plural, one {# горит} few {# горят} many {# горят} other {# горят}}',
  lateSince: 'срок был {moment}',
  answerBy: 'до {time}',
} as const

const bulk = {
  marked: '{count, plural, one {Отмечен # заказ} few {Отмечены # заказа} many {Отмечено # заказов} other {Отмечено # заказа}}',
  confirm: 'Подтвердить',
  reject: 'Отклонить…',
  clear: 'Снять отметки',
  confirmTitle:
    '{count, plural, one {Подтвердить # заказ?} few {Подтвердить # заказа?} many {Подтвердить # заказов?} other {Подтвердить # заказа?}}',
  rejectTitle:
    '{count, plural, one {Отклонить # заказ?} few {Отклонить # заказа?} many {Отклонить # заказов?} other {Отклонить # заказа?}}',
  confirmText: 'Каждый подтверждается на то время, которое просят, и на свой обычный вход. Изменения принимаются с показанной суммой.',
  rejectText:
    'Когда клиенты узнают, вернуть отклонённые заказы нельзя. Отклонённое изменение оставляет заказ прежним. Клиенты увидят причину.',
  entrance: 'Вход для заказов, у которых он не известен',
  entranceMissing: 'Укажите вход или место встречи.',
  list: 'Отмеченные заказы',
  acceptsChange: 'принять изменение',
  declinesChange: 'отклонить изменение',
  confirmedLine: 'подтверждён',
  rejectedLine: 'отклонён',
  acceptedLine: 'изменение принято',
  declinedLine: 'изменение отклонено',
  sendingLine: 'отправляем',
  send: 'Подтвердить {count, number}',
  sendReject: 'Отклонить {count, number}',
  sending: 'Отвечаем',
  stop: 'Остановить',
  keep: 'Отмена',
  close: 'Закрыть',
  failing:
    '{count, plural, one {# не пройдёт и останется в очереди: причина в строке} few {# не пройдут и останутся в очереди: причины в строках} many {# не пройдут и останутся в очереди: причины в строках} other {# не пройдут и останутся в очереди: причины в строках}}.',
  rest: 'Остальным ответим: {count, number}.',
  foreseeing: 'Проверяем, пройдут ли все.',
  allPass: 'Проверили: пройдут все.',
  foreseenFirst: 'Проверили первые {count, number}. О других скажем в строках, когда ответим.',
  unforeseen: 'Проверить заранее не удалось: сервер не ответил. Что не пройдёт, останется без ответа, причина будет в строке.',
  atOnce: 'Сообщить клиентам сразу, без минуты на отмену',
  done: '{count, plural, one {Ответ дан по # заказу} few {Ответ дан по # заказам} many {Ответ дан по # заказам} other {Ответ дан по # заказа}}.',
  refused:
    '{count, plural, one {# не прошёл: причина в строке} few {# не прошли: причины в строках} many {# не прошли: причины в строках} other {# не прошли: причины в строках}}.',
} as const

const kindFacts = {
  sum: 'сумма',
  sumLater: 'после ответа',
  heads:
    'взр.\u00a0{adult, number}{child, plural, =0 {} one {, дет.\u00a0#} few {, дет.\u00a0#} many {, дет.\u00a0#} other {, дет.\u00a0#}}',
  pickup: 'получение',
  returned: 'возврат',
  equipment: 'оборудование',
  pieces: '{name}:\u00a0{count}',
  transportAt: 'подача',
  vehicle: 'транспорт',
  stock: 'свободно на эти дни',
  stockLeft: '{service}: {free, number} из {stock, number}',
  route: 'маршрут',
  contact: 'контактное лицо',
  guideAt: 'начало',
  guideLanguage: 'язык и часы',
  meeting: 'место встречи',
  month: 'график на {month}',
  allObjects: 'все объекты',
  windowOpen: 'приём открыт до {moment}',
  windowClosed: 'приём закрыт {moment}',
  windowUpcoming: 'приём откроется {moment}',
  wishes:
    '{count, plural, one {# пожелание} few {# пожелания} many {# пожеланий} other {# пожелания}}, {waiting, plural, one {# ждёт ответа} few {# ждут ответа} many {# ждут ответа} other {# ждут ответа}}',
  changeTag: 'изменение',
  answerBy: 'Если не ответить до {moment}, заказ будет отклонён сам.',
  payBy: 'Если до {moment} не оплатят, заказ аннулируется сам, без штрафа.',
} as const

const pendingChange = {
  title: 'Клиент просит изменить заказ',
  asked: '{name}, {moment}',
  totalBefore: 'сейчас',
  totalAfter: 'станет',
  penalty: 'штраф',
  difference: 'подорожает на',
  back: 'подешевеет на',
  same: 'Сумма не меняется.',
  moves: 'Посещение переносится: вход и время можно назначить сразу.',
  time: 'новое время',
  entrance: 'вход, если другой',
  accept: 'Принять изменение',
  accepting: 'Принимаем',
  decline: 'Отклонить изменение…',
  stays: 'Пока ответа нет, заказ подтверждён как был.',
  declineTitle: 'Отклонить изменение заказа №\u00a0{id}?',
  declineText: 'Заказ останется подтверждённым как был. Клиент увидит причину.',
  reason: 'Причина',
  reasonMissing: 'Напишите причину: клиент её увидит.',
  keep: 'Отмена',
  declineConfirm: 'Отклонить изменение',
  declining: 'Отклоняем',
} as const

const waitingPlaces = {
  title: 'Почему ждёт',
  position: '{date}, {time}: {position, number}-я в очереди. Свободно {free, number} из {asked, number} нужных.',
  ahead: '{count, plural, one {Впереди # человек.} few {Впереди # человека.} many {Впереди # человек.} other {Впереди # человека.}}',
  first: 'Впереди никого.',
  alternatives: 'Согласны и на другое время:',
  archived: 'Объект в архиве: места из очереди сами не отдаём. Подтвердите заказ или отклоните его.',
  resting: 'Заказ перенёс в лист ожидания сотрудник. Места, которые он освободил, сначала получат другие группы.',
  ends: 'Ожидание закончится {moment}, и заказ аннулируется сам.',
} as const

const assignment = {
  title: 'Кто едет',
  vehicle: 'транспорт',
  guide: 'гид компании',
  employee: 'встречающий',
  nobody: 'не назначен',
  seats: '{name}, {count, plural, one {# место} few {# места} many {# мест} other {# места}}',
  busy: '{name} · занят',
  clash: '{name}: в это время уже заказ №',
  none: 'Никто не подходит: нет транспорта нужного класса или гида с этим языком.',
  failed: 'Назначения не загрузились',
  sending: 'сохраняем',
} as const

const markKeys = {
  mark: 'отметить',
  markMore: 'отметить и дальше',
  confirmMarked: 'подтвердить отмеченные',
  rejectMarked: 'отклонить отмеченные',
  clear: 'снять отметки',
  shift: 'Shift',
} as const

const undo = {
  title: 'Последнее решение',
  tellIn: 'Клиенту скажем через {left, number}\u00a0с',
  telling: 'Сообщаем клиенту',
  toQueue: 'Вернуть в очередь',
  back: 'Отменить решение',
  failed: 'Решение по заказу №\u00a0{id} не выполнено.',
  instead: 'Пока оно ждало: {event}, {who}.',
  key: 'вернуть последнее решение',
  decided: '{who}: {what}.',
  you: 'вы',
  acts: {
    confirm_order: 'подтвердить',
    wait_order: 'в лист ожидания',
    reject_order: 'отклонить',
    cancel_order: 'аннулировать',
    accept_change: 'принять изменение',
    decline_change: 'отклонить изменение',
  },
} as const

const orderContext = {
  account: 'Деньги клиента',
  due: 'к оплате',
  overdue: 'из них просрочено',
  limit: 'лимит',
  noLimit: 'без лимита',
  left: 'останется с этим заказом',
  short: 'не хватает с этим заказом',
  balance: 'на балансе',
  license: 'лицензия гида',
  holds: 'есть, до {day}',
  missing: 'нет на этот день',
  ended: 'была до {day}',
  escorts: '{named, number} из {needed, number}',
  day: 'Этот день у группы',
} as const

export const ru = { queueFilter, bulk, kindFacts, pendingChange, waitingPlaces, assignment, markKeys, undo, orderContext } as const
