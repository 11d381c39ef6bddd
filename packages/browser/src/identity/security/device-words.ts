export type Device = { browser: string; system: string }

/** Before the browsers that they are made of, whose names they carry too. */
const browsers = [
  [/YaBrowser\//, 'Yandex Browser'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/MicroMessenger\//, 'WeChat'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/HarmonyOS/, 'HarmonyOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const

/** Browser and system by their own names, from what the browser says of itself (`User-Agent`); undefined for anything else. */
export function deviceOf(userAgent: string | null): Device | undefined {
  const browser = browsers.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  const system = systems.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  return browser && system ? { browser, system } : undefined
}
