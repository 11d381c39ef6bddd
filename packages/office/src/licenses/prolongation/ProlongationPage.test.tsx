import { expect, test } from 'vitest'
import { screen, userEvent, waitFor, within } from '@anfilada/ui/testing'
import { FakeActions } from '../../testing/fake-actions.ts'
import { officeGroup, officeRequest } from '../../testing/licenses.ts'
import { renderOffice } from '../../testing/render-office.tsx'

function open(address: string) {
  const server = new FakeActions({
    office_prolongation: { result: { groups: [officeGroup(), officeGroup({ group_id: 9, place: 'Hall 2' })], museums: [], rates: [] } },
    office_prolongation_requests: { result: [officeRequest()] },
  })
  return { server, office: renderOffice({ address, server }) }
}
const groupIn = async (place: string) => {
  const name = await screen.findByText(place)
  return within(name.closest('li') as HTMLElement)
}

test('whose requests are shown stands in the address, until they are hidden', async () => {
  const { office } = open('/prolongation')
  await userEvent.click((await groupIn('Hall 2')).getByRole('button', { name: /^Requests/ }))
  expect(office.address()).toContain('group=9')
  await userEvent.click(await (await groupIn('Hall 2')).findByRole('button', { name: /^Hide/ }))
  await waitFor(() => expect(office.address()).not.toContain('group'))
})

test('who loads the page anew finds the same requests', async () => {
  const { server } = open('/prolongation?group=9')
  expect(await (await groupIn('Hall 2')).findByRole('button', { name: /^Enter the date/ })).toBeTruthy()
  expect(server.asked('office_prolongation_requests')).toEqual([{ group_id: 9, language: 'en' }])
  expect((await groupIn('Hall 1')).queryByRole('list')).toBeNull()
})
