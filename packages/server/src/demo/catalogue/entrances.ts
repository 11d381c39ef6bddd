/** The usual entrances of the demo's objects for those who do not read Russian, who stand before the signs on the spot. */
type Words = readonly [en: string, zh: string, fa: string, vi: string]

const entrances: Readonly<Record<string, Words>> = {
  'hermitage-main': [
    'Entrance 3, for groups, from Palace Square',
    '3 号团队入口，宫殿广场一侧',
    'ورودی 3، ویژه گروه‌ها، از سمت میدان کاخ',
    'Lối vào số 3 dành cho đoàn, từ Quảng trường Cung điện',
  ],
  'hermitage-general-staff': [
    'Palace Square 6–8, entrance under the arch, group ticket desk',
    '宫殿广场 6–8 号，拱门下入口，团队售票处',
    'میدان کاخ، 6–8، ورودی زیر طاق، گیشه گروه‌ها',
    'Quảng trường Cung điện 6–8, lối vào dưới vòm, quầy vé đoàn',
  ],
  'hermitage-menshikov': [
    'Universitetskaya Embankment 15, main entrance',
    '大学滨河街 15 号，正门',
    'کرانه اونیورسیتتسکایا، 15، ورودی اصلی',
    'Bờ kè Universitetskaya 15, cổng chính',
  ],
  'hermitage-peter-winter': [
    'Palace Embankment 32, entrance from the embankment',
    '宫殿滨河街 32 号，临河入口',
    'کرانه کاخ، 32، ورودی از سمت رود',
    'Bờ kè Cung điện 32, lối vào từ phía bờ sông',
  ],
  'isaac-cathedral': [
    'South portico, group entrance from St Isaac’s Square',
    '南门廊，圣以撒广场一侧团队入口',
    'رواق جنوبی، ورودی گروه‌ها از سمت میدان سنت ایزاک',
    'Mái hiên phía nam, lối vào đoàn từ Quảng trường Thánh Isaac',
  ],
  'isaac-colonnade': [
    'North portico, stairs to the colonnade, turnstile 2',
    '北门廊，通往柱廊的楼梯，2 号闸机',
    'رواق شمالی، پله‌های ایوان ستون‌دار، گیت 2',
    'Mái hiên phía bắc, cầu thang lên hàng cột, cửa xoay số 2',
  ],
  'saviour-church': [
    'North entrance from Griboyedov Canal Embankment',
    '格里博耶多夫运河滨河街一侧北入口',
    'ورودی شمالی از کرانه کانال گریبایدوف',
    'Lối vào phía bắc từ bờ kè kênh Griboyedov',
  ],
  'saviour-evening': [
    'North entrance from Griboyedov Canal Embankment, evening ticket desk',
    '格里博耶多夫运河滨河街一侧北入口，夜场售票处',
    'ورودی شمالی از کرانه کانال گریبایدوف، گیشه شب',
    'Lối vào phía bắc từ bờ kè kênh Griboyedov, quầy vé buổi tối',
  ],
  'peterpaul-cathedral': [
    'Cathedral Square, west entrance, to the group cashier',
    '大教堂广场西入口，找团队收银员',
    'میدان کلیسای جامع، ورودی غربی، نزد صندوق‌دار گروه‌ها',
    'Quảng trường Nhà thờ, lối vào phía tây, đến quầy đoàn',
  ],
  'peterpaul-bastion': [
    'Trubetskoy Bastion, entrance from the Mint',
    '特鲁别茨科伊棱堡，造币厂一侧入口',
    'برج تروبتسکوی، ورودی از سمت ضرابخانه',
    'Pháo đài Trubetskoy, lối vào từ phía Xưởng đúc tiền',
  ],
  'peterpaul-panorama': [
    'Gosudarev Bastion, way up to the wall by the ticket desks',
    '国君棱堡，售票处旁登墙通道',
    'برج گاسودارف، راه بالا رفتن به دیوار کنار گیشه‌ها',
    'Pháo đài Gosudarev, lối lên tường thành cạnh quầy vé',
  ],
  'yusupov-state-rooms': [
    'Moyka River Embankment 94, main entrance',
    '莫伊卡河滨河街 94 号，正门',
    'کرانه رود مویکا، 94، ورودی اصلی',
    'Bờ kè sông Moyka 94, cổng chính',
  ],
  'yusupov-rasputin': [
    'Moyka River Embankment 94, entrance from the courtyard',
    '莫伊卡河滨河街 94 号，庭院入口',
    'کرانه رود مویکا، 94، ورودی از حیاط',
    'Bờ kè sông Moyka 94, lối vào từ sân trong',
  ],
  'peterhof-grand-palace': ['Upper Garden, api 5', '上花园 5 号门', 'باغ بالایی، در 5', 'Vườn Thượng, cửa số 5'],
  'peterhof-lower-park': [
    'Ticket desk 4, gate at Nizhnyaya Road',
    '4 号售票处，下路旁大门',
    'گیشه 4، دروازه کنار جاده پایین',
    'Quầy vé 4, cổng cạnh đường Nizhnyaya',
  ],
  'peterhof-monplaisir': [
    'Lower Park, Monplaisir, entrance from the terrace',
    '下花园蒙普拉伊西尔宫，露台入口',
    'باغ پایینی، مونپلزیر، ورودی از تراس',
    'Công viên Hạ, Monplaisir, lối vào từ sân thượng',
  ],
  'peterhof-grottoes': [
    'Terrace of the Grand Palace, left grotto',
    '大宫殿露台，左侧洞室',
    'تراس کاخ بزرگ، غار سمت چپ',
    'Sân thượng Đại cung điện, hang bên trái',
  ],
  'catherine-palace': [
    'Circumference wing, entrance 2, group ticket desk',
    '环形翼楼 2 号入口，团队售票处',
    'بال نیم‌دایره، ورودی 2، گیشه گروه‌ها',
    'Dãy nhà vòng cung, lối vào số 2, quầy vé đoàn',
  ],
  'catherine-park': [
    'Gate “To My Dear Comrades-in-Arms”, from Parkovaya Street',
    '“致我亲爱的战友”凯旋门，公园街一侧',
    'دروازه «به همرزمان عزیزم»، از سمت خیابان پارکوایا',
    'Cổng “Gửi các chiến hữu thân yêu”, từ phố Parkovaya',
  ],
  'catherine-agate-rooms': [
    'Cold Bath, entrance from the Hanging Garden',
    '冷浴室，空中花园入口',
    'حمام سرد، ورودی از باغ معلق',
    'Nhà tắm Lạnh, lối vào từ Vườn treo',
  ],
  'pavlovsk-palace': [
    'Main courtyard, right wing, group entrance',
    '主庭院右翼，团队入口',
    'حیاط اصلی، بال راست، ورودی گروه‌ها',
    'Sân chính, cánh phải, lối vào đoàn',
  ],
  'pavlovsk-park': [
    'Sadovaya Street, cast-iron gate, ticket desk 1',
    '花园街铸铁大门，1 号售票处',
    'خیابان سادووایا، دروازه چدنی، گیشه 1',
    'Phố Sadovaya, cổng gang, quầy vé 1',
  ],
  'pavlovsk-rose-pavilion': [
    'Park, White Birch district, entrance from the terrace',
    '公园白桦区，露台入口',
    'پارک، بخش توس سفید، ورودی از تراس',
    'Công viên, khu Bạch Dương, lối vào từ sân thượng',
  ],
  'russian-mikhailovsky': [
    'Inzhenernaya Street 4, doorway to the right of the main stairs',
    '工程师街 4 号，主楼梯右侧入口',
    'خیابان اینژنرنایا، 4، در سمت راست پله‌های اصلی',
    'Phố Inzhenernaya 4, cửa bên phải cầu thang chính',
  ],
  'russian-benois': ['Griboyedov Canal Embankment 2', '格里博耶多夫运河滨河街 2 号', 'کرانه کانال گریبایدوف، 2', 'Bờ kè kênh Griboyedov 2'],
  'russian-castle': [
    'Sadovaya Street 2, entrance through the Resurrection Gate',
    '花园街 2 号，经复活门进入',
    'خیابان سادووایا، 2، ورود از دروازه رستاخیز',
    'Phố Sadovaya 2, vào qua cổng Phục Sinh',
  ],
  'russian-marble': [
    'Millionnaya Street 5, entrance from the front courtyard',
    '百万街 5 号，前庭入口',
    'خیابان میلیونایا، 5، ورودی از حیاط جلویی',
    'Phố Millionnaya 5, lối vào từ sân trước',
  ],
  'faberge-main': [
    'Fontanka River Embankment 21, main entrance',
    '丰坦卡河滨河街 21 号，正门',
    'کرانه رود فونتانکا، 21، ورودی اصلی',
    'Bờ kè sông Fontanka 21, cổng chính',
  ],
  'faberge-exhibition': [
    'Fontanka River Embankment 21, exhibitions entrance from the courtyard',
    '丰坦卡河滨河街 21 号，庭院内展览入口',
    'کرانه رود فونتانکا، 21، ورودی نمایشگاه‌ها از حیاط',
    'Bờ kè sông Fontanka 21, lối vào triển lãm từ sân trong',
  ],
}

/** By the keys of translated names; the Russian is what staff confirm with. */
export function entranceNames(systemId: string): Record<string, string> {
  const words = entrances[systemId]
  if (!words) throw new Error(`The entrance of ${systemId} has no translations`)
  const [en_US, zh_cn, fa_IR, vi] = words
  return { en_US, zh_cn, fa_IR, vi }
}
