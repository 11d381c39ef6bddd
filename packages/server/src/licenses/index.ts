export { licenseCheckFeature } from './licenses.actions.ts'
export { hasLicense } from './licenses.reads.ts'
