/** The company as tax office and bank have it: money comes here (decision 0013). Made up until it names its own; the check digits hold. */
export const companyRequisites = {
  inn: '7801234500',
  kpp: '780101001',
  ogrn: '1217800012341',
  account: '40702810000000001234',
  bik: '044030099',
  corrAccount: '30101810300000000099',
} as const
