export { officeSetupFeature } from './setup.office-actions.ts'
