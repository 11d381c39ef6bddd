import { inTime } from '../../../shell/load-chunk.tsx'

/** The contract's schemas weigh as much as all questions of the form: they come behind the first one. Rejects when they do not come. */
export const loadFaults = () => inTime(() => import('./draft-faults.ts'))
