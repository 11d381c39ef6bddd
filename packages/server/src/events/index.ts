export { addEventRoutes } from './events.http.ts'
