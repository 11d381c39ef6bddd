export const zh = {
  title: '导游证续期费用',
  text: '费用随申请计入。如果博物馆拒绝，款项会退回余额。',
  license: '<guide></guide>，编号<number></number>',
  amountText: '每笔费用须一次付清。',
  missing: '请至少选择一笔费用。',
  open: '支付费用',
  covered: '{count, plural, other {#张导游证的续期}}',
  toOrders: '{count, plural, other {返回#个订单}}',
  twice: '导游证{license}的费用，账单{invoice}',
  ofLicenses: '{count, plural, other {导游证续期：<numbers></numbers>}}',
} as const
