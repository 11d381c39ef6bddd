export { addHelpRoutes } from './help.http.ts'
export { officeHelpFeature } from './help.office-actions.ts'
