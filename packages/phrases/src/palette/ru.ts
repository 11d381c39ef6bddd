/** The line that finds and opens: orders, museums, screens, acts. */
const ru = {
  open: 'Найти и открыть',
  title: 'Найти и открыть',
  field: 'Номер заказа, музей, экран или действие',
  close: 'Закрыть',
  recent: 'Недавнее',
  groups: { orders: 'Заказы', museums: 'Музеи', customers: 'Клиенты', screens: 'Экраны', acts: 'Действия' },
  found: '{count, plural, one {Найдена # строка} few {Найдено # строки} many {Найдено # строк} other {Найдено # строки}}',
  none: 'Ничего не нашлось. Хватит трёх цифр номера или части названия.',
  loading: 'Ищем',
  failed: 'Заказы и названия не загрузились. Экраны и действия открываются.',
  walk: 'строка',
  enter: 'открыть',
  newTab: 'в новой вкладке',
  order: '№\u00a0{id}',
  openOrder: 'Открыть заказ №\u00a0{id}',
  inArchive: 'в архиве',
  ofMuseum: 'заказы этого музея',
  editMuseum: 'в каталоге',
  language: 'Язык: {name}',
}

export default ru
