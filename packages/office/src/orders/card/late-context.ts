// What stands beside an order: one chunk, which comes after the order itself, since each part has an answer of its own to wait for.
export { AssignmentPane } from '../assign/AssignmentPane.tsx'
export { CustomerFacts } from './CustomerFacts.tsx'
export { GroupDay } from './GroupDay.tsx'
export { GuideFacts } from './GuideFacts.tsx'
export { OrderAccount } from './OrderAccount.tsx'
