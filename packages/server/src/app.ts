import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { loadPhoneRule } from '@anfilada/contract/phone-rule'
import { addIdentityRoutes, apiKeysFeature, authenticate, identityFeatures, officeStaffFeature } from './identity/index.ts'
import {
  actForCustomerFeature,
  auditFeature,
  membersFeature,
  officeCustomersFeature,
  profileFeature,
  recordActOnBehalf,
  settingsFeature,
  stopActingFeature,
} from './customers/index.ts'
import { companyFeature } from './company/index.ts'
import { bankStatementsFeature } from './bank-statements/index.ts'
import type { Caller } from './http/caller.ts'
import type { ServerIdentity } from './http/identity.ts'
import {
  addCatalogueRoutes,
  capacityFeature,
  aboutObjectFeature,
  catalogueFeature,
  officeCatalogueFeature,
  slotHandoverFeature,
  officeServicesFeature,
  slotRulesFeature,
  termsFeature,
  windowsFeature,
  listEquipment,
} from './catalogue/index.ts'
import type { Pool } from './db/pool.ts'
import { actionTable, addActionsEndpoint, addFormParser } from './http/actions.ts'
import { edoFeature, officeEdoFeature } from './edo/index.ts'
import { feedbackFeature, messagesFeature, officeFeedbackFeature, officeMessagesFeature } from './messages/index.ts'
import { addEventRoutes } from './events/index.ts'
import { exportsFeature, mayReadExport } from './exports/index.ts'
import { addFileRoutes, sendFileOf } from './files/index.ts'
import { addLastingAnswer, compressAnswers } from './http/compression.ts'
import { handleErrors, refuseBrokenConnection, sendRefusal } from './http/errors.ts'
import { addSecurityHeaders } from './http/headers.ts'
import { addInformationRoutes, legalTextsFeature } from './information/index.ts'
import { ledgerFeature, openingFeature } from './ledger/index.ts'
import { locationFeature, officeDutyFeature } from './duty/index.ts'
import { addHelpRoutes, officeHelpFeature } from './help/index.ts'
import { invoicesFeature, officeInvoicesFeature } from './invoices/index.ts'
import {
  licenseCheckFeature,
  licensesFeature,
  officeLicensesFeature,
  officeProlongationFeature,
  prolongationFeature,
} from './licenses/index.ts'
import { mailsFeature } from './mail/mails.office-actions.ts'
import { addHealthRoutes } from './http/health.ts'
import { parseJson } from './http/json.ts'
import { createMetrics } from './http/metrics.ts'
import { ProtocolFault } from './http/protocol-fault.ts'
import { addSites } from './http/site.ts'
import { addWellKnown, requireHost } from './http/well-known.ts'
import {
  customerOrdersFeature,
  addManifestRoutes,
  decisionsFeature,
  holdsFeature,
  manifestFeature,
  officeChangesFeature,
  officeOrdersFeature,
  orderChangesFeature,
  orderContextFeature,
  ordersFeature,
  programmesFeature,
  resourcesFeature,
  servicesFeature,
  wishesFeature,
} from './orders/index.ts'
import {
  onlineMethods,
  providersOf,
  accountantTasksFeature,
  addHookRoutes,
  balanceFeature,
  customerBalanceFeature,
  officePaymentsFeature,
  paymentLinksFeature,
  paymentsFeature,
  publicPaymentsFeature,
} from './payments/index.ts'
import { addPricingRoutes, priceFilesFeature, priceListsFeature, pricePreviewFeature, pricesFeatures } from './pricing/index.ts'
import {
  addPublicationRoutes,
  hasUnreadNews,
  officePublicationsFeature,
  publicationsFeature,
  publicNoticesFeature,
} from './publications/index.ts'
import { officeReconciliationFeature, reconciliationFeature } from './reconciliation/index.ts'
import { erasureFeature, exportFeature } from './privacy/index.ts'
import { addRegistrationRoutes, applicationsFeature } from './registration/index.ts'
import { addInterchangeRoutes, interchangeFeature } from './interchange/index.ts'
import { slotPlansFeature } from './slot-plans/index.ts'
import { addVoucherPage, redeemFeature, vouchersFeature } from './vouchers/index.ts'
import { officeSetupFeature } from './setup/index.ts'

/** What people of both sides do alike. */
const ofEverybody = [exportFeature, exportsFeature, profileFeature, ...identityFeatures] as const

export const customerActions = actionTable(
  aboutObjectFeature,
  catalogueFeature,
  ...pricesFeatures,
  ordersFeature,
  orderChangesFeature,
  holdsFeature,
  servicesFeature,
  programmesFeature,
  vouchersFeature,
  windowsFeature,
  licenseCheckFeature,
  licensesFeature,
  prolongationFeature,
  locationFeature,
  balanceFeature,
  invoicesFeature,
  paymentsFeature,
  paymentLinksFeature,
  publicPaymentsFeature,
  reconciliationFeature,
  edoFeature,
  publicationsFeature,
  publicNoticesFeature,
  messagesFeature,
  feedbackFeature,
  membersFeature,
  settingsFeature,
  apiKeysFeature,
  stopActingFeature,
  erasureFeature,
  ...ofEverybody,
)
export const officeActions = actionTable(
  priceListsFeature,
  pricePreviewFeature,
  priceFilesFeature,
  manifestFeature,
  officeOrdersFeature,
  officeChangesFeature,
  decisionsFeature,
  orderContextFeature,
  customerOrdersFeature,
  wishesFeature,
  resourcesFeature,
  redeemFeature,
  officeDutyFeature,
  customerBalanceFeature,
  officeInvoicesFeature,
  officePaymentsFeature,
  accountantTasksFeature,
  bankStatementsFeature,
  officeReconciliationFeature,
  officeEdoFeature,
  officeLicensesFeature,
  officeProlongationFeature,
  officeMessagesFeature,
  officeFeedbackFeature,
  ledgerFeature,
  openingFeature,
  termsFeature,
  officeCatalogueFeature,
  officeServicesFeature,
  capacityFeature,
  slotRulesFeature,
  slotPlansFeature,
  slotHandoverFeature,
  legalTextsFeature,
  companyFeature,
  officePublicationsFeature,
  officeHelpFeature,
  officeCustomersFeature,
  applicationsFeature,
  actForCustomerFeature,
  officeStaffFeature,
  officeSetupFeature,
  interchangeFeature,
  mailsFeature,
  auditFeature,
  ...ofEverybody,
)
export const endpoints = [
  { path: '/api/v1/actions/', actions: customerActions },
  { path: '/api/office/actions/', actions: officeActions },
] as const

export type AppOptions = {
  pool: Pool
  log: FastifyBaseLogger
  identity: ServerIdentity
  metricsToken?: string | undefined
  /** Whose X-Forwarded-For is believed; nobody's without it. */
  trustedProxies?: readonly string[]
}

/** Builds the whole server without listening. */
export async function buildApp({ pool, log, identity, metricsToken, trustedProxies = [] }: AppOptions): Promise<FastifyInstance> {
  await loadPhoneRule()
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (_error, request, reply) => void sendRefusal(request, reply, { refusal: 'malformed' }),
    genReqId: () => randomUUID(),
    bodyLimit: 65_536,
    schemaController: noSchemas,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // A body that does not come whole is answered within 10 s (specification/actions.md); Node looks every half second.
    requestTimeout: 8_000,
    // A request without Host is refused by a hook, so that its answer has our headers; Node's own has none.
    http: { headersTimeout: 6_000, connectionsCheckingInterval: 500, maxHeaderSize: 16_384, requireHostHeader: false },
    keepAliveTimeout: 30_000,
    clientErrorHandler: refuseBrokenConnection,
    routerOptions: { ignoreTrailingSlash: true },
    return503OnClosing: true,
  })
  const metrics = createMetrics()
  app.decorateRequest('action', '')
  addSecurityHeaders(app)
  handleErrors(app)
  requireHost(app)
  compressAnswers(app)
  logRequests(app, metrics)
  addFormParser(app)
  addJsonParser(app)

  const caller = callerOf(pool)
  for (const endpoint of endpoints) {
    addActionsEndpoint(app, {
      ...endpoint,
      pool,
      metrics,
      identity,
      authenticate: caller,
      doneOnBehalf: recordActOnBehalf,
      sendFile: sendFileOf(pool),
    })
  }
  addIdentityRoutes(app, pool, { secrets: identity.secrets, hasNews: hasUnreadNews })
  addRegistrationRoutes(app, pool, identity)
  addInformationRoutes(app, pool)
  addPublicationRoutes(app, pool, caller)
  addHelpRoutes(app, pool, caller)
  addCatalogueRoutes(app, pool, caller)
  addFileRoutes(app, { pool, secrets: identity.secrets, authenticate: caller, guards: { export: mayReadExport } })
  addPricingRoutes(app, pool, caller)
  addManifestRoutes(app, pool, caller)
  addInterchangeRoutes(app, pool, caller)
  addVoucherPage(app, pool)
  addHookRoutes(app, pool, identity)
  addEventRoutes(app, { pool, log, authenticate: caller })
  addHealthRoutes(app, pool, metrics, metricsToken)
  addLastingAnswer(app, '/api/v1/openapi.json', async () => (await import('./http/openapi.ts')).openApiDocument(endpoints))
  addWellKnown(app, pool)
  await addSites(app, { db: pool.shared, online: onlineMethods(providersOf(identity)), findEquipment: listEquipment })
  return app
}

/** The contract's schemas are zod's: without this Fastify loads a validator and a serializer of its own, 3 MiB that nothing uses. */
const noSchemas = { compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas } }

function refuseSchemas(): () => never {
  return () => {
    throw new Error('Routes have no schemas of Fastify: the contract checks what comes')
  }
}

function callerOf(pool: Pool): (request: FastifyRequest) => Promise<Caller> {
  return async (request) => {
    const caller = await authenticate(pool, request.headers.authorization)
    if (!caller) throw new ProtocolFault('unauthenticated')
    return caller
  }
}

function addJsonParser(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    const json = parseJson(body)
    if (json) done(null, json.value)
    else done(new ProtocolFault('malformed'))
  })
}

/** One line for each answer: what was asked, how it ended, how long it took. No addresses, bodies, names or tokens. */
function logRequests(app: FastifyInstance, metrics: ReturnType<typeof createMetrics>): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.action || request.routeOptions.url || 'other'
    metrics.answered(route, reply.statusCode, reply.elapsedTime / 1000)
    request.log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'answered')
    done()
  })
}
