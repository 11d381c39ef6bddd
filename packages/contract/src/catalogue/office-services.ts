import * as z from 'zod/mini'
import { momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { revisionSchema } from '../text.ts'
import { serviceFields, servicesDocument } from './services-document.ts'

const language = z.optional(languageSchema)
const said = z.nullable(z.union([z.string(), z.number(), z.boolean()]))
const change = z.object({ system_id: z.string(), field: z.enum(serviceFields), language: z.nullable(languageSchema), from: said, to: said })

const services = z.object({
  /** Sent back with what is saved: another one saved meanwhile. */
  version: z.int(),
  document: servicesDocument,
  /** Newest first; of the first version nothing is said but that it was, and nobody knows by whom. */
  history: z.array(
    z.object({ version: z.int(), saved_by: z.nullable(z.string()), saved_at: z.nullable(momentSchema), changes: z.array(change) }),
  ),
})
export type CompanyServices = z.output<typeof services>

export const officeServicesActions = {
  company_services: {
    input: z.object({ language }),
    output: z.object({ result: services }),
    ability: ['update', 'Catalogue'],
    writes: false,
  },
  /** Customers have it at once, and a version of it is kept. A service that is there never goes: it is archived. */
  save_company_services: {
    input: z.object({ version: revisionSchema, document: servicesDocument, language }),
    output: z.object({ result: services }),
    ability: ['update', 'Catalogue'],
    writes: true,
  },
} as const satisfies ActionContracts
export type OfficeServicesActions = typeof officeServicesActions
