import { expect, test, vi } from 'vitest'
import { screen, userEvent, waitFor, within } from '@anfilada/ui/testing'
import { FakeActions, refusal } from '../testing/fake-actions.ts'
import { renderOffice } from '../testing/render-office.tsx'
import { doorVoucher, sampleCode, usedVoucher } from '../testing/vouchers.ts'

const address = `/redeem?code=${sampleCode}`

test('a typed code is found however it was written; what is none is said beside the field', async () => {
  const server = new FakeActions({ office_voucher: { result: doorVoucher() } })
  renderOffice({ address: '/redeem', server, role: 'editor' })
  const field = await screen.findByRole('textbox', { name: 'Voucher code' })
  await userEvent.type(field, '0123 4567{Enter}')
  expect(screen.getByText('A code has 28 letters and digits. Check that none is missing.')).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, `https://portal.example/v/${sampleCode.toLowerCase()}{Enter}`)
  expect(await screen.findByText('Valid today')).toBeTruthy()
  expect(server.asked('office_voucher')).toEqual([{ code: sampleCode, language: 'en' }])
})

test('the group is let in with as many as were counted, and taken back by whoever did it', async () => {
  const server = new FakeActions({
    office_voucher: () => ({
      result: server.asked('redeem_voucher').length > server.asked('undo_redemption').length ? usedVoucher() : doorVoucher(),
    }),
    redeem_voucher: { result: usedVoucher() },
    undo_redemption: { result: { number: 71 } },
  })
  renderOffice({ address, server })
  const counted = await screen.findByRole('spinbutton', { name: 'How many went in' })
  expect(counted).toHaveProperty('value', '38')
  await userEvent.click(screen.getByRole('button', { name: 'Fewer' }))
  await userEvent.click(screen.getByRole('button', { name: 'Mark the entry' }))
  expect(await screen.findByText('You marked it: 21 November, 11:34, 37 people went in')).toBeTruthy()
  expect(document.activeElement?.matches('h1, h2')).toBe(true)
  expect(server.asked('redeem_voucher')).toEqual([{ code: sampleCode, heads: 37 }])
  expect(screen.queryByRole('button', { name: 'Mark the entry' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Remove the mark (42 s)' }))
  expect(await screen.findByRole('button', { name: 'Mark the entry' })).toBeTruthy()
  expect(server.asked('undo_redemption')).toEqual([{ redemption_id: 5 }])
})

test('whoever comes second is told who was first, and takes nothing back', async () => {
  const server = new FakeActions({
    office_voucher: () => ({
      result: server.asked('redeem_voucher').length > 0 ? usedVoucher({ mine: false, undo_seconds: 0 }) : doorVoucher(),
    }),
    redeem_voucher: refusal('voucher_used', 'The group of this voucher has already gone in.'),
  })
  renderOffice({ address, server })
  await userEvent.click(await screen.findByRole('button', { name: 'Mark the entry' }))
  expect(await screen.findByText('Anna, 21 November, 11:34, 37 people went in')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Remove the mark/ })).toBeNull()
})

test.each([
  ['not_today', 'The voucher is for Saturday 21 November. It does not admit anyone today.'],
  ['cancelled', 'The order was cancelled. This voucher does not admit anyone.'],
  ['replaced', 'The order was changed after this was printed. Ask for the new voucher.'],
] as const)('a paper that is %s says so and lets nobody in', async (state, said) => {
  renderOffice({ address, server: new FakeActions({ office_voucher: { result: doorVoucher({ state }) } }) })
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mark the entry' })).toBeNull()
})

test('a code that nobody has leads back to the next one', async () => {
  const server = new FakeActions({ office_voucher: refusal('voucher_not_found', 'There is no such voucher.') })
  renderOffice({ address, server })
  expect(await screen.findByText('There is no such voucher')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Another voucher' }))
  expect(await screen.findByRole('textbox', { name: 'Voucher code' })).toBeTruthy()
})

test('the camera reads a code by the browser’s own reader, and is off again when it is found', async () => {
  const stop = vi.fn()
  const read = ['https://example.com', `https://portal.example/v/${sampleCode}`]
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['qr_code']
      detect = async () => [{ rawValue: read.shift() ?? '' }]
    },
  )
  const mediaDevices = { getUserMedia: async () => ({ getTracks: () => [{ stop }] }) }
  vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices }))
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  renderOffice({ address: '/redeem', server: new FakeActions({ office_voucher: { result: doorVoucher() } }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Scan the code' }))
  expect(await screen.findByText('This is not the code of a voucher. It is printed on the group’s voucher.')).toBeTruthy()
  expect(await screen.findByText('Valid today')).toBeTruthy()
  expect(stop).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('without the right to the camera the code is typed', async () => {
  const getUserMedia = async () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: { getUserMedia } }))
  renderOffice({ address: '/redeem', server: new FakeActions({}) })
  await userEvent.click(await screen.findByRole('button', { name: 'Scan the code' }))
  const said = await screen.findByText(/The camera is not allowed/)
  expect(within(said.closest('div') as HTMLElement).getByRole('button', { name: 'Scan the code' })).toBeTruthy()
  vi.unstubAllGlobals()
})

test('a camera whose pictures nobody can read is off again', async () => {
  const stop = vi.fn()
  vi.stubGlobal('BarcodeDetector', { getSupportedFormats: async () => Promise.reject(new Error('The reader did not load')) })
  const mediaDevices = { getUserMedia: async () => ({ getTracks: () => [{ stop }] }) }
  vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices }))
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  renderOffice({ address: '/redeem', server: new FakeActions({}) })
  await userEvent.click(await screen.findByRole('button', { name: 'Scan the code' }))
  expect(await screen.findByText('There is no camera, or it is in use. Enter the code.')).toBeTruthy()
  expect(stop).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('a camera that is turned off while it starts stays off', async () => {
  const [stop, started] = [vi.fn(), Promise.withResolvers<void>()]
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['qr_code']
      detect = async () => []
    },
  )
  const getUserMedia = vi.fn(async () => ({ getTracks: () => [{ stop }] }))
  vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: { getUserMedia } }))
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockReturnValue(started.promise)
  renderOffice({ address: '/redeem', server: new FakeActions({}) })
  await userEvent.click(await screen.findByRole('button', { name: 'Scan the code' }))
  await waitFor(() => expect(play).toHaveBeenCalledOnce())
  await userEvent.click(screen.getByRole('button', { name: 'Turn the camera off' }))
  started.resolve()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Scan the code' })).toBeTruthy()
  expect(stop).toHaveBeenCalledOnce()
  expect(getUserMedia).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
