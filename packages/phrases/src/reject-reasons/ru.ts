/** Why an order or a change is declined, as the office offers it: stored in the words of whoever chose it, and read in the reader's. */
export const ru = {
  noPlaces: 'Нет мест',
  closed: 'Объект закрыт в этот день',
  noLicense: 'У гида нет лицензии',
  debt: 'Задолженность по договору',
} as const
