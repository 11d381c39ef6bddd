import type { ServiceWizard } from '../use-service-wizard.ts'

/** What every step of the four forms is given. */
export type StepProps = { wizard: ServiceWizard }
