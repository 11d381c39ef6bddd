export { carryOutPlan } from './carry-out.ts'
export { planJob } from './plans.store.ts'
export { slotPlansFeature } from './slot-plans.office-actions.ts'
