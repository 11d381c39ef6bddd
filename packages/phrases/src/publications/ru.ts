/** News, adverts and notices: a chunk of its own, which comes with the first of them. */
const ru = {
  title: 'Новости',
  failed: 'Новости не загрузились',
  emptyTitle: 'Новостей пока нет',
  emptyText: 'Когда в музеях или у нас что-то изменится, вы прочтёте об этом здесь.',
  fresh: 'новое',
  original: 'Перевода нет, это русский текст.',
  advert: 'реклама',
  more: 'Подробнее',
  close: 'Закрыть рекламу',
  understood: 'Понятно',
  submission: 'Приём графика на {month} закрывается {moment}.',
  notices: 'Объявления',
} as const
export default ru
