export { officeDutyFeature } from './duty.office-actions.ts'
export { forgetPlaces } from './check-ins.store.ts'
export { locationFeature } from './location.actions.ts'
