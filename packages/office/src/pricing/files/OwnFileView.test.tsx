import { expect, test } from 'vitest'
import { screen, userEvent, waitFor, within } from '@anfilada/ui/testing'
import type { StaffRole } from '@anfilada/contract/abilities'
import type { Failure } from '@anfilada/contract/envelope'
import { priceList } from '../../testing/examples.ts'
import { FakeActions, refusal } from '../../testing/fake-actions.ts'
import { renderOffice } from '../../testing/render-office.tsx'

const list = (file: string | null) => ({ ...priceList, file })
const version = { id: 8, number: 3, state: 'current', note: '', revision: 1 }

function open({ file = null, uploaded, role = 'editor' }: { file?: string | null; uploaded?: object | Failure; role?: StaffRole }) {
  const actions = new FakeActions({ price_list: { result: { list: list(file), version, rows: [], vat: [] } } })
  const uploads: { path: string; file: unknown }[] = []
  const server = {
    fetch: async (path: string, init: RequestInit) => {
      if (!path.startsWith('/api/office/files/')) return actions.fetch(path, init)
      uploads.push({ path, file: (init.body as FormData).get('file') })
      return new Response(JSON.stringify(uploaded))
    },
  }
  renderOffice({ address: '/price-list?list=7&view=file', server, role })
  return { actions, uploads }
}
const pdf = new File(['%PDF-1.7'], 'prices for groups.pdf', { type: 'application/pdf' })
const kept = { success: true, data: { result: { file_id: 31, name: 'prices for groups.pdf', size: 204_800 } } }
const field = () => screen.findByLabelText<HTMLInputElement>('Choose a file')

test('a file of the staff’s own is given to customers only after it is said so, and then stands as theirs', async () => {
  const { actions, uploads } = open({ uploaded: kept })
  actions.answers['attach_price_file'] = { result: { file: 'prices for groups.pdf' } }
  expect(await screen.findByText('Customers now download the file made from these prices.')).toBeTruthy()
  await userEvent.upload(await field(), pdf)
  expect(await screen.findByRole('heading', { name: 'prices for groups.pdf, 200 KB' })).toBeTruthy()
  expect(uploads).toEqual([{ path: '/api/office/files/price_list/', file: pdf }])
  expect(actions.asked('attach_price_file')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Give it to customers' }))
  await screen.findByText('Customers get the file prices for groups.pdf')
  expect(actions.asked('attach_price_file')).toEqual([{ list_id: 7, file_id: 31, language: 'en' }])
  await waitFor(() => expect(screen.getByText(/Customers now download/).textContent).toContain('own file: prices for groups.pdf'))
  expect(screen.queryByRole('button', { name: 'Give it to customers' })).toBeNull()
  // The sheet with what was typed into it is not read anew.
  expect(actions.asked('price_list')).toHaveLength(1)
})

test('the file is taken away after a question, and customers get the one made from the prices', async () => {
  const { actions } = open({ file: 'spring.xlsx' })
  actions.answers['attach_price_file'] = { result: { file: null } }
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the file…' }))
  const dialog = screen.getByRole('alertdialog', { name: 'Remove the file spring.xlsx?' })
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Keep the file' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove the file' }))
  expect(await screen.findByText('Customers now download the file made from these prices.')).toBeTruthy()
  expect(actions.asked('attach_price_file')).toEqual([{ list_id: 7, file_id: null, language: 'en' }])
})

test('a wrong file is refused with the server’s sentence, and one over 10 MB is not sent at all', async () => {
  const { actions, uploads } = open({ uploaded: refusal('file_type_unknown', 'The file is neither a table nor a PDF.') })
  await userEvent.upload(await field(), pdf)
  expect(await screen.findByText('The file is neither a table nor a PDF.')).toBeTruthy()
  const large = new File(['%PDF'], 'large.pdf', { type: 'application/pdf' })
  Object.defineProperty(large, 'size', { value: 10_485_761 })
  await userEvent.upload(await field(), large)
  expect(await screen.findByText(/The file is over 10 MB/)).toBeTruthy()
  expect(uploads).toHaveLength(1)
  expect(actions.asked('attach_price_file')).toEqual([])
})

test('when the list is gone meanwhile the file waits for another try', async () => {
  const { actions } = open({ uploaded: kept })
  actions.answers['attach_price_file'] = refusal('price_list_not_found', 'The price list is not found.')
  await userEvent.upload(await field(), pdf)
  await userEvent.click(await screen.findByRole('button', { name: 'Give it to customers' }))
  await screen.findByText('The price list is not found.')
  expect(screen.getByRole('button', { name: 'Give it to customers' })).toBeTruthy()
})

test('who may not publish prices gives customers no file', async () => {
  open({ role: 'dispatcher' })
  await screen.findByRole('heading', { name: 'Foreign groups 2026' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'File for customers' })).toBeNull())
  expect(screen.queryByLabelText('Choose a file')).toBeNull()
})
