import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A bank that answers every question with its "no", for tests about something else than payments. */
export type SilentBank = { settings: Readonly<Record<string, string>>; close(): Promise<void> }

export async function startSilentBank(): Promise<SilentBank> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ status: 'error', message: 'closed' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    settings: {
      MODULBANK_URL: `http://127.0.0.1:${port}`,
      MODULBANK_MERCHANT: 'merchant-of-the-tests',
      MODULBANK_KEY: '00112233445566778899AABBCCDDEEFF',
      MODULBANK_TESTING: '1',
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
