import type { FieldWords } from './shape.ts'

export const en = {
  /** What fields say by themselves while somebody types. */
  typing: {
    notWhole: 'Enter a whole number.',
    over: 'At most {most, number} characters, {over, number} too many.',
    others: '{count, number} more',
    drop: 'Drop the file',
    lost: 'The list did not load. Trying again.',
    clearAll: 'Clear all',
    show: 'Show {count}',
  },
  fields: {
    required: 'Fill in “{field}”.',
    invalid: 'Check this value.',
    too_short: 'Too short.',
    too_long: 'Too long.',
    too_small: 'Too few.',
    too_big: 'Too many.',
    date: 'There is no such date.',
    time: 'Enter the time like this: 09:30.',
    month: 'There is no such month.',
    text: 'Some characters are not allowed here.',
    email: 'This does not look like an email address.',
    phone: 'Enter the number in digits, with the country code.',
    inn: 'There is a mistake in the INN: check the digits.',
    kpp: 'A KPP has nine characters, and only companies have one.',
    ogrn: 'There is a mistake in the OGRN: check the digits.',
    bik: 'A BIK has nine digits.',
    account: 'An account number has twenty characters.',
    account_key: 'The account number does not match the BIK.',
  },
} as const satisfies FieldWords
