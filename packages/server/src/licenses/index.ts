export { licenseCheckFeature } from './licenses.actions.ts'
export { hasLicense } from './licenses.reads.ts'
export { forgetLicenses, listPersonalLicenses } from './personal-licenses.store.ts'
