import { sectionNames } from '@anfilada/contract/interchange/interchange-file'
import { interchangeFormats } from '@anfilada/contract/interchange/office-interchange'
import { officeLanguages } from '@anfilada/contract/languages'
import { createAdministrator, disable, endSessions, listEmployees, removeFactor } from './admin.ts'
import type { Command, Option } from './command.ts'
import { exportData, importData } from './interchange.ts'
import { migrateDatabase } from './migrate.ts'
import { verify } from './verify.ts'

const database = ['DATABASE_URL'] as const
const reportLanguage: Option = {
  value: 'ru|en',
  among: officeLanguages,
  about: ['of the report, and of sheets and titles; ru without it', 'язык отчёта, листов и столбцов; без него ru'],
}

const chosenSections: Option = {
  value: 'names',
  about: [`with commas, of ${sectionNames.join(', ')}; all without it`, `через запятую, из ${sectionNames.join(', ')}; без него все`],
}

/** All that the command line of the product can do (decision 0065). */
export const commands: readonly Command[] = [
  {
    words: ['admin', 'create'],
    operands: ['mail'],
    options: {
      name: { value: 'name', about: ['how colleagues call him; the beginning of the mail without it', 'имя; без него — начало адреса'] },
      language: {
        value: 'ru|en',
        among: ['ru', 'en'],
        about: ['of his mails and screens; ru without it', 'язык писем и экранов; без него ru'],
      },
    },
    needs: [...database, 'PUBLIC_ORIGIN'],
    about: [
      'Makes an administrator of the office and prints the one-time link by which he chooses his password (72 hours).',
      'Заводит администратора офиса и печатает одноразовую ссылку, по которой он выберет пароль (72 часа).',
    ],
    run: createAdministrator,
  },
  {
    words: ['admin', 'list'],
    needs: database,
    about: ['Lists the employees who can sign in, or are invited.', 'Перечисляет сотрудников, которые могут войти или приглашены.'],
    run: listEmployees,
  },
  {
    words: ['admin', 'disable'],
    operands: ['mail'],
    needs: database,
    about: [
      'Closes the login of an employee for good, with all sessions and links.',
      'Закрывает вход сотрудника навсегда, вместе со всеми сеансами и ссылками.',
    ],
    run: disable,
  },
  {
    words: ['admin', 'remove-factor'],
    operands: ['mail'],
    options: {
      reason: { value: 'text', required: true, about: ['how you made sure that it is he', 'как вы убедились, кто просит'] },
    },
    needs: database,
    about: [
      'Takes away a lost second factor and ends all sessions; at the next sign-in the employee turns on another one.',
      'Убирает утерянный второй фактор и закрывает все сеансы; при следующем входе сотрудник включит новый.',
    ],
    run: removeFactor,
  },
  {
    words: ['admin', 'end-sessions'],
    operands: ['mail'],
    needs: database,
    about: ['Ends all sessions of an employee, who can sign in again.', 'Закрывает все сеансы сотрудника; войти снова он может.'],
    run: endSessions,
  },
  {
    words: ['migrate'],
    needs: database,
    about: [
      'Brings the tables of the database up to this version; a start does the same.',
      'Обновляет таблицы базы данных до этой версии; запуск делает то же.',
    ],
    run: migrateDatabase,
  },
  {
    words: ['import'],
    operands: ['file'],
    options: {
      'dry-run': { about: ['says what would change, and writes nothing', 'говорит, что изменилось бы, и ничего не пишет'] },
      sections: chosenSections,
      language: reportLanguage,
    },
    needs: database,
    about: [
      'Reads the company’s data from an XLSX or JSON file: all of it or, with any mistake in it, nothing. What the file does not have stays.',
      'Загружает данные компании из файла XLSX или JSON: целиком или, если есть ошибка, ничего. Чего в файле нет, остаётся как было.',
    ],
    run: importData,
  },
  {
    words: ['export'],
    operands: ['file'],
    options: {
      format: {
        value: interchangeFormats.join('|'),
        among: interchangeFormats,
        about: ['by the ending of the file without it', 'без него — по окончанию файла'],
      },
      sections: chosenSections,
      language: reportLanguage,
    },
    needs: database,
    about: [
      'Writes the company’s data into an XLSX or JSON file, which “import” reads; a file of that name is replaced.',
      'Выгружает данные компании в файл XLSX или JSON, который читает «import»; файл с таким именем заменяется.',
    ],
    run: exportData,
  },
  {
    words: ['verify', 'ledger'],
    about: [
      'Recounts the money of the database (DATABASE_URL, or the embedded one in DATA_DIR) and names each difference.',
      'Пересчитывает деньги в базе (DATABASE_URL или встроенной в DATA_DIR) и называет каждое расхождение.',
    ],
    run: () => verify('ledger'),
  },
  {
    words: ['verify', 'capacity'],
    about: [
      'Recounts the places of the database (DATABASE_URL, or the embedded one in DATA_DIR) and names each difference.',
      'Пересчитывает места в базе (DATABASE_URL или встроенной в DATA_DIR) и называет каждое расхождение.',
    ],
    run: () => verify('capacity'),
  },
]
