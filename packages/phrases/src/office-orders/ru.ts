/** The queue with its five kinds, marks and bulk answers; changes, waiting, deadlines and who goes along, on the card of an order. */
const queueFilter = {
  title: 'Что показать',
  part: 'Что ждёт',
  parts: { new: 'Новые', line: 'Лист ожидания', change: 'Изменения' },
  kind: 'Вид заявки',
  kinds: { museum_tickets: 'Билеты', schedule: 'График', audio_guides: 'Радиогиды', transport: 'Транспорт', guide: 'Гид' },
  clear: 'Показать все',
  noneTitle: 'Таких заявок нет',
  noneText: 'Снимите фильтр: в очереди могут ждать другие.',
  shown: '{count, number} по фильтру',
} as const

const bulk = {
  marked: '{count, plural, one {Отмечена # заявка} few {Отмечены # заявки} many {Отмечено # заявок} other {Отмечено # заявки}}',
  confirm: 'Подтвердить',
  reject: 'Отклонить…',
  clear: 'Снять отметки',
  confirmTitle:
    '{count, plural, one {Подтвердить # заявку?} few {Подтвердить # заявки?} many {Подтвердить # заявок?} other {Подтвердить # заявки?}}',
  rejectTitle:
    '{count, plural, one {Отклонить # заявку?} few {Отклонить # заявки?} many {Отклонить # заявок?} other {Отклонить # заявки?}}',
  confirmText: 'Каждая подтверждается на то время, которое просят, и на свой обычный вход. Изменения принимаются с показанной суммой.',
  rejectText: 'Вернуть отклонённые заявки нельзя. Отклонённое изменение оставляет заявку прежней. Клиенты увидят причину.',
  entrance: 'Вход для тех, у кого он не известен',
  entranceMissing: 'Укажите вход или место встречи',
  list: 'Отмеченные заявки',
  acceptsChange: 'принять изменение',
  declinesChange: 'отклонить изменение',
  confirmedLine: 'подтверждена',
  rejectedLine: 'отклонена',
  acceptedLine: 'изменение принято',
  declinedLine: 'изменение отклонено',
  sendingLine: 'отправляем',
  send: 'Подтвердить {count, number}',
  sendReject: 'Отклонить {count, number}',
  sending: 'Отвечаем',
  stop: 'Остановить',
  keep: 'Не отвечать',
  close: 'Закрыть',
  done: '{count, plural, one {Ответ дан по # заявке} few {Ответ дан по # заявкам} many {Ответ дан по # заявкам} other {Ответ дан по # заявки}}.',
  refused:
    '{count, plural, one {# не прошла: причина в строке} few {# не прошли: причины в строках} many {# не прошли: причины в строках} other {# не прошли: причины в строках}}.',
} as const

const kindFacts = {
  sum: 'сумма',
  sumLater: 'после ответа',
  heads: 'взр. {adult, number}, дет. {child, number}',
  pickup: 'получение',
  returned: 'возврат',
  equipment: 'оборудование',
  pieces: '{name}:\u00a0{count}',
  transportAt: 'подача',
  vehicle: 'машина',
  stock: 'свободно на эти дни',
  stockLeft: '{service}: {free, number} из {stock, number}',
  route: 'маршрут',
  contact: 'контакт',
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
  answerBy: 'Если не ответить до {moment}, система отклонит заявку.',
  payBy: 'Если до {moment} не оплатят, система аннулирует заявку без штрафа.',
} as const

const pendingChange = {
  title: 'Клиент просит изменить заявку',
  asked: '{name}, {moment}',
  totalBefore: 'сейчас',
  totalAfter: 'станет',
  penalty: 'штраф',
  difference: 'к начислению',
  back: 'к возврату',
  same: 'Сумма не меняется.',
  moves: 'Посещение переносится: вход и время можно назначить сразу.',
  time: 'новое время',
  entrance: 'вход, если другой',
  accept: 'Принять изменение',
  accepting: 'Принимаем',
  decline: 'Отклонить изменение…',
  stays: 'Пока ответа нет, заявка подтверждена как была.',
  declineTitle: 'Отклонить изменение заявки №{id}?',
  declineText: 'Заявка останется подтверждённой как была. Клиент увидит причину.',
  reason: 'Причина',
  reasonMissing: 'Напишите причину: клиент её увидит',
  keep: 'Не отклонять',
  declineConfirm: 'Отклонить изменение',
  declining: 'Отклоняем',
} as const

const waitingPlaces = {
  title: 'Почему ждёт',
  position: '{date}, {time}: {position, number}-я в очереди. Свободно {free, number} из {asked, number} нужных.',
  ahead: '{count, plural, one {Впереди # человек.} few {Впереди # человека.} many {Впереди # человек.} other {Впереди # человека.}}',
  first: 'Впереди никого.',
  alternatives: 'Согласны и на другое время:',
  archived: 'Объект в архиве: места из очереди сами не отдаём. Подтвердите заявку или отклоните её.',
  resting: 'Её перенёс в лист ожидания сотрудник: пока отданные места не разберут, она пропускает других.',
  ends: 'Ожидание закончится {moment}: тогда система аннулирует заявку.',
} as const

const assignment = {
  title: 'Кто едет',
  vehicle: 'транспорт',
  guide: 'гид компании',
  employee: 'сотрудник',
  nobody: 'не назначен',
  seats: '{name}, {count, plural, one {# место} few {# места} many {# мест} other {# места}}',
  busy: '{name} · занят',
  clash: '{name}: в это время уже №',
  none: 'Никто не подходит: нет машины нужного класса или гида с этим языком.',
  failed: 'Назначения не загрузились',
} as const

const markKeys = {
  mark: 'отметить',
  markMore: 'отметить и дальше',
  confirmMarked: 'подтвердить отмеченные',
  rejectMarked: 'отклонить отмеченные',
  clear: 'снять отметки',
  shift: 'Shift',
} as const

export const ru = { queueFilter, bulk, kindFacts, pendingChange, waitingPlaces, assignment, markKeys } as const
