import type { LegalTexts } from './ru.ts'

export const vi: LegalTexts = {
  contract: {
    title: 'Hợp đồng tổ chức tham quan',
    text: `Đây là bản mẫu để giới thiệu; hợp đồng chính thức do hai bên ký. Bản tiếng Việt là bản dịch, nếu có khác biệt thì bản tiếng Nga có giá trị.

# Nội dung hợp đồng

Chúng tôi đặt vé bảo tàng cho các đoàn của khách hàng cùng những dịch vụ kèm theo: tai nghe thuyết minh, máy thuyết minh tự động, thuyết minh viên bảo tàng. Khách hàng đặt qua cổng thông tin và thanh toán.

# Đơn

Đơn được chấp nhận khi có trạng thái “đã xác nhận”. Từ lúc đó khách hàng phải trả giá trị của đơn. Giá được tính theo bảng giá có hiệu lực vào ngày tham quan và không thay đổi về sau, kể cả khi bảng giá thay đổi.

Đơn được nhận cho đến hạn đặt. Hạn đặt ghi ở từng khung giờ, theo giờ địa phương của bảo tàng.

# Thay đổi và hủy

Trước thời điểm ghi trong đơn là “thay đổi miễn phí đến”, khách hàng được hủy mà không mất phí phạt. Sau thời điểm đó, phí phạt được tính theo từng khách; cổng thông tin cho biết số tiền trước khi hủy. Phí phạt không bao giờ lớn hơn giá trị của đơn.

Nếu chúng tôi từ chối hoặc tự hủy đơn thì không có phí phạt.

# Thanh toán

Cách thanh toán (trả ngay, theo hóa đơn hoặc từ tiền ký quỹ), hạn mức tín dụng và thời hạn do hai bên thỏa thuận riêng. Đơn vượt hạn mức tín dụng hoặc tiền ký quỹ sẽ không được xác nhận.

# Thời hạn

Hợp đồng có hiệu lực một năm và được gia hạn thêm một năm, trừ khi một bên thông báo khác trước ngày hết hạn một tháng.`,
  },
  offer: {
    title: 'Hợp đồng theo mẫu',
    text: `Đây là bản mẫu để giới thiệu. Bản tiếng Việt là bản dịch, nếu có khác biệt thì bản tiếng Nga có giá trị.

Khi công bố văn bản này, chúng tôi đề nghị mọi người giao kết hợp đồng với chúng tôi theo các điều kiện của “Hợp đồng tổ chức tham quan”. Bạn chấp nhận đề nghị khi đánh dấu đồng ý với hợp đồng theo mẫu lúc đăng ký.

# Bạn nhận được gì

Tài khoản trên cổng thông tin, đơn đặt vé và dịch vụ, xác nhận và chứng từ kèm theo.

# Chúng tôi yêu cầu gì

Khai đúng thông tin về đoàn và hướng dẫn viên. Đến đúng khung giờ: bảo tàng có thể không đón đoàn đến muộn, khi đó tiền tham quan không được hoàn lại.

# Giá và thanh toán

Giá được hiển thị trước khi gửi đơn. Khách hàng không có thỏa thuận khác thanh toán đơn đã xác nhận trong thời hạn được thông báo khi xác nhận.

# Cách chấm dứt hợp đồng

Hãy viết cho chúng tôi. Chúng tôi đóng tài khoản khi mọi đơn đã hoàn tất hoặc đã hủy và hai bên đã thanh toán xong.`,
  },
  refund_policy: {
    title: 'Chính sách hoàn tiền',
    text: `Đây là bản mẫu để giới thiệu.

# Bạn hủy đơn

Trước thời điểm “thay đổi miễn phí đến”, chúng tôi hoàn lại toàn bộ. Sau đó chúng tôi giữ lại phí phạt theo từng khách; bạn thấy số tiền trước khi hủy và xác nhận đúng số tiền ấy. Phần còn lại được hoàn cho bạn.

Khi buổi tham quan đã bắt đầu, chỉ nhân viên của chúng tôi mới hủy được đơn.

# Bảo tàng hoặc chúng tôi hủy

Chúng tôi hoàn lại toàn bộ số tiền bạn đã trả cho buổi tham quan đó.

# Tiền được hoàn thế nào và khi nào

Theo đúng cách đã trả: vào thẻ, vào tài khoản của tổ chức hoặc vào tiền ký quỹ. Thường không quá mười ngày làm việc, vì ngân hàng có thể cần từng ấy thời gian.

# Nếu bạn không đồng ý

Hãy viết cho chúng tôi và ghi rõ mã đơn. Nhân viên sẽ trả lời trong ba ngày làm việc.`,
  },
  consent: {
    title: 'Đồng ý xử lý dữ liệu cá nhân',
    text: `Đây là bản mẫu để giới thiệu.

Khi đánh dấu đồng ý, bạn cho phép chúng tôi xử lý dữ liệu của bạn.

# Những dữ liệu nào

Họ tên, địa chỉ email, điện thoại, chức vụ của bạn; họ tên và điện thoại của hướng dẫn viên mà bạn ghi trong đơn; địa chỉ và thời gian đăng nhập.

# Để làm gì

Để quản lý tài khoản, đặt buổi tham quan, cung cấp cho bảo tàng những gì bảo tàng yêu cầu, gửi xác nhận và chứng từ, trả lời bạn.

# Ai nhận được

Bảo tàng mà đoàn đến tham quan và ngân hàng mà bạn dùng để thanh toán, mỗi bên chỉ nhận phần mình cần. Chúng tôi không chuyển dữ liệu cho mục đích quảng cáo.

# Lưu bao lâu

Trong thời gian bạn có tài khoản, và sau đó trong thời hạn mà pháp luật quy định phải lưu chứng từ thanh toán.

# Cách rút lại

Trong phần cài đặt của cổng thông tin, bạn có thể tải về và xóa dữ liệu của mình. Bạn cũng có thể viết cho chúng tôi. Sau khi rút lại, bạn không gửi đơn được nữa: thiếu họ tên và điện thoại, bảo tàng không đón đoàn.`,
  },
}
