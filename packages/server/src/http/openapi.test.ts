import { describe, expect, it } from 'vitest'
import { endpoints } from '../app.ts'
import { openApiDocument } from './openapi.ts'

type Operation = {
  operationId: string
  parameters?: { name: string }[]
  requestBody?: { content: Record<string, { schema: { properties: { data: object } } }> }
}
const document = openApiDocument(endpoints) as { openapi: string; paths: Record<string, Record<string, Operation>> }

type Schema = {
  type?: string
  maximum?: number
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}

function wholeNumbers(schema: Schema | undefined, field = ''): { field: string; schema: Schema }[] {
  if (schema === undefined || typeof schema !== 'object') return []
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
    wholeNumbers(one, field === '' ? name : `${field}.${name}`),
  )
  const others = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) => wholeNumbers(one, field))
  const own = schema.type === 'integer' ? [{ field, schema }] : []
  return [
    ...own,
    ...inner,
    ...others,
    ...wholeNumbers(schema.items, `${field}[]`),
    ...wholeNumbers(schema.additionalProperties, `${field}.*`),
  ]
}

/** Money, and ids of tables that grow for ever; PostgreSQL refuses a larger number for any other column (22003). */
const columnsOfEightBytes = new Set([
  'delete_request penalty',
  'put_request total',
  'put_request penalty',
  'new_invoice deposit',
  'new_credit_note amount',
  'new_payment amount',
  'use_balance amount',
  'create_payment_link amount',
  'pay_payment_link amount',
  'list_payments amount',
  'refund_payment amount',
  'allocate_money amount',
  'propose_correction amount',
  'propose_opening amount',
  'edit_price_draft changes[].prices.*.amount',
  'edit_price_draft changes[].prices.*.tiers[].amount',
  'approve_change total',
  'approve_change penalty',
  'set_object_terms penalty',
  'set_customer_terms_by_object penalty',
  'approve_customer credit_limit',
  'set_customer_terms credit_limit',
  'set_prolongation_group fee',
  'end_session session_id',
  'office_mails before',
  'office_mail mail_id',
  'resend_mail mail_id',
  'office_audit before',
  'get_message_threads before',
  'get_messages before',
  'search_messages before',
  'mark_messages_read message_id',
  'get_feedback after',
  'office_feedback after',
  'close_feedback message_id',
  'get_message_file message_id',
  'office_message_file message_id',
  'office_message_threads before',
  'office_messages before',
  'office_search_messages before',
  'mark_office_messages_read message_id',
])

describe('the published contract', () => {
  it.each(endpoints.flatMap(({ path, actions }) => [...actions.values()].map((action) => ({ path, action }))))(
    'describes $action.name as the server takes it',
    ({ path, action }) => {
      const operation = document.paths[`${path}#${action.name}`]?.['post']
      const data = operation?.requestBody?.content['multipart/form-data']?.schema.properties.data
      expect(data).toMatchObject({ type: 'object', properties: expect.any(Object) })
      expect(operation?.parameters?.map(({ name }) => name) ?? []).toEqual(action.contract.writes ? ['Idempotency-Key'] : [])
    },
  )

  it.each(endpoints.flatMap(({ path, actions }) => [...actions.keys()].map((name) => ({ path, name }))))(
    'bounds every whole number of $name by what its column holds',
    ({ path, name }) => {
      const data = document.paths[`${path}#${name}`]?.['post']?.requestBody?.content['multipart/form-data']?.schema.properties.data
      const unbounded = wholeNumbers(data).filter(({ field, schema }) => {
        const largest = columnsOfEightBytes.has(`${name} ${field}`) ? Number.MAX_SAFE_INTEGER : 2_147_483_647
        return !(schema.maximum !== undefined && schema.maximum <= largest)
      })
      expect(unbounded).toEqual([])
    },
  )

  it('names every operation once', () => {
    const ids = Object.values(document.paths).flatMap((path) => Object.values(path).map((operation) => operation.operationId))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(['login', 'logout', 'museums', 'museum_objects', 'countries']))
  })

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })
})
