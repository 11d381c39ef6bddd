export { addInterchangeRoutes } from './interchange.http.ts'
export { interchangeFeature } from './interchange.office-actions.ts'
