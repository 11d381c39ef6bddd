import { type SectionName, sectionNames } from '@anfilada/contract/interchange/interchange-file'
import { exportPath, interchangeFormats } from '@anfilada/contract/interchange/office-interchange'
import { acceptedLanguage } from '@anfilada/contract/languages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { sendAttachment } from '../http/attachment.ts'
import type { Caller } from '../http/caller.ts'
import { type Authenticate, callerOf, gateOf } from '../http/gate.ts'
import { originOf } from '../http/identity.ts'
import { ProtocolFault } from '../http/protocol-fault.ts'
import { readStanding, writeFile } from './export-file.ts'
import { sections } from './sections.ts'

/** The company's data as a file, fetched with the header. */
export function addInterchangeRoutes(app: FastifyInstance, pool: Pool, authenticate: Authenticate): void {
  const who = gateOf(authenticate)
  for (const format of interchangeFormats) {
    app.get(exportPath(format), who('read', 'Interchange'), async (request, reply) => {
      const caller = callerOf(request)
      const names = chosen(request, caller)
      const language = acceptedLanguage(request.headers['accept-language']) === 'ru' ? 'ru' : 'en'
      const acting = { caller, origin: originOf(request) }
      const carried = await inTransaction(pool, (tx) => readStanding(tx, { acting, names, format }))
      const file = await writeFile(carried, { format, language })
      return sendAttachment(reply, { ...file, size: file.content.length })
    })
  }
}

/** All that he may read, or just those that he names. */
function chosen(request: FastifyRequest, caller: Caller): SectionName[] {
  const { sections: named } = request.query as { sections?: unknown }
  const mine = sectionNames.filter((name) => caller.can(...sections[name].may.read))
  if (named === undefined) return mine
  const asked = typeof named === 'string' ? named.split(',') : ['']
  if (asked.some((name) => !(sectionNames as readonly string[]).includes(name)))
    throw new ProtocolFault('malformed', { sections: 'invalid' })
  const forbidden = sectionNames.some((name) => asked.includes(name) && !mine.includes(name))
  if (forbidden) throw new ProtocolFault('forbidden')
  return mine.filter((name) => asked.includes(name))
}
