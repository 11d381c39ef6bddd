/** A price list as a file for customers; the words of tickets, services and groups stand in `catalogue`. */
export const ru = {
  title: 'Прайс-лист',
  year: 'с {from} по {until}',
  own: 'Цены по вашему договору',
  money: 'Цены в рублях. Если услуга облагается НДС, он уже включён в цену.',
  terms: 'Условия',
  tier: '{item}: от {from}\u00a0чел. — {amount}\u00a0₽',
  group: '{item}: цена за группу',
  free: '{item}: 1 из {per} бесплатно',
  freeMax: '{item}: 1 из {per} бесплатно, но не больше {max}',
  vat: '{item}: в том числе НДС {percent}\u00a0%',
} as const
