export { exportsFeature } from './exports.actions.ts'
export { exportJob, forgetExports, forgetExportsOf } from './exports.store.ts'
export { mayReadExport } from './may-read-export.ts'
