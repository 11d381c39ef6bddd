export { catalogueFeature } from './catalogue.actions.ts'
export { addCatalogueRoutes } from './catalogue.http.ts'
export { listNearestTimes, lockSlot, releasePlaces, takePlaces } from './places.store.ts'
export { freeUntil, penaltyEach, slotClosed, termsJoins } from './terms.sql.ts'
