import { ru as files } from '../office-price-files/ru.ts'

const lists = {
  title: 'Прайс-листы',
  year: 'Год',
  category: 'Категория группы',
  whose: 'Для кого',
  forAll: 'для всех',
  forOne: 'по договорам',
  everybody: 'для всех клиентов',
  make: 'Новый прайс-лист',
  failed: 'Прайс-листы не загрузились',
  emptyTitle: 'Прайс-листов нет',
  emptyText: 'Выберите другой год или сделайте новый: пустой или копией прошлогоднего с процентом.',
  wholeYear: '{year} год',
  neverPublished: 'ещё не публиковался',
  version: 'действует версия {number, number}',
  draft:
    '{count, plural, =0 {черновик без изменений} one {в черновике # объект} few {в черновике # объекта} many {в черновике # объектов} other {в черновике # объекта}}',
  overlaps:
    '{count, plural, one {те же дни ещё у # листа} few {те же дни ещё у # листов} many {те же дни ещё у # листов} other {те же дни ещё у # листа}}',
  file: 'свой файл для клиентов',
} as const

const form = {
  newTitle: 'Новый прайс-лист',
  copyTitle: 'Копия: {name}',
  name: 'Название',
  category: 'Категория группы',
  from: 'Действует с',
  until: 'По, включительно',
  customer: 'По договору с клиентом',
  customerHint: 'Оставьте пустым, и лист будет для всех. Цены договора важнее общих для тех объектов, которые в нём названы.',
  percent: 'Изменить на, %',
  percentHint: 'Например 7,5 или −3. Оставьте пустым, и цены не изменятся.',
  step: 'Округлить до',
  stepOf: '{rubles, number}\u00a0₽',
  faultsTitle: 'Прайс-лист не сделан',
  nameMissing: 'Назовите прайс-лист.',
  dayMissing: 'Укажите день.',
  daysReversed: 'Последний день раньше первого.',
  percentWrong: 'Число от −90 до 500, не больше двух знаков после запятой.',
  keep: 'Отмена',
  create: 'Сделать пустой',
  creating: 'Делаем',
  copy: 'Сделать копию',
  copying: 'Копируем',
} as const

const price = {
  none: 'не продаётся',
  perGroup: 'за группу',
  tier: 'от {from, number} чел. {sum}',
  free: '1 из {per, number} бесплатно',
  freeMax: '1 из {per, number} бесплатно, не больше {max, number}',
  noVat: 'без НДС',
  vat: 'НДС {percent, number}\u00a0%',
} as const

const sheet = {
  title: 'Прайс-лист',
  failed: 'Прайс-лист не загрузился',
  inForce: 'действует версия {number, number}',
  changed: '{count, plural, one {Изменён # объект} few {Изменены # объекта} many {Изменены # объектов} other {Изменены # объекта}}',
  unchanged: 'Опубликовано, правок нет',
  noPrices: 'Цен ещё нет',
  saving: {
    idle: 'всё сохранено в черновик',
    waiting: 'ждёт сохранения',
    sending: 'сохраняем черновик',
    failed: 'не сохранено, повторим со следующей правкой',
  },
  faults: '{count, plural, one {# ячейка с ошибкой} few {# ячейки с ошибкой} many {# ячеек с ошибкой} other {# ячейки с ошибкой}}',
  lost: '{count, plural, one {# объект} few {# объекта} many {# объектов} other {# объекта}}: коллега изменил цены раньше вас. Показаны его цены, ваши не сохранены.',
  lostBack: 'Поставить мои',
  lostForget: 'Оставить его',
  toSheet: 'К ценам',
  history: 'История',
  export: 'Выгрузить XLSX',
  import: 'Загрузить XLSX',
  file: 'Файл для клиентов',
  copy: 'Повторить на другой год',
  discard: 'Отменить черновик…',
  publish: 'Опубликовать…',
} as const

const grid = {
  label: 'Цены в рублях: объекты по строкам, билеты и услуги по столбцам',
  object: 'Объект',
  search: 'Музей или объект',
  onlyChanged: 'Только изменённые',
  emptyTitle: 'Таких объектов нет',
  emptyText: 'Измените поиск или снимите фильтр.',
  input: 'Цена, ₽',
  was: '{column}: опубликовано {price}',
  signGroup: 'гр.',
  signTiers: 'ступени',
  signFree: '1/{per}',
  enter: 'Enter',
  ctrl: 'Ctrl',
  keyEdit: 'изменить',
  keyPaste: 'вставить из таблицы',
  keyUndo: 'вернуть',
  faults: {
    notNumber: 'Это не сумма. Напишите рубли, например 1400 или 1400,50.',
    belowZero: 'Цена не бывает меньше нуля.',
    kopecks: 'Не больше двух знаков после запятой.',
    tooBig: 'Больше миллиарда рублей: похоже на опечатку.',
    whichComma: 'Запятая отделяет тысячи или копейки? Ответьте ниже или напишите иначе: 12345 или 12,34.',
  },
} as const

const cell = {
  title: 'Выбранная цена',
  range:
    '{count, plural, one {Выбрана # ячейка} few {Выбраны # ячейки} many {Выбрано # ячеек} other {Выбрано # ячейки}}. Поля ниже относятся к активной.',
  typed: 'Набрано «{typed}».',
  thousands: 'Тысячи: {sum}',
  fraction: 'Копейки: {sum}',
  alike:
    'Ответ касается {count, plural, one {# такой ячейки} few {всех # таких ячеек} many {всех # таких ячеек} other {всех # таких ячеек}}.',
  amount: 'Цена, ₽',
  notSold: 'Без цены не продаётся.',
  basis: 'За что',
  each: 'за каждого',
  group: 'за группу',
  tiers: 'Другая цена по числу людей в группе',
  from: 'от',
  tierFrom: 'Ступень {number, number}: от скольких человек',
  tierAmount: 'Ступень {number, number}: цена',
  addTier: 'Добавить ступень',
  removeTier: 'Убрать ступень {number, number}',
  per: 'Один бесплатно на каждые',
  max: 'Не больше',
  vatRate: 'НДС внутри цены',
  noVat: 'без НДС',
  foreignVat: 'У налогового режима компании в дни листа такой ставки нет: с ней лист не опубликовать.',
  published: 'Опубликовано',
  asPublished: 'Так и опубликовано.',
  back: 'Вернуть опубликованную',
  faults: {
    whichComma: 'Запятая отделяет тысячи или копейки? Напишите 12345 или 12,34.',
    sum: 'Напишите рубли, например 1400 или 1400,50.',
    tier: 'В каждой ступени нужны число людей и цена.',
    order: 'Каждая ступень начинается с большего числа людей, чем предыдущая.',
    count: 'Целое число от 1 до 10 000.',
    perMissing: 'Укажите, одно из скольких бесплатно.',
  },
} as const

const publish = {
  title: 'Что изменится',
  lead: 'Новые цены — для заказов, отправленных после публикации. У отправленных раньше цены прежние.',
  caption: 'Изменения цен перед публикацией',
  counts: {
    raised: '{count, plural, one {дороже # цена} few {дороже # цены} many {дороже # цен} other {дороже # цены}}',
    lowered: '{count, plural, one {дешевле # цена} few {дешевле # цены} many {дешевле # цен} other {дешевле # цены}}',
    added: '{count, plural, one {появится # цена} few {появятся # цены} many {появится # цен} other {появится # цены}}',
    removed:
      '{count, plural, one {снимается с продажи #} few {снимаются с продажи #} many {снимаются с продажи #} other {снимаются с продажи #}}',
    other:
      '{count, plural, one {другие условия у # цены} few {другие условия у # цен} many {другие условия у # цен} other {другие условия у # цены}}',
  },
  overlap: 'На те же дни есть ещё прайс-листы этой категории:',
  overlapWins: '{name}, {days}: его цены важнее',
  overlapLoses: '{name}, {days}: важнее будут цены этого листа',
  overlapAccept: 'Так и задумано',
  acceptFirst: 'Подтвердите, что пересечение дней задумано',
  foreignVat: 'У налогового режима компании в дни листа нет этих ставок НДС. Смените их в ценах:',
  foreignVatMore: '{count, plural, one {и ещё # цена} few {и ещё # цены} many {и ещё # цен} other {и ещё # цены}}',
  vatFirst: 'Сначала смените ставки НДС',
  nothing: 'Публиковать нечего: черновик не отличается',
  mayNot: 'Публикует редактор, бухгалтер компании или администратор',
  note: 'Почему (увидят в истории)',
  noteHint: 'Увидят сотрудники рядом с этой версией.',
  confirm: 'Опубликовать',
  publishing: 'Публикуем',
  back: 'К ценам',
  done: '{name}: новые цены действуют',
} as const

const changes = {
  object: 'объект',
  item: 'билет или услуга',
  from: 'было',
  to: 'станет',
  percent: 'разница',
  new: 'новая',
  gone: 'снята',
  terms: 'условия',
  more: '{count, plural, one {Показать ещё #} few {Показать ещё #} many {Показать ещё #} other {Показать ещё #}}',
} as const

const history = {
  title: 'История',
  failed: 'История не загрузилась',
  version: 'Версия {number, number}',
  states: { draft: 'черновик', current: 'действует', former: 'заменена' },
  system: 'система',
  compare: 'Сравнить с {number, number}',
  compared: 'Версия {from, number} → версия {to, number}',
  same: 'Цены одинаковы.',
} as const

const discard = {
  title: 'Отменить черновик: {name}?',
  lost: '{count, plural, =0 {Изменённых цен в нём нет.} one {Пропадут изменённые цены # объекта.} few {Пропадут изменённые цены # объектов.} many {Пропадут изменённые цены # объектов.} other {Пропадут изменённые цены # объекта.}} Действующие цены останутся.',
  keep: 'Оставить черновик',
  confirm: 'Отменить черновик',
  busy: 'Отменяем',
} as const

const preview = {
  title: 'Какой прайс-лист действует',
  lead: 'Считается так же, как будет посчитан заказ.',
  back: 'К прайс-листам',
  object: 'Объект',
  objectHint: 'Название объекта или музея.',
  noObjects: 'Таких объектов нет.',
  customer: 'Клиент',
  customerHint: 'Оставьте пустым, и цены будут для всех.',
  day: 'Дата посещения',
  counts: 'Билеты и услуги',
  less: 'Меньше: {name}',
  more: 'Больше: {name}',
  chooseObject: 'Выберите объект. Здесь будут цена и прайс-лист, по которому она посчитана.',
  chooseDay: 'Укажите дату посещения.',
  numberFirst: 'Исправьте число, и мы посчитаем цену.',
  failed: 'Цена не посчиталась',
  applied: 'Действует: {name}',
  none: 'Ни один прайс-лист не подходит',
  total: 'Итого: {sum}',
  unsold: '{item}: цены нет, заказать нельзя.',
  nothing: 'Укажите, сколько билетов и услуг нужно.',
  lines: 'Из чего складывается цена',
  item: 'билет или услуга',
  quantity: 'сколько',
  free: 'бесплатно',
  price: 'цена',
  vat: 'в том числе НДС',
  sum: 'сумма',
  inAll: 'Итого',
  why: 'Почему так',
  reasons: {
    applied: 'по нему посчитано',
    not_published: 'не опубликован',
    other_days: 'действует в другие дни',
    object_not_named: 'этого объекта в нём нет',
    own_list_goes_before: 'у клиента свои цены',
    begins_earlier: 'важнее тот, что начинается позже',
    made_earlier: 'начинается в тот же день, но сделан раньше',
  },
} as const

const cards = {
  readOnly: 'На телефоне цены только для чтения. Менять их удобно на широком экране.',
  more: 'Показать ещё',
} as const

const prices = {
  lists,
  form,
  price,
  sheet,
  grid,
  cell,
  publish,
  changes,
  history,
  ...files,
  preview,
  discard,
  cards,
} as const

const customerPick = { another: 'Другой', none: 'Никого не нашлось' } as const

export const ru = { prices, customerPick } as const
