import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const vi: PhrasesLike<typeof ru> = {
  today: {
    minutes: 'sau {minutes} phút',
    hours: 'sau {hours} giờ',
    hoursAndMinutes: 'sau {hours} giờ {minutes} phút',
    now: 'vào cửa ngay',
  },
  needs: {
    title: 'Đang chờ bạn',
    more: 'thêm {count}',
    atToday: '{time} hôm nay',
    atTomorrow: '{time} ngày mai',
    atLater: '{moment}',
    byToday: 'trước {time} hôm nay',
    byTomorrow: 'trước {time} ngày mai',
    byLater: 'trước {moment}',
    payUntil: '{what}: hãy thanh toán {by}, nếu không {count, plural, =0 {đơn sẽ bị hủy} other {# chỗ sẽ được bán lại}}.',
    payToday: '{what}: đơn cần thanh toán hôm nay.',
    late: '{what}: quá hạn thanh toán {count, plural, other {# ngày}}.',
    lateTogether: '{count, plural, other {# đơn}} quá hạn thanh toán, đơn đầu tiên ngày {day}.',
    otherTime: '{what}: hết chỗ. Còn chỗ cho cả {count, plural, other {# người}}: {slot}.',
    guide: '{what}: hướng dẫn viên không có giấy phép còn hiệu lực, hãy thêm hướng dẫn viên đi kèm.',
    agree: '{what}: thay đổi đang chờ bạn đồng ý.',
    agreeToEnd: '{what}: yêu cầu hủy đang chờ bạn đồng ý.',
    pay: 'Thanh toán <sum></sum>',
    decide: 'Quyết định',
    take: 'Lấy {slot}',
    againAt: 'Đặt {slot}',
    addGuide: 'Thêm HDV',
    rowToday: 'thanh toán hôm nay',
    rowLate: 'quá hạn {count, plural, other {# ngày}}',
    rowAgree: 'chờ bạn đồng ý',
    rowOtherTime: 'còn chỗ: {slot}',
    rowGuide: 'cần HDV có giấy phép',
  },
}
