import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { matrix } from '../authorisation.matrix.ts'
import { createWorld, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const routes = Object.keys(matrix).filter((route) => route.startsWith('GET ') && route.includes('/:'))

describe('an address that names what can be nothing', () => {
  it('is tried for every route that takes a number', () => {
    expect(routes).toEqual(expect.arrayContaining(['GET /api/v1/pricelist/:list_id/pdf', 'GET /api/v1/legal-texts/:text_id']))
  })

  it.each(routes)('%s is not found by whoever may ask', async (route) => {
    const may = matrix[route]?.may ?? []
    const as = may.find((principal) => principal !== 'none') ?? 'none'
    const headers: Record<string, string> = as === 'none' ? {} : { authorization: world.tokens[as] }
    const ask = async (id: string, asked: Record<string, string>) => {
      const path = route.slice('GET '.length).replace(/:\w+/, encodeURIComponent(id))
      // Some routes end with a slash, which the matrix leaves out.
      const answers = await Promise.all([path, `${path}/`].map((url) => world.app.inject({ url, headers: asked })))
      return answers.map(({ statusCode }) => statusCode)
    }
    for (const id of ['abc', '0', '-1', '1.5', '99999999999', "1'--"]) expect(await ask(id, headers)).toEqual([404, 404])
    // The route is there: it knows who is nobody.
    if (!may.includes('none')) expect(await ask('1', {})).toContain(401)
  })
})
