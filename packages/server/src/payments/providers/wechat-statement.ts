import { createHash } from 'node:crypto'
import { ProviderRefusal, ProviderSilence } from './provider.ts'
import { answers } from './wechat-answers.ts'
import type { WechatAnswer, WechatGateway } from './wechat-gateway.ts'
import { readStatement, type StatementLine, statementDays } from './wechat-statement.rules.ts'

/**
 * What WeChat's statements name of a period. Undefined: they are not all there yet. Mainland: "申请交易账单" (GET /v3/bill/tradebill) and
 * "下载账单"; Global: "Downloading Reconciliation" (GET /v3/global/statements); the signature over a file's SHA1 as in wechatpay-php.
 */
export async function listStatements(
  bank: WechatGateway,
  period: { from: Date; until: Date },
  now = new Date(),
): Promise<StatementLine[] | undefined> {
  const { days, readyAt } = statementDays(period)
  if (now < readyAt) return undefined
  const lines: StatementLine[] = []
  for (const day of days) {
    const file = await (bank.isGlobal ? globalStatement(bank, day) : mainlandStatement(bank, day))
    const found = file.ok ? linesOf(file.value) : withoutFile(file)
    if (!found) return undefined
    lines.push(...found)
  }
  return lines
}

function linesOf(text: string): StatementLine[] {
  const lines = readStatement(text)
  if (!lines) throw new ProviderSilence('wechat: the statement names no order numbers')
  return lines
}

/** A day on which nothing happened has no file; one that is still being written will have one. */
function withoutFile({ code, message }: { code: string; message: string }): [] | undefined {
  if (code === 'NO_STATEMENT_EXIST') return []
  if (code === 'STATEMENT_CREATING') return undefined
  throw new ProviderRefusal(`wechat: ${code} ${message}`)
}

async function globalStatement(bank: WechatGateway, day: string): Promise<WechatAnswer<string>> {
  const file = await bank.file(
    `${bank.origin}/v3/global/statements?date=${day.replaceAll('-', '')}&mchid=${encodeURIComponent(bank.merchantId)}`,
  )
  if (!file.ok) return file
  const sum = sha1(file.value.text)
  const isWhole = file.value.header('wechatpay-statement-sha1')?.toLowerCase() === sum
  if (!isWhole || !file.value.isSignedOver(`{"sha1":"${sum}"}`))
    throw new ProviderSilence('wechat: the statement is not signed by the platform')
  return { ok: true, value: file.value.text }
}

/** The file itself carries no signature; its SHA1 came in an answer that does. */
async function mainlandStatement(bank: WechatGateway, day: string): Promise<WechatAnswer<string>> {
  const found = await bank.call({ path: `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`, method: 'GET' }, answers.bill)
  if (!found.ok) return found
  const { download_url: url, hash_value: sum } = found.value
  // What signs us in goes nowhere else.
  if (new URL(url).origin !== new URL(bank.origin).origin) throw new ProviderSilence('wechat: the statement lies at another address')
  const file = await bank.file(url)
  if (!file.ok) return file
  if (sha1(file.value.text) !== sum.toLowerCase()) throw new ProviderSilence('wechat: the statement is not the one that was promised')
  return { ok: true, value: file.value.text }
}

function sha1(text: string): string {
  return createHash('sha1').update(text, 'utf8').digest('hex')
}
