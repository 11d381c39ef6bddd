import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const zh: PhrasesLike<typeof ru> = {
  greeting: '{name}，您好！',
  byHand: '如果按钮无法打开，请将以下网址复制到浏览器：',
  footer: '此邮件由 {company} 的平台发送，请勿回复。',
  confirm_email: {
    subject: '请确认您的邮箱',
    lead: '我们收到了使用此邮箱提交的注册申请。请确认该邮箱属于您，我们随后审核。',
    button: '确认邮箱',
    note: '链接仅可打开一次，有效期至莫斯科时间 {until}。如果您没有注册，无需任何操作。',
  },
  application_approved: {
    subject: '注册已通过',
    lead: '“{customer}”已完成注册，可以下单。您的用户名就是此邮箱，只需再设置密码。',
    button: '设置密码',
    note: '链接仅可打开一次，有效期至莫斯科时间 {until}。',
  },
  application_refused: {
    subject: '注册未通过',
    lead: '我们未能为您注册。\n\n原因：{reason}',
    note: '如情况有变，欢迎重新提交注册申请。',
  },
  member_invited: {
    subject: '邀请：{customer}',
    lead: '{inviter} 邀请您以“{customer}”的名义使用 Anfilada 平台。您的用户名就是此邮箱，只需再设置密码。',
    button: '接受邀请',
    note: '链接仅可打开一次，有效期至莫斯科时间 {until}。如果这不是您预期的邀请，无需任何操作。',
  },
  invited_elsewhere: {
    subject: '邀请：{customer}',
    lead: '{inviter} 邀请您以“{customer}”的名义使用 Anfilada 平台，但您的邮箱已经是用户名，而一个用户名只能属于一个客户。\n\n如要接受邀请，请把另一个邮箱告诉邀请人。',
    note: '我们不会告诉邀请人您已有用户名。如果这不是您预期的邀请，无需任何操作。',
  },
  confirm_new_email: {
    subject: '请确认新的邮箱',
    lead: '您在 Anfilada 平台的设置中填写了此邮箱。请确认它属于您，之后邮件将发送到这里。用户名保持不变。',
    button: '确认邮箱',
    note: '链接仅可打开一次，有效期至莫斯科时间 {until}。如果您没有做过修改，无需任何操作。',
  },
  email_changed: {
    subject: '邮箱已修改',
    lead: 'Anfilada 平台的邮件现在会发送到另一个邮箱，该邮箱于莫斯科时间 {at} 确认。用户名和密码保持不变。\n\n如果不是您本人操作，请立即修改密码并联系我们。',
  },
  password_reset: {
    subject: '设置新密码',
    lead: '有人请求修改您的密码。如果是您本人，请设置新密码；之后所有设备都需要重新登录。{keyed, select, yes {\n\n以下 API 密钥以您的名义运行应用：{keys}。更换密码不会停用它们。如需撤销，请在设置新密码的页面勾选。} other {}}',
    button: '设置新密码',
    note: '链接仅可打开一次，有效期至莫斯科时间 {until}。如果不是您本人，无需任何操作，密码保持不变。',
  },
  password_changed: {
    subject: '密码已修改',
    lead: '您的密码已于莫斯科时间 {at} 修改。设备：{device}。\n\n如果不是您本人操作，请立即设置新密码。',
    button: '设置新密码',
  },
  second_factor_changed: {
    subject: '{state, select, on {两步验证已启用} off {两步验证已停用} removed {两步验证已停用} other {已使用恢复码登录}}',
    lead: '{state, select, on {今后登录需同时输入密码和验证器 App 中的验证码。} off {今后登录只需输入密码。} removed {因手机和恢复码均已丢失，我们的工作人员为您停用了两步验证。现在登录只需密码，所有设备都需要重新登录。换好手机后，请重新启用两步验证。} other {有人用恢复码代替验证码登录了您的账户，该恢复码已失效。}}操作时间：莫斯科时间 {at}。\n\n{state, select, removed {如果这不是您提出的请求} other {如果不是您本人操作}}，请立即设置新密码。',
    button: '设置新密码',
  },
  known_email: {
    subject: '您已有用户名',
    lead: '有人使用您的邮箱提交了注册申请，但该邮箱已经是用户名，无需再次注册。如果您忘记了密码，可以设置新密码。',
    button: '找回访问权限',
    note: '如果不是您本人，无需任何操作。',
  },
  order_confirmed: {
    subject: '订单 {order} 已确认',
    lead: '我们已确认您的订单：{what}，{date}，{time}。\n\n入口或集合点：{entrance}。{state, select, payable {\n\n请在莫斯科时间 {at} 之前付款，否则订单将被取消。} other {}}',
    button: '打开订单',
  },
  order_rejected: {
    subject: '订单 {order} 已被拒绝',
    lead: '我们未接受您的订单：{what}，{date}，{time}。\n\n原因：{reason}',
    button: '打开订单',
  },
  waiting_promoted: {
    subject: '{state, select, in_processing {订单 {order} 候补到名额} other {候补成功：订单 {order} 已确认}}',
    lead: '有名额空出，已分配给您的团队：{what}，{date}，{time}。{moved, select, yes {这是您接受的备选时间之一。} other {}}{state, select, in_processing {\n\n订单已离开候补名单，正在处理中。有答复时我们会通知您。} payable {\n\n订单已确认。请在莫斯科时间 {at} 之前付款，否则订单将被取消。} other {\n\n订单已确认。}}',
    button: '打开订单',
  },
  order_changed: {
    subject: '{state, select, accepted {订单 {order} 的修改已接受} other {订单 {order} 的修改未被接受}}',
    lead: '{state, select, accepted {我们已接受您的修改。订单现为：{what}，{date}，{time}。} other {我们无法接受您的修改。订单保持不变：{what}，{date}，{time}。}}{explained, select, yes {\n\n{state, select, accepted {说明：{reason}} other {原因：{reason}}}} other {}}',
    button: '打开订单',
  },
  order_cancelled: {
    subject: '订单 {order} 已取消',
    lead: '您的订单已取消：{what}，{date}，{time}。无需支付违约金。{explained, select, yes {\n\n原因：{reason}} other {}}',
    button: '打开订单',
  },
  change_waits: {
    subject: '{state, select, cancel {有人请求取消订单 {order}} other {订单 {order} 的修改等待您处理}}',
    lead: '{asker} 看不到金额，而{state, select, cancel {取消订单} other {此修改}}会产生违约金，因此须由您决定：{what}，{date}，{time}。\n\n金额见订单。{state, select, cancel {在您或计调同意之前，订单仍然有效。} other {在您或计调提交修改之前，客服不会收到。}}',
    button: '打开订单',
  },
  license_decided: {
    subject:
      '{state, select, accepted {导游证 {license} 已通过审核} refused {导游证 {license} 未通过审核} other {导游证 {license} 已暂停}}',
    lead: '{state, select, accepted {我们已审核该导游证，现已在订单中生效：{museum}，{guide}。} refused {我们审核后未能接受该导游证：{museum}，{guide}。} other {我们已暂停该导游证：{museum}，{guide}。恢复之前，该导游在订单中需要陪同导游。}}{explained, select, yes {\n\n原因：{reason}} other {}}',
    button: '打开导游证页面',
  },
  prolongation_decided: {
    subject:
      '{state, select, prolonged {导游证 {license} 已续期至 {date}} withdrawn {导游证 {license} 的续期申请已撤回} other {导游证 {license} 未能续期}}',
    lead: '{state, select, prolonged {博物馆已为导游证续期：{museum}，{guide}。新的到期日为 {date}。} withdrawn {续期申请已撤回：{museum}，{guide}。费用已取消，已付款项将退回余额；班次名额已释放。} other {导游证未能续期：{museum}，{guide}。费用已退回余额，导游证到期日不变。}}{explained, select, yes {\n\n原因：{reason}} other {}}',
    button: '打开续期页面',
  },
  license_ending: {
    subject: '{state, select, over {导游证 {license} 已到期} other {导游证 {license} 有效期至 {date}}}',
    lead: '{state, select, over {导游证的最后一天是 {date}：{museum}，{guide}。在新订单中，该导游需要陪同导游。} other {导游证即将到期：{museum}，{guide}。最后一天是 {date}。}}\n\n请申请续期：各组名额往往提前约满。',
    button: '打开续期页面',
  },
  payment_received: {
    subject: '已收到付款 {amount}（编号 {payment}）',
    lead: '{reader, select, member {款项已到账。} other {我们已收到您的付款，谢谢。}}{state, select, kept {\n\n其中 {kept} 未用于订单（订单已付清、已取消或金额较低），已转入余额。如需抵扣其他订单或退款，请致电 {phone}。} other {}}',
    rows: {
      vouchers: '订单号',
      licenses: '导游证续期',
      amount: '已收金额',
      method: '付款方式',
      at: '时间（莫斯科）',
      paid: '已抵扣',
      kept: '转入余额',
    },
    button: '打开付款',
    note: '{reader, select, member {收据将发送给付款人。} other {收据将另行发送到此邮箱。}}本邮件不能代替收据。',
  },
  payment_refunded: {
    subject: '已退款 {amount}（付款编号 {payment}）',
    lead: '我们已将款项退还给您，款项会原路退回。具体到账时间取决于您的银行，一般需要几天。',
    rows: { vouchers: '订单号', licenses: '导游证续期', amount: '退款金额', method: '付款方式', at: '时间（莫斯科）' },
    button: '打开付款',
    note: '退款收据将另行发送到此邮箱。',
  },
  message_unread: {
    subject: '{state, select, order {订单 {order} 有新消息} other {客服发来新消息}}',
    lead: '我们就{state, select, order {订单 {order}} other {您的事务}}给您发了消息，您尚未阅读。未读消息：{count} 条。\n\n在您打开该对话之前，我们不会再就此发送邮件。',
    button: '打开对话',
    note: '您可以在通知设置中关闭此类邮件。',
  },
  feedback_answered: {
    subject: '您的反馈 {feedback} 已有回复',
    lead: '我们已回复反馈 {feedback}，您尚未阅读。未读消息：{count} 条。\n\n在您打开该反馈之前，我们不会再就此发送邮件。',
    button: '打开反馈',
    note: '您可以在通知设置中关闭此类邮件。',
  },
  invoice_issued: {
    subject: '账单 {invoice}，金额 {amount}',
    lead: '账单见本邮件附件，内含我方银行信息和供银行 App扫描的二维码。',
    rows: { vouchers: '订单号', licenses: '导游证续期', amount: '应付', date: '付款截止' },
    note: '请在付款用途中注明账单号，以便款项立即入账。',
  },
  mail_test: {
    subject: '测试邮件',
    lead: '这封邮件由办公室发出，用于检查邮件设置。您能读到它，说明发给客户的邮件可以正常发出。',
  },
}
