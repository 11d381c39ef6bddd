import { describe, expect, it } from 'vitest'
import { doors } from '../app.ts'
import { openApiDocument } from './openapi.ts'

type Operation = {
  operationId: string
  parameters?: { name: string }[]
  requestBody?: { content: Record<string, { schema: { properties: { data: object } } }> }
}
const document = openApiDocument(doors) as { openapi: string; paths: Record<string, Record<string, Operation>> }

describe('the published contract', () => {
  it.each(doors.flatMap(({ path, actions }) => [...actions.values()].map((action) => ({ path, action }))))(
    'describes $action.name as the door takes it',
    ({ path, action }) => {
      const operation = document.paths[`${path}#${action.name}`]?.['post']
      const data = operation?.requestBody?.content['multipart/form-data']?.schema.properties.data
      expect(data).toMatchObject({ type: 'object', properties: expect.any(Object) })
      expect(operation?.parameters?.map(({ name }) => name) ?? []).toEqual(action.contract.writes ? ['Idempotency-Key'] : [])
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
