import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const zh: PhrasesLike<typeof ru> = {
  voucher: '凭证 {id} 号',
  for: { guide: '导游联', group: '团队联', cashier: '售票处联' },
  programme: '行程 {id} 号的凭证',
  allDay: '24 小时',
  group: '团队',
  people: '{count} 人',
  returnAt: '归还时间',
  country: '客源国',
  customer: '预订方',
  contract: '合同',
  guide: '导游',
  license: '导游证',
  issuer: '服务方',
  tickets: '门票与服务',
  quantity: '数量',
  total: '总人数',
  note: {
    guide: '请在入口出示此码，纸质或手机均可。订单如有修改或取消，本页即失效，请在订单页面打开新凭证。如会迟到，请拨打上方电话。',
    group: '入口处由导游出示此码。请集体行动：凭本页全团一次性入场。',
    cashier: '请用摄像头扫描此码，即可得知凭证今天是否有效。订单修改或取消后，旧凭证会显示失效。每张凭证仅可入场一次。',
  },
  issued: '签发于 {moment}',
  version: '第 {version} 版',
}
