export { deleteOldApplications } from './applications.store.ts'
export { applicationsFeature } from './office/applications.office-actions.ts'
export { addRegistrationRoutes } from './registration.http.ts'
export { forgetApplications, listConsents } from './personal-applications.store.ts'
