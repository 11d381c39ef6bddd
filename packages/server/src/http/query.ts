import { fieldFaultsOf } from '@anfilada/contract/fields'
import { acceptedLanguage, type Language } from '@anfilada/contract/languages'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { ProtocolFault } from './protocol-fault.ts'

/** What stands behind the ? of an address, as the contract has it; an empty filter (`?type=`) does not filter. Throws `invalid_fields`. */
export function queryOf<S extends z.ZodMiniType>(schema: S, { query }: FastifyRequest): z.output<S> {
  const given = Object.fromEntries(Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== ''))
  const parsed = z.safeParse(schema, given, { reportInput: true })
  if (!parsed.success) throw new ProtocolFault('invalid_fields', fieldFaultsOf(parsed.error.issues))
  return parsed.data
}

/** The language that the address asks for, else the first of the reader's that the portal speaks. */
export function readersLanguage({ headers }: FastifyRequest, asked?: Language): Language {
  return asked ?? acceptedLanguage(headers['accept-language'])
}
