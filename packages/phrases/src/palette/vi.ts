import type { PhrasesLike } from '../phrase-shape.ts'
import type ru from './ru.ts'

const vi: PhrasesLike<typeof ru> = {
  open: 'Tìm và mở',
  title: 'Tìm và mở',
  field: 'Mã đơn, bảo tàng, trang hoặc thao tác',
  close: 'Đóng',
  recent: 'Gần đây',
  groups: { orders: 'Đơn', museums: 'Bảo tàng', customers: 'Khách hàng', screens: 'Trang', acts: 'Thao tác' },
  found: '{count, plural, other {Tìm thấy # mục}}',
  none: 'Không tìm thấy. Chỉ cần ba chữ số của mã đơn hoặc một phần tên.',
  loading: 'Đang tìm',
  failed: 'Không tải được đơn và tên. Các trang và thao tác vẫn mở được.',
  walk: 'chọn dòng',
  enter: 'mở',
  newTab: 'trong tab mới',
  order: 'đơn số {id}',
  openOrder: 'Mở đơn số {id}',
  inArchive: 'trong kho lưu trữ',
  ofMuseum: 'các đơn của bảo tàng này',
  editMuseum: 'trong danh mục',
  language: 'Ngôn ngữ: {name}',
}

export default vi
