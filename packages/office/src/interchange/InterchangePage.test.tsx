// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { screen, userEvent, within } from '@anfilada/ui/testing'
import { FakeActions, refusal } from '../testing/fake-actions.ts'
import { renderOffice } from '../testing/render-office.tsx'

const report = {
  sections: [
    { section: 'museums', rows: 3, new: 1, changed: 1, unchanged: 1 },
    { section: 'terms', rows: 4, new: 0, changed: 0, unchanged: 4 },
  ],
  changes: [
    {
      section: 'museums',
      key: '9',
      name: 'Peterhof',
      what: 'new',
      lines: [{ sheet: 'Objects', row: 'park', title: null, from: null, to: 'park' }],
    },
    {
      section: 'museums',
      key: '3',
      name: 'Hermitage',
      what: 'changed',
      lines: [{ sheet: 'Objects', row: 'main', title: 'Monday', from: '10:00-18:00', to: null }],
    },
  ],
  faults: [],
  seen: 'as-it-was',
}
const upload = { result: { file_id: 31, name: 'museums.xlsx', size: 2 } }

async function open(answers: object, address = '/interchange') {
  const server = new FakeActions({
    interchange_sections: { result: [{ section: 'museums', may_read: true, may_write: true }] },
    '/api/office/files/interchange/': upload,
    preview_import: { result: report },
    ...answers,
  })
  const office = renderOffice({ address, server, role: 'admin' })
  await screen.findByRole('heading', { name: 'Import and export' })
  return { server, office }
}
async function choose(): Promise<void> {
  await userEvent.upload(await screen.findByLabelText('Choose a file'), new File(['{}'], 'museums.xlsx'))
}

test('a file is shown with all that it would change, and only a press imports it, once', async () => {
  const { server, office } = await open({ run_import: { result: report } })
  await choose()
  expect(await screen.findByText('museums.xlsx: what it changes')).toBeTruthy()
  expect(screen.getByText(/1 new, 1 to change$/)).toBeTruthy()
  expect(screen.getByText('5 unchanged')).toBeTruthy()
  expect(office.address()).toBe('/interchange?file=31')
  const changed = screen.getByText('Hermitage').closest('li') as HTMLElement
  expect(within(changed).getByText('10:00-18:00').closest('del')).toBeTruthy()
  expect(within(changed).getByText('empty')).toBeTruthy()
  expect(server.asked('run_import')).toEqual([])

  const button = screen.getByRole('button', { name: 'Import 2 entries' })
  await userEvent.dblClick(button)
  expect(await screen.findByText('museums.xlsx: imported')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Import' }))
  expect(server.asked('run_import')).toMatchObject([{ file_id: 31, seen: 'as-it-was' }])
  expect(office.address()).toBe('/interchange')
})

test('a file with mistakes has nothing to press: each is named by its cell, and nothing was kept', async () => {
  const fault = { section: 'museums', sheet: 'Objects', place: 'C7', read: 'soon', code: 'not_hours', message: 'Hours are needed.' }
  const { server } = await open({ preview_import: { result: { ...report, changes: [], faults: [fault] } } })
  await choose()
  const alert = (await screen.findByText('museums.xlsx: 1 mistake')).closest('[role=alert]') as HTMLElement
  expect(within(alert).getByText('C7')).toBeTruthy()
  expect(within(alert).getByText('Objects')).toBeTruthy()
  expect(within(alert).getByText('soon')).toBeTruthy()
  expect(within(alert).getByText('Hours are needed.')).toBeTruthy()
  expect(within(alert).getByText(/Nothing was saved/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
  expect(server.asked('run_import')).toEqual([])
})

test('a file that changes nothing says so in one sentence, and has nothing to press', async () => {
  const same = [{ section: 'museums', rows: 3, new: 0, changed: 0, unchanged: 3 }]
  await open({ preview_import: { result: { ...report, sections: same, changes: [] } } })
  await choose()
  const heading = await screen.findByText('museums.xlsx: nothing to change')
  const said = within(heading.closest('[role=status]') as HTMLElement)
  expect(said.getByText('All is here already as in the file: 3 entries.')).toBeTruthy()
  expect(said.queryByText('Museums')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
})

test('balances that a file has brought wait for another employee, whose screen is a press away', async () => {
  const brought = [{ section: 'opening_balances', rows: 2, new: 2, changed: 0, unchanged: 0 }]
  await open({ run_import: { result: { ...report, sections: brought } } })
  await choose()
  await userEvent.click(await screen.findByRole('button', { name: 'Import 2 entries' }))
  expect(await screen.findByText('2 balances wait: another member of staff posts them.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To the balances' }).getAttribute('href')).toBe('/office/ledger?view=openings')
})

test('a file that changes prices asks why before it is imported, as a publication does; one that changes none does not', async () => {
  const prices = [{ section: 'prices', rows: 2, new: 0, changed: 2, unchanged: 0 }]
  const { server } = await open({ preview_import: { result: { ...report, sections: prices } }, run_import: { result: report } })
  await choose()
  const note = await screen.findByRole('textbox', { name: /^Why the prices change/ })
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 entries' }))
  expect(await screen.findByText('Enter why the prices change.')).toBeTruthy()
  expect(server.asked('run_import')).toEqual([])
  await userEvent.type(note, 'Season 2027')
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 entries' }))
  expect(await screen.findByText('museums.xlsx: imported')).toBeTruthy()
  expect(server.asked('run_import')).toMatchObject([{ file_id: 31, note: 'Season 2027' }])
})

test('a file without other prices is imported without a reason', async () => {
  await open({})
  await choose()
  expect(await screen.findByRole('button', { name: 'Import 2 entries' })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('what stands is different by now: that is said, and the file is looked at anew', async () => {
  const { server } = await open({ run_import: refusal('import_stale', 'Look at it again.') }, '/interchange?file=31')
  await userEvent.click(await screen.findByRole('button', { name: 'Import 2 entries' }))
  expect(await screen.findByText('Look at it again.')).toBeTruthy()
  await expect.poll(() => server.asked('preview_import').length).toBe(2)
})
