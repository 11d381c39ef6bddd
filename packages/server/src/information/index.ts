export { addInformationRoutes } from './legal-texts.http.ts'
export { legalTextsFeature } from './legal-texts.office-actions.ts'
export { findAgreedTexts, findOfferInForce } from './legal-texts.reads.ts'
