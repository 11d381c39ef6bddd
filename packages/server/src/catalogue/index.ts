export { catalogueFeature } from './catalogue.actions.ts'
export { addCatalogueRoutes } from './catalogue.http.ts'
export { slotClosed } from './catalogue.reads.ts'
export { listNearestTimes, lockSlot, releasePlaces, takePlaces } from './places.store.ts'
