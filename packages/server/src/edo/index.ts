export { edoFeature } from './edo.actions.ts'
export { officeEdoFeature } from './edo.office-actions.ts'
export { forgetEdoContact, listPersonalEdo } from './personal-edo.store.ts'
