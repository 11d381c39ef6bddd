import type { SectionName } from '@anfilada/contract/interchange/interchange-file'
import type { CellWord, ColumnTitle, InterchangeFaultCode, SheetName } from '@anfilada/contract/interchange/sheet-words'

/** Words of the files that carry the company's data: whoever changes a sheet, a title or a word here cannot read the files that were taken out before. */
export type InterchangePhrases = {
  sections: Record<SectionName, string>
  sheets: Record<SheetName, string>
  titles: Record<ColumnTitle, string>
  cells: Record<CellWord, string>
  faults: Record<InterchangeFaultCode, string>
  /** What the command line says at the end. */
  summary: Record<'done' | 'dry' | 'faulty' | 'nothing' | 'section', string>
  what: Record<'new' | 'changed' | 'rowNew' | 'rowGone' | 'empty', string>
}

export const ru: InterchangePhrases = {
  sections: { museums: 'Музеи' },
  sheets: {
    museums: 'Музеи',
    museum_objects: 'Объекты',
    opening_exceptions: 'Особые дни',
    museum_travel: 'Дорога',
  },
  titles: {
    museum_number: 'Номер музея',
    to_museum_number: 'До музея с номером',
    minutes: 'Минут',
    name: 'Имя',
    emblem: 'Эмблема',
    group_categories: 'Группы',
    order_kinds: 'Кроме билетов',
    district: 'Район',
    address: 'Адрес',
    point: 'Широта и долгота',
    archived: 'В архиве',
    object_code: 'Код объекта',
    entrance: 'Вход',
    countries: 'Страны групп',
    instant: 'Подтверждать сразу',
    zone: 'Часовой пояс',
    monday: 'Понедельник',
    tuesday: 'Вторник',
    wednesday: 'Среда',
    thursday: 'Четверг',
    friday: 'Пятница',
    saturday: 'Суббота',
    sunday: 'Воскресенье',
    from: 'С',
    until: 'По',
    hours: 'Часы',
    least_people: 'Человек не меньше',
    most_people: 'Человек не больше',
    persons_per_guide: 'Человек на гида',
    needs_license: 'Нужна лицензия',
    visit_minutes: 'Длится, минут',
    no_show_percent: 'За неявку, %',
  },
  cells: { yes: 'да', no: 'нет', closed: 'закрыто' },
  faults: {
    not_json: 'Это не JSON: файл обрывается или в нём лишний знак.',
    not_ours: 'В файле нет отметки «"anfilada": 1»: он от другой программы или другой версии.',
    unknown_section: 'Такого раздела нет.',
    unknown_field: 'Такого поля нет.',
    not_a_list: 'Здесь должен быть список записей.',
    too_many_rows: 'Больше 50 000 строк за один раз не загрузить. Разделите файл.',
    unknown_sheet: 'Такого листа нет. Назовите его, как в выгрузке, или удалите.',
    missing_sheet: 'Не хватает листа «{sheet}». Пустой он тоже нужен.',
    sheet_twice: 'Этот лист уже есть в книге на другом языке.',
    unknown_column: 'Такого столбца нет.',
    missing_column: 'Не хватает столбца «{title}».',
    column_twice: 'Такой столбец уже есть левее.',
    formula: 'Здесь формула. Нужно само значение.',
    merged: 'Ячейки объединены. Разъедините их.',
    owner_missing: 'Записи, к которой относится строка, нет на листе «{sheet}».',
    row_twice: 'Такая запись уже есть выше.',
    not_a_number: 'Нужно число.',
    not_whole: 'Нужно целое число.',
    not_kopecks: 'Не больше двух знаков после запятой.',
    not_yes_no: 'Нужно «да» или «нет».',
    not_a_date: 'Нужна дата, например 2027-01-31.',
    date_as_number: 'Здесь число вместо даты. Задайте ячейке формат даты или впишите 2027-01-31.',
    not_hours: 'Нужны часы, например 10:00-18:00, или «закрыто», или ничего.',
    not_a_point: 'Нужны широта и долгота, например 59.9398, 30.3146.',
    unknown_word: 'Такого слова нет. Можно: {words}.',
    section_forbidden: 'Этот раздел вам менять нельзя.',
    draft_open: 'У музея есть черновик в редакторе. Сначала опубликуйте его или откажитесь от него.',
    unknown_country: 'Такой страны нет. Нужен код из двух латинских букв.',
  },
  summary: {
    done: 'Загружено.',
    dry: 'Проверено, ничего не записано.',
    faulty: 'Есть ошибки: {count}. Ничего не записано.',
    nothing: 'Файл ничего не меняет.',
    section: '{section}: новых {added}, изменится {changed}, без изменений {unchanged}',
  },
  what: { new: 'новая запись', changed: 'изменится', rowNew: 'строка добавится', rowGone: 'строка уйдёт', empty: 'пусто' },
}
