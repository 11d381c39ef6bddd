import type { OrderWizard } from '../form/use-order-wizard.ts'

/** What every question of a form is given. */
export type StepProps = { wizard: OrderWizard }
