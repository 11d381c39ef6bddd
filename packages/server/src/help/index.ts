export { addHelpRoutes } from './help.http.ts'
