import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const vi: PhrasesLike<typeof ru> = {
  greeting: 'Xin chào {name}!',
  byHand: 'Nếu nút không mở được, hãy sao chép địa chỉ này vào trình duyệt:',
  footer: 'Thư này do cổng đặt dịch vụ của {company} gửi. Bạn không cần trả lời.',
  confirm_email: {
    subject: 'Xác nhận địa chỉ email của bạn',
    lead: 'Chúng tôi đã nhận được yêu cầu đăng ký với địa chỉ này. Hãy xác nhận đây là địa chỉ của bạn để chúng tôi xem xét.',
    button: 'Xác nhận địa chỉ',
    note: 'Liên kết chỉ mở được một lần, đến {until} (giờ Moskva). Nếu bạn không đăng ký, hãy bỏ qua thư này.',
  },
  application_approved: {
    subject: 'Đăng ký đã được chấp nhận',
    lead: '“{customer}” đã được đăng ký và có thể đặt dịch vụ. Tên đăng nhập của bạn là địa chỉ email này, chỉ cần chọn mật khẩu.',
    button: 'Chọn mật khẩu',
    note: 'Liên kết chỉ mở được một lần, đến {until} (giờ Moskva).',
  },
  application_refused: {
    subject: 'Đăng ký không được chấp nhận',
    lead: 'Chúng tôi không đăng ký cho bạn.\n\nLý do: {reason}',
    note: 'Nếu có thay đổi, bạn hãy gửi lại yêu cầu đăng ký.',
  },
  member_invited: {
    subject: 'Lời mời: {customer}',
    lead: '{inviter} mời bạn làm việc trên cổng Anfilada với tư cách thành viên của “{customer}”. Tên đăng nhập của bạn là địa chỉ email này, chỉ cần chọn mật khẩu.',
    button: 'Nhận lời mời',
    note: 'Liên kết chỉ mở được một lần, đến {until} (giờ Moskva). Nếu bạn không chờ lời mời này, hãy bỏ qua thư này.',
  },
  invited_elsewhere: {
    subject: 'Lời mời: {customer}',
    lead: '{inviter} mời bạn làm việc trên cổng Anfilada với tư cách thành viên của “{customer}”, nhưng địa chỉ của bạn đã là tên đăng nhập, và mỗi tên đăng nhập chỉ thuộc về một khách hàng.\n\nĐể nhận lời mời, hãy cho người mời một địa chỉ email khác.',
    note: 'Chúng tôi không cho người mời biết rằng bạn đã có tên đăng nhập. Nếu bạn không chờ lời mời này, bạn không cần làm gì.',
  },
  confirm_new_email: {
    subject: 'Xác nhận địa chỉ email mới',
    lead: 'Địa chỉ này được ghi trong cài đặt của bạn trên cổng Anfilada. Hãy xác nhận đó là của bạn, thư sẽ được gửi đến đây. Tên đăng nhập giữ nguyên.',
    button: 'Xác nhận địa chỉ',
    note: 'Liên kết chỉ mở được một lần, đến {until} (giờ Moskva). Nếu bạn không thay đổi gì, hãy bỏ qua thư này.',
  },
  email_changed: {
    subject: 'Địa chỉ email đã thay đổi',
    lead: 'Thư của cổng Anfilada nay được gửi đến địa chỉ khác, đã được xác nhận lúc {at} (giờ Moskva). Tên đăng nhập và mật khẩu giữ nguyên.\n\nNếu không phải bạn, hãy đổi mật khẩu ngay và liên hệ với chúng tôi.',
  },
  password_reset: {
    subject: 'Mật khẩu mới',
    lead: 'Có người yêu cầu đổi mật khẩu của bạn. Nếu đó là bạn, hãy chọn mật khẩu mới: bạn sẽ phải đăng nhập lại trên mọi thiết bị.{keyed, select, yes {\n\nCác ứng dụng dùng khóa API đang hoạt động thay bạn: {keys}. Mật khẩu mới không dừng chúng. Để thu hồi các khóa này, hãy đánh dấu trên trang đặt mật khẩu mới.} other {}}',
    button: 'Chọn mật khẩu mới',
    note: 'Liên kết chỉ mở được một lần, đến {until} (giờ Moskva). Nếu không phải bạn, hãy bỏ qua thư này: mật khẩu vẫn như cũ.',
  },
  password_changed: {
    subject: 'Mật khẩu đã được đổi',
    lead: 'Mật khẩu của bạn đã được đổi lúc {at} (giờ Moskva). Thiết bị: {device}.\n\nNếu không phải bạn, hãy chọn mật khẩu mới ngay.',
    button: 'Chọn mật khẩu mới',
  },
  second_factor_changed: {
    subject:
      '{state, select, on {Đã bật đăng nhập bằng mã} off {Đã tắt đăng nhập bằng mã} removed {Đã tắt đăng nhập bằng mã} other {Đăng nhập bằng mã khôi phục}}',
    lead: '{state, select, on {Từ nay khi đăng nhập cần cả mật khẩu và mã từ ứng dụng.} off {Từ nay khi đăng nhập chỉ cần mật khẩu.} removed {Vì điện thoại và mã khôi phục đã mất, nhân viên công ty đã tắt đăng nhập bằng mã của bạn. Nay chỉ cần mật khẩu, và bạn phải đăng nhập lại trên mọi thiết bị. Hãy bật lại khi bạn có điện thoại.} other {Mã khôi phục đã được nhập thay cho mã từ ứng dụng. Mã đó không dùng lại được.}} Thời điểm: {at} (giờ Moskva).\n\n{state, select, removed {Nếu bạn không yêu cầu} other {Nếu không phải bạn}}, hãy chọn mật khẩu mới ngay.',
    button: 'Chọn mật khẩu mới',
  },
  known_email: {
    subject: 'Bạn đã có tên đăng nhập',
    lead: 'Có người gửi yêu cầu đăng ký với địa chỉ của bạn, nhưng địa chỉ này đã là tên đăng nhập, không cần đăng ký nữa. Nếu bạn quên mật khẩu, hãy chọn mật khẩu mới.',
    button: 'Khôi phục quyền truy cập',
    note: 'Nếu không phải bạn, bạn không cần làm gì.',
  },
  order_confirmed: {
    subject: 'Đơn số {order} đã được xác nhận',
    lead: 'Chúng tôi đã xác nhận đơn của bạn: {what}, {date}, {time}.\n\nLối vào hoặc điểm hẹn: {entrance}.{state, select, payable {\n\nHãy thanh toán trước {at} (giờ Moskva), nếu không đơn sẽ bị hủy.} other {}}',
    button: 'Mở đơn',
  },
  order_rejected: {
    subject: 'Đơn số {order} bị từ chối',
    lead: 'Chúng tôi không nhận đơn của bạn: {what}, {date}, {time}.\n\nLý do: {reason}',
    button: 'Mở đơn',
  },
  waiting_promoted: {
    subject: '{state, select, in_processing {Đơn số {order} đã có chỗ} other {Đã có chỗ: đơn số {order} được xác nhận}}',
    lead: 'Có chỗ trống và chúng tôi đã dành cho đoàn của bạn: {what}, {date}, {time}.{moved, select, yes { Đây là một trong những khung giờ khác mà bạn đã đồng ý.} other {}}{state, select, in_processing {\n\nĐơn đã rời danh sách chờ và đang được xử lý. Chúng tôi sẽ báo cho bạn khi có câu trả lời.} payable {\n\nĐơn đã được xác nhận. Hãy thanh toán trước {at} (giờ Moskva), nếu không đơn sẽ bị hủy.} other {\n\nĐơn đã được xác nhận.}}',
    button: 'Mở đơn',
  },
  order_changed: {
    subject:
      '{state, select, accepted {Thay đổi của đơn số {order} được chấp nhận} other {Thay đổi của đơn số {order} không được chấp nhận}}',
    lead: '{state, select, accepted {Chúng tôi đã chấp nhận thay đổi của bạn. Đơn hiện nay: {what}, {date}, {time}.} other {Chúng tôi không thể chấp nhận thay đổi của bạn. Đơn giữ nguyên: {what}, {date}, {time}.}}{explained, select, yes {\n\n{state, select, accepted {Ghi chú: {reason}} other {Lý do: {reason}}}} other {}}',
    button: 'Mở đơn',
  },
  order_cancelled: {
    subject: 'Đơn số {order} đã bị hủy',
    lead: 'Đơn của bạn đã bị hủy: {what}, {date}, {time}. Bạn không phải trả phí phạt.{explained, select, yes {\n\nLý do: {reason}} other {}}',
    button: 'Mở đơn',
  },
  change_waits: {
    subject: '{state, select, cancel {Có yêu cầu hủy đơn số {order}} other {Thay đổi của đơn số {order} đang chờ bạn}}',
    lead: '{asker} không xem được số tiền, mà {state, select, cancel {việc hủy} other {thay đổi này}} có phí phạt, nên bạn là người quyết định: {what}, {date}, {time}.\n\nSố tiền có trong đơn. {state, select, cancel {Khi bạn hoặc quản lý chưa đồng ý, đơn vẫn còn hiệu lực.} other {Khi bạn hoặc quản lý chưa gửi thay đổi, điều phối viên chưa biết về thay đổi này.}}',
    button: 'Mở đơn',
  },
  license_decided: {
    subject:
      '{state, select, accepted {Giấy phép số {license} đã được chấp nhận} refused {Giấy phép số {license} không được chấp nhận} other {Giấy phép số {license} bị tạm ngừng}}',
    lead: '{state, select, accepted {Chúng tôi đã kiểm tra giấy phép, từ nay giấy phép được tính trong các đơn: {museum}, {guide}.} refused {Chúng tôi đã kiểm tra và không thể chấp nhận giấy phép: {museum}, {guide}.} other {Chúng tôi đã tạm ngừng giấy phép: {museum}, {guide}. Cho đến khi giấy phép có hiệu lực lại, hướng dẫn viên này cần hướng dẫn viên đi kèm trong các đơn.}}{explained, select, yes {\n\nLý do: {reason}} other {}}',
    button: 'Mở trang giấy phép',
  },
  prolongation_decided: {
    subject:
      '{state, select, prolonged {Giấy phép số {license} được gia hạn đến {date}} withdrawn {Yêu cầu gia hạn giấy phép số {license} đã được rút} other {Giấy phép số {license} không được gia hạn}}',
    lead: '{state, select, prolonged {Bảo tàng đã gia hạn giấy phép: {museum}, {guide}. Ngày cuối mới là {date}.} withdrawn {Yêu cầu gia hạn đã được rút: {museum}, {guide}. Phí được hủy, tiền đã trả sẽ trở lại số dư; chỗ trong nhóm lại trống.} other {Không thể gia hạn giấy phép: {museum}, {guide}. Phí đã trở lại số dư, thời hạn giấy phép không đổi.}}{explained, select, yes {\n\nLý do: {reason}} other {}}',
    button: 'Mở trang gia hạn',
  },
  license_ending: {
    subject: '{state, select, over {Giấy phép số {license} đã hết hạn} other {Giấy phép số {license} có hiệu lực đến {date}}}',
    lead: '{state, select, over {Ngày cuối của giấy phép là {date}: {museum}, {guide}. Trong các đơn mới, hướng dẫn viên này cần hướng dẫn viên đi kèm.} other {Giấy phép sắp hết hạn: {museum}, {guide}. Ngày cuối là {date}.}}\n\nHãy yêu cầu gia hạn: chỗ trong các nhóm thường hết sớm.',
    button: 'Mở trang gia hạn',
  },
  payment_received: {
    subject: 'Đã nhận {amount}, giao dịch số {payment}',
    lead: '{reader, select, member {Chúng tôi đã nhận được tiền.} other {Chúng tôi đã nhận được thanh toán của bạn, xin cảm ơn.}}{state, select, kept {\n\nCòn thừa {kept}: có đơn đã thanh toán, đã hủy hoặc giá thấp hơn. Khoản này nằm trong số dư. Hãy gọi {phone} để dùng cho đơn khác hoặc hoàn lại.} other {}}',
    rows: {
      vouchers: 'Mã đơn',
      licenses: 'Gia hạn giấy phép',
      amount: 'Đã nhận',
      method: 'Cách thanh toán',
      at: 'Thời điểm (giờ Moskva)',
      paid: 'Đã dùng',
      kept: 'Chưa dùng, trong số dư',
    },
    button: 'Xem giao dịch',
    note: '{reader, select, member {Biên lai được gửi cho người trả tiền.} other {Biên lai sẽ được gửi đến địa chỉ này trong một thư riêng.}} Thư này không thay cho biên lai.',
  },
  payment_refunded: {
    subject: 'Hoàn tiền của thanh toán số {payment}: {amount}',
    lead: 'Chúng tôi đã hoàn tiền cho bạn. Tiền sẽ về nơi bạn đã trả. Thời điểm chính xác tùy ngân hàng của bạn, thường mất vài ngày.',
    rows: { vouchers: 'Mã đơn', licenses: 'Gia hạn giấy phép', amount: 'Đã hoàn', method: 'Cách thanh toán', at: 'Thời điểm (giờ Moskva)' },
    button: 'Xem giao dịch',
    note: 'Biên lai của khoản hoàn tiền sẽ được gửi đến địa chỉ này trong một thư riêng.',
  },
  message_unread: {
    subject: '{state, select, order {Tin nhắn mới về đơn số {order}} other {Tin nhắn mới từ phòng điều phối}}',
    lead: 'Chúng tôi đã nhắn cho bạn{state, select, order { về đơn số {order}} other {}} và bạn chưa đọc. Số tin chưa đọc: {count}.\n\nChúng tôi sẽ không gửi thêm thư về cuộc trò chuyện này cho đến khi bạn mở xem.',
    button: 'Mở cuộc trò chuyện',
    note: 'Bạn có thể tắt loại thư này trong cài đặt thông báo.',
  },
  feedback_answered: {
    subject: 'Góp ý số {feedback} của bạn đã có câu trả lời',
    lead: 'Chúng tôi đã trả lời góp ý số {feedback} và bạn chưa đọc. Số tin chưa đọc: {count}.\n\nChúng tôi sẽ không gửi thêm thư về góp ý này cho đến khi bạn mở xem.',
    button: 'Mở góp ý',
    note: 'Bạn có thể tắt loại thư này trong cài đặt thông báo.',
  },
  invoice_issued: {
    subject: 'Hóa đơn thanh toán số {invoice}, {amount}',
    lead: 'Hóa đơn thanh toán được đính kèm thư này, có thông tin ngân hàng của chúng tôi và mã cho ứng dụng ngân hàng.',
    rows: { vouchers: 'Mã đơn', licenses: 'Gia hạn giấy phép', amount: 'Phải trả', date: 'Trả trước ngày' },
    note: 'Hãy ghi số hóa đơn vào nội dung chuyển khoản để tiền được ghi nhận ngay.',
  },
  mail_test: {
    subject: 'Thư thử',
    lead: 'Thư này được gửi từ văn phòng để kiểm tra hộp thư đi. Bạn đọc được thư này nghĩa là thư cho khách hàng đã gửi đi được.',
  },
}
