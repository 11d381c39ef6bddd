import { describe, expect, test } from 'vitest'
import { latinName, readableName } from './latin-names.ts'

describe('a name in Latin letters', () => {
  test.each([
    ['Анна Смирнова', 'Anna Smirnova'],
    ['Юрий Щукин', 'Iurii Shchukin'],
    ['Ольга Невская', 'Olga Nevskaia'],
    ['Пётр Подъездов', 'Petr Podieezdov'],
    ['Хлоя Цейтлин-Жукова', 'Khloia Tseitlin-Zhukova'],
    ['Эмилия Ёлкина', 'Emiliia Elkina'],
    ['Выдыш Чайка', 'Vydysh Chaika'],
    ['Григорій Їжакевич', 'Grigorii Izhakevich'],
    ['Я. Ю. ШУЙСКИЙ', 'Ia. Iu. SHUISKII'],
    ['Анна (Ann) Ли', 'Anna (Ann) Li'],
    ['Li Wei', 'Li Wei'],
    ['李伟', '李伟'],
    ['Йода'.normalize('NFD'), 'Ioda'],
  ])('is spelt as in passports: %s', (name, latin) => expect(latinName(name)).toBe(latin))

  test('leaves no Cyrillic letter of Russian, in either case', () => {
    const alphabet = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'
    expect(latinName(alphabet + alphabet.toUpperCase())).toMatch(/^[A-Za-z]+$/)
  })
})

describe('the name of an employee', () => {
  test.each(['en', 'zh', 'fa', 'vi'] as const)('has its Latin letters beside it in %s', (language) => {
    expect(readableName(language, 'Анна Смирнова')).toBe('Анна Смирнова (Anna Smirnova)')
    expect(readableName(language, 'Anna Smirnova')).toBe('Anna Smirnova')
  })

  test('stands alone for who reads Russian', () => expect(readableName('ru', 'Анна Смирнова')).toBe('Анна Смирнова'))
})
