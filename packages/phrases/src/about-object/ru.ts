/** What a customer reads of an object before he orders it: a chunk that comes after its screen. */
const ru = {
  title: 'Об объекте',
  address: 'Адрес',
  entrance: 'Вход',
  hours: 'Часы работы',
  onDay: 'В день посещения',
  specialDays: 'Особые дни',
  open: 'открыто',
  closed: 'закрыто',
  group: 'Группа',
  least: 'от {count}\u00a0чел.',
  most: 'до {count}\u00a0чел.',
  between: 'от {least} до {most}\u00a0чел.',
  perGuide: 'На одного гида',
  noShow: 'Если группа не придёт',
  noShowShare: '{percent}\u00a0% цены',
  noShowFree: 'платить не нужно',
} as const
export default ru
