/** Titles of the columns and words in the cells: whoever changes one here cannot read the sheets that were taken out before. */
export const ru = {
  sheet: 'Цены',
  titles: {
    code: 'Код объекта',
    museum: 'Музей',
    object: 'Объект',
    key: 'Код позиции',
    item: 'Позиция',
    price: 'Цена, ₽',
    basis: 'За что',
    tiers: 'По размеру группы',
    free: 'Бесплатно один из',
    limit: 'Бесплатно не больше',
    vat: 'НДС',
  },
  person: 'за каждого',
  group: 'за группу',
} as const
