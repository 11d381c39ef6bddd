export { licenseCheckFeature, licensesFeature } from './licenses.actions.ts'
export { officeLicensesFeature } from './licenses.office-actions.ts'
export { hasLicense } from './licenses.reads.ts'
export { forgetLicenses, listPersonalLicenses } from './personal-licenses.store.ts'
