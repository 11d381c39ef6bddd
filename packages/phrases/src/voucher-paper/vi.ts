import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const vi: PhrasesLike<typeof ru> = {
  voucher: 'Phiếu dịch vụ số {id}',
  for: { guide: 'dành cho hướng dẫn viên', group: 'dành cho đoàn', cashier: 'dành cho quầy vé' },
  programme: 'Phiếu dịch vụ của chương trình số {id}',
  allDay: 'suốt ngày đêm',
  group: 'Đoàn',
  people: '{count} người',
  returnAt: 'Trả trước',
  country: 'Quốc gia',
  customer: 'Bên đặt',
  contract: 'Hợp đồng',
  guide: 'Hướng dẫn viên',
  license: 'Giấy phép hướng dẫn viên',
  issuer: 'Bên cung cấp',
  tickets: 'Vé và dịch vụ',
  quantity: 'Số lượng',
  total: 'Tổng số người',
  note: {
    guide:
      'Xuất trình mã ở lối vào, trên giấy hoặc trên điện thoại. Nếu đơn thay đổi hoặc bị hủy, tờ này không còn hiệu lực: hãy mở tờ mới trên trang của đơn. Nếu đến muộn, hãy gọi số điện thoại ở trên.',
    group: 'Hướng dẫn viên xuất trình mã ở lối vào. Hãy đi cùng nhau: tờ này cho cả đoàn vào một lần.',
    cashier:
      'Đọc mã bằng máy ảnh: câu trả lời cho biết phiếu có hiệu lực hôm nay hay không. Sau khi đơn thay đổi hoặc bị hủy, tờ cũ sẽ báo như vậy. Mỗi phiếu chỉ cho vào một lần.',
  },
  issued: 'phát hành {moment}',
  version: 'tờ {version}',
}
