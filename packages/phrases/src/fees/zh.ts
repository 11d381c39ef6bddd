export const zh = {
  title: '执照续期费用',
  text: '费用随申请计入。如果博物馆拒绝，款项会退回余额。',
  license: '<guide></guide>，编号 <number></number>',
  amountText: '每笔费用须一次付清。',
  missing: '请至少选择一笔费用。',
  note: '{count, plural, other {有 # 笔执照续期费用待支付}}：{sum}。',
  open: '支付费用',
  covered: '{count, plural, other {# 个执照的续期}}',
} as const
