export { addEventRoutes } from './events.http.ts'
export { forgetGoneProcesses } from './streams-elsewhere.store.ts'
