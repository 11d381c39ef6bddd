export { companyFeature } from './company.office-actions.ts'
