import { wishActions } from '@anfilada/contract/orders/windows'
import { addDays, monthBounds } from '@anfilada/contract/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addServices, openWindow, wishData } from '../../testing/services.ts'
import { ask, createWorld, museumId, type Principal, visitDate, type World } from '../../testing/world.ts'

const month = visitDate.slice(0, 7)
const monthBefore = addDays(monthBounds(month).first, -1)
let world: World
beforeAll(async () => {
  world = await createWorld()
  await addServices(world)
})
afterAll(() => world.close())

async function due(as: Principal = 'agencyOwner') {
  const answer = await ask(world, { as, action: 'get_due_wishes', data: { language: 'ru' } })
  return wishActions.get_due_wishes.output.parse(answer.json<{ data: unknown }>().data).result
}
async function wish(as: Principal): Promise<number> {
  const answer = await ask(world, { as, action: 'post_request_schedule', data: wishData })
  return answer.json<{ data: { result: { id: number } } }>().data.result.id
}

test('whoever sent no wishes for the month before is not waited for', async () => {
  expect(await due()).toEqual([])
})

test('wishes are due of whoever sent some for the month before, archived ones too, and of no other customer', async () => {
  await world.pool.query('update orders set pass_date = $2, archived_at = now() where id = $1', [await wish('agencyOwner'), monthBefore])
  expect(await due()).toMatchObject([{ museum_id: museumId, museum: 'Дворец', month, zone: 'Europe/Moscow', type: wishData.type }])
  expect(await due('otherAgency')).toEqual([])
})

test.each([
  ['closes only after a week', '-1 hour', '8 days'],
  ['is not open yet', '1 hour', '2 days'],
  ['has closed', '-2 days', '-1 second'],
])('a window that %s makes nothing due', async (_, opens, closes) => {
  await openWindow(world, opens, closes)
  expect(await due()).toEqual([])
  await openWindow(world, '-1 hour', '6 days')
  expect(await due()).toHaveLength(1)
})

test('one wish for the month ends it, of whichever member', async () => {
  await wish('agencyOwner')
  expect(await due()).toEqual([])
})
