export { erasureFeature, exportFeature } from './personal-data.actions.ts'
