import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const vi: PhrasesLike<typeof ru> = {
  calendar: {
    title: 'Lịch đơn đặt',
    toToday: 'Về hôm nay',
    day: '{date}: {orders}',
    changesWait: '{count, plural, other {# thay đổi đang chờ duyệt}}',
    emptyDay: '{date}: không có đơn',
    none: 'Ngày này không có đơn nào.',
  },
  deadlines: {
    title: 'Thời hạn',
    freeChanges: 'Hạn đổi miễn phí: {museum}',
    numberAndVisit: 'Đơn số {id} · trước {time} · tham quan ngày {day}',
  },
  balance: {
    title: 'Số dư',
    debt: 'Công nợ',
    credit: 'Trong tài khoản của bạn',
    available: 'Hạn mức còn lại',
    fees: 'Phí gia hạn',
    opening: 'Nợ từ hệ thống trước',
    archived: 'Phải trả ở đơn đã lưu trữ',
    again: 'Thử lại',
    settlement: { pay_now: 'Thanh toán ngay sau khi xác nhận', invoice: 'Thanh toán theo hóa đơn', deposit: 'Trừ vào tiền ký quỹ' },
  },
  wishes: {
    due: '{museum}: nhận đăng ký lịch {month} {by}, bạn chưa gửi yêu cầu nào.',
    send: 'Đăng ký lịch tháng',
    toSend: '{count, plural, other {Đăng ký # lịch tháng}}',
  },
  kept: {
    title: 'Dùng {sum} từ số dư?',
    orders: '{count, plural, other {Tiền sẽ trả cho đơn {ids}, đơn gần nhất trước.}}',
    rest: 'Số dư còn lại {sum}.',
    confirm: 'Dùng {sum}',
    busy: 'Đang dùng số dư',
    done: 'Đã dùng {sum} trong số dư.',
    keep: 'Hủy',
  },
}
