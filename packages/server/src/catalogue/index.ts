export { aboutObjectFeature } from './about/about.actions.ts'
export { capacityFeature } from './capacity/capacity.office-actions.ts'
export { catalogueFeature } from './catalogue.actions.ts'
export { addCatalogueRoutes } from './catalogue.http.ts'
export { publishDocument } from './editing/edit-museum.ts'
export { type KnownMuseum, listKnownMuseums } from './editing/museums.reads.ts'
export { lockCatalogue } from './editing/museums.store.ts'
export { officeCatalogueFeature } from './editing/editing.office-actions.ts'
export {
  exchangePlaces,
  freePlaces,
  listNearestTimes,
  nearestTime,
  lockSlot,
  lockSlots,
  releasePlaces,
  type Standing,
  takePlaces,
  type Taker,
} from './places.store.ts'
export { findTargets, type Lowering, lockLowering, lowerSlots } from './lowering/lower-slots.ts'
export { isInTheWay, listInTheWay, listLoweredSlots, type SlotTarget } from './lowering/lowering.reads.ts'
export { recountSlots } from './capacity/capacity.store.ts'
export { checkRule } from './slot-rules/slot-rules.office-actions.ts'
export type { Acting } from './capacity/change-slots.ts'
export { fillAllSlots, fillSlots } from './slot-rules/fill-slots.ts'
export { handOver } from './slot-rules/hand-over.ts'
export { slotHandoverFeature } from './slot-rules/handing.office-actions.ts'
export { handJob, type Handing } from './slot-rules/handing.store.ts'
export { fillJob, queueFilling } from './slot-rules/slot-rules.store.ts'
export { listArchivedEquipment, listEquipment } from './services/services.store.ts'
export { officeServicesFeature } from './services/services.office-actions.ts'
export { slotRulesFeature } from './slot-rules/slot-rules.office-actions.ts'
export { changeAgreedTerms, changeObjectTerms } from './terms/change-terms.ts'
export { termsFeature } from './terms/terms.office-actions.ts'
export { listAgreedTerms, listObjectNames, listOwnTerms } from './terms/terms.reads.ts'
export { lockAgreedTerms, lockOwnTerms } from './terms/terms.store.ts'
export { cutOffMoment, freeChangeHours, freeUntil, museumClosed, penaltyEach, slotClosed, termsJoins } from './terms.sql.ts'
export { listCompanyServices, listCountryCodes } from './catalogue.reads.ts'
export { setWindow } from './windows/set-window.ts'
export { windowsFeature } from './catalogue.actions.ts'
export {
  findWindow,
  listOfferedWindows,
  listOpenWindows,
  lockWindows,
  windowAnswer,
  windowColumns,
  type WindowRow,
} from './windows/windows.reads.ts'
