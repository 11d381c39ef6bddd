export { catalogueFeature } from './catalogue.actions.ts'
export { addCatalogueRoutes } from './catalogue.http.ts'
export { listSlots, slotClosed } from './catalogue.reads.ts'
export { type FreeTime, listNearestTimes, lockSlot, releasePlaces, takePlaces } from './places.store.ts'
