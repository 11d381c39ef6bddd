export { listCarriedLicenses, lockLicenses } from './carried.reads.ts'
export { addCheckedLicense, changeLicense } from './take-license.ts'
export { licenseCheckFeature, licensesFeature } from './licenses.actions.ts'
export { officeLicensesFeature } from './licenses.office-actions.ts'
export { prolongationFeature } from './prolongation.actions.ts'
export { officeProlongationFeature } from './prolongation.office-actions.ts'
export {
  type DueFee,
  type Fee,
  feeReference,
  findFees,
  listDueFees,
  listFeeMoney,
  listPaidBack,
  listPayableFees,
  payableFee,
  type PayableFee,
  payFee,
  sumDueFees,
} from './fees.store.ts'
export { tellLicenses } from './mailing/tell-licenses.ts'
export { findEndedLicense, findGuide, hasLicense, licenseNumberSql } from './licenses.reads.ts'
export { forgetLicenses, listPersonalLicenses } from './personal-licenses.store.ts'
