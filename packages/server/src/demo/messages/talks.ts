import type { Language } from '@anfilada/contract/languages'
import type { FeedbackKind } from '@anfilada/contract/messages/feedback-kinds'
import type { OrderStatus } from '@anfilada/contract/orders/order-status'

type Said = {
  by: string
  daysAgo: number
  time: string
  language?: Language
  text: string
  /** By its name; one file is enough to show how they look. */
  file?: string
}
/** One thread of the demo, the earliest first: of the customer's nearest order in that state, the general one, or that of feedback. */
export type Talk = {
  customer: string
  order: OrderStatus | null
  feedback?: FeedbackKind
  said: readonly Said[]
  /** Who came how far, counted from the first message, and when. */
  read: readonly (readonly [by: string, upTo: number, daysAgo: number, time: string])[]
  /** What nobody in the office has read. */
  officeUnread: number
  unread?: Readonly<Record<string, number>>
}

/** Of both sides, in the languages of three customers. The manager of the agency has read everything: one login begins with a clean count. */
export const talks: readonly Talk[] = [
  {
    customer: 'agency',
    order: 'confirmed',
    said: [
      {
        by: 'agency',
        daysAgo: 2,
        time: '10:12',
        text: 'Добрый день! Группа приедет на двадцать минут раньше. Можно войти сразу, не дожидаясь нашего времени?',
      },
      { by: 'dispatcher', daysAgo: 2, time: '10:25', text: 'Здравствуйте! Спросили музей: пустят, если предыдущая группа уже войдёт.' },
      { by: 'agency', daysAgo: 2, time: '10:27', text: 'Спасибо, гид будет у входа.' },
      { by: 'dispatcher', daysAgo: 1, time: '15:48', text: 'И держите паспорта под рукой: на входе сверяют список.' },
    ],
    read: [
      ['dispatcher', 1, 2, '10:20'],
      ['agency', 2, 2, '10:26'],
      ['dispatcher', 3, 2, '10:40'],
    ],
    officeUnread: 0,
    unread: { agency: 1 },
  },
  {
    customer: 'agency',
    order: null,
    said: [
      { by: 'agency-accountant', daysAgo: 4, time: '11:05', text: 'Пришлите, пожалуйста, акт сверки за прошлый месяц.' },
      {
        by: 'office-accountant',
        daysAgo: 4,
        time: '11:30',
        text: 'Здравствуйте! Акт можно взять в разделе «Сверка»: там же его подписывают.',
      },
      {
        by: 'agency',
        daysAgo: 1,
        time: '16:40',
        text: 'Список группы на следующий месяц во вложении. Посмотрите, хватит ли одного автобуса.',
        file: 'Список группы.pdf',
      },
    ],
    read: [
      ['office-accountant', 1, 4, '11:20'],
      ['agency-accountant', 2, 4, '11:41'],
      ['agency', 2, 1, '16:35'],
      ['agency-manager', 2, 1, '17:10'],
    ],
    officeUnread: 1,
  },
  {
    customer: 'agency-credit',
    order: 'in_processing',
    said: [
      {
        by: 'agency-credit',
        daysAgo: 2,
        time: '12:02',
        language: 'zh',
        text: '您好！我们团里有三位坐轮椅的客人，从哪个入口进比较方便？',
      },
      {
        by: 'dispatcher',
        daysAgo: 2,
        time: '12:20',
        text: 'Здравствуйте! С колясками удобнее через вход с подъёмником, смену предупредим.',
      },
      { by: 'agency-credit', daysAgo: 1, time: '18:05', language: 'zh', text: '谢谢！陪同人员可以和他们一起进吗？' },
    ],
    read: [
      ['dispatcher', 1, 2, '12:15'],
      ['agency-credit', 2, 2, '12:31'],
    ],
    officeUnread: 1,
  },
  {
    customer: 'persepolis',
    order: null,
    said: [
      {
        by: 'persepolis',
        daysAgo: 1,
        time: '19:14',
        language: 'fa',
        text: 'سلام! برای یک گروه ۳۲ نفره در ماه آینده از چه روزی می‌توانیم درخواست بدهیم؟',
      },
    ],
    read: [],
    officeUnread: 1,
  },
  {
    customer: 'individual',
    order: null,
    said: [
      { by: 'individual', daysAgo: 3, time: '09:40', text: 'Здравствуйте! Можно ли пройти с детской коляской?' },
      { by: 'dispatcher', daysAgo: 3, time: '09:58', text: 'Здравствуйте! Да, но в залах её просят оставить в гардеробе.' },
    ],
    read: [
      ['dispatcher', 1, 3, '09:51'],
      ['individual', 2, 3, '10:03'],
    ],
    officeUnread: 0,
  },
  {
    customer: 'agency',
    order: null,
    feedback: 'suggestion',
    said: [
      {
        by: 'agency',
        daysAgo: 5,
        time: '10:30',
        text: 'Было бы удобно, если бы новый заказ помнил гида из прошлого: у нас почти всегда один и тот же.',
      },
      {
        by: 'dispatcher',
        daysAgo: 4,
        time: '12:10',
        text: 'Спасибо, передали. Пока можно повторить прошлый заказ: гид и группа подставятся сами.',
      },
    ],
    read: [
      ['dispatcher', 1, 5, '11:00'],
      ['agency', 2, 4, '12:40'],
    ],
    officeUnread: 0,
  },
  {
    customer: 'agency-credit',
    order: null,
    feedback: 'complaint',
    said: [
      {
        by: 'agency-credit',
        daysAgo: 1,
        time: '17:20',
        language: 'zh',
        text: '昨天两台无线讲解器没有声音，导游只好大声讲解。请检查一下设备。',
      },
    ],
    read: [],
    officeUnread: 1,
  },
]

type Texts = Readonly<Record<Language, string>>
/** What the office writes again and again. */
export const templates: readonly (readonly [name: string, texts: Texts])[] = [
  [
    'Паспорта на входе',
    {
      ru: 'Держите паспорта под рукой: на входе сверяют список группы.',
      en: 'Keep passports at hand: the group list is checked at the entrance.',
      zh: '请随身携带护照：入口处会核对团队名单。',
      fa: 'گذرنامه‌ها را دم دست داشته باشید: فهرست گروه هنگام ورود بررسی می‌شود.',
      vi: 'Hãy mang sẵn hộ chiếu: danh sách đoàn được kiểm tra ở lối vào.',
    },
  ],
  [
    'Ответим до вечера',
    {
      ru: 'Спросили музей, ответим вам сегодня до вечера.',
      en: 'We have asked the museum and will answer you this evening at the latest.',
      zh: '我们已询问博物馆，最迟今晚答复您。',
      fa: 'از موزه پرسیده‌ایم و حداکثر تا امشب پاسخ می‌دهیم.',
      vi: 'Chúng tôi đã hỏi bảo tàng và sẽ trả lời chậm nhất trong tối nay.',
    },
  ],
]
