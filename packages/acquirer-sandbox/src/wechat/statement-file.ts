import type { Payment, Refund } from '../bank/payment.ts'
import { told } from '../bank/payment.ts'
import type { Shop } from '../bank/shop.ts'

type Product = 'mainland' | 'global'
type Row = Readonly<Record<string, string>>

const dayMs = 86_400_000

/** The first line of each product's file, as its document gives it. */
const headers: Readonly<Record<Product, string>> = {
  mainland:
    '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注',
  global:
    '交易时间,公众账号ID,商户号,子商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,充值券币种,充值券金额,优惠券币种,优惠券金额,微信退款单号,商户退款单号,退款类型,退款状态,商品名称,商户数据包,手续费,费率,标价币种,订单金额(标价币种),用户支付币种,用户支付金额,结算币种,应结订单金额,支付汇率,退款汇率,申请退款金额,用户退款币种,用户退款金额,退款结算币种,退款应结订单金额,充值券退款金额,优惠券退款金额',
}
const sumsHeader = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'

/** What was paid and given back from `start` on for a day; undefined: nothing. */
export function statementOf(payments: readonly Payment[], start: number, wechat: Shop['wechat'], product: Product): string | undefined {
  const isOfDay = (at: number | null): at is number => at !== null && at >= start && at < start + dayMs
  const rows = payments
    .filter(({ protocol, state }) => protocol === 'wechat' && state === 'complete')
    .flatMap((payment) => [
      ...(isOfDay(payment.finishedAt) ? [paidRow(payment, payment.finishedAt)] : []),
      ...payment.refunds.filter(({ at }) => isOfDay(at)).map((refund) => refundRow(payment, refund)),
    ])
  if (rows.length === 0) return undefined
  const names = headers[product].split(',')
  const lines = rows.map((row) =>
    ticked(names.map((name) => ({ 公众账号ID: wechat.appId, 商户号: wechat.merchantId, ...row })[name] ?? '')),
  )
  const sums = ['0.00', '0.00', '0.00', '0.00', '0.00', '0.00']
  return `${[headers[product], ...lines, sumsHeader, ticked([String(rows.length), ...sums])].join('\r\n')}\r\n`
}

function ticked(values: readonly string[]): string {
  return values.map((value) => `\`${value}`).join(',')
}

function paidRow(payment: Payment, at: number): Row {
  return { ...rowOf(payment, at), 交易状态: 'SUCCESS', 微信退款单号: '0', 商户退款单号: '0' }
}

function refundRow(payment: Payment, { id, reference, amount, at, state }: Refund): Row {
  return {
    ...rowOf(payment, at),
    交易状态: 'REFUND',
    微信退款单号: id,
    商户退款单号: reference,
    退款金额: sum(amount),
    申请退款金额: sum(amount),
    退款类型: 'ORIGINAL',
    退款状态: state === 'complete' ? 'SUCCESS' : 'PROCESSING',
  }
}

function rowOf(payment: Payment, at: number): Row {
  const { amount, currency } = told(payment)
  return {
    交易时间: new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' '),
    微信订单号: payment.id,
    商户订单号: payment.reference,
    交易类型: 'NATIVE',
    付款银行: 'OTHERS',
    货币种类: currency,
    标价币种: currency,
    订单金额: sum(amount),
    '订单金额(标价币种)': sum(amount),
    商品名称: payment.description,
  }
}

function sum(amount: number): string {
  return (amount / 100).toFixed(2)
}
