import type { OnlineTexts } from './online-texts';

const table: Readonly<Record<string, string>> = {
  ar: 'المتصلون الآن: #',
  bg: 'На линия сега: #',
  bn: 'এখন অনলাইনে: #',
  ca: 'En línia ara: #',
  cs: 'Právě online: #',
  cy: 'Ar-lein nawr: #',
  da: 'Online nu: #',
  de: 'Jetzt online: #',
  el: 'Σε σύνδεση τώρα: #',
  es: 'En línea ahora: #',
  fa: 'اکنون آنلاین: #',
  fi: 'Nyt paikalla: #',
  fr: 'Actuellement en ligne\u00a0: #',
  he: 'מחוברים כעת: #',
  hi: 'अभी ऑनलाइन: #',
  hr: 'Sada na mreži: #',
  hu: 'Most elérhető: #',
  id: 'Sedang online: #',
  it: 'Ora online: #',
  ja: 'ただいまオンライン：#',
  ko: '현재 온라인: #',
  lt: 'Dabar prisijungę: #',
  nb: 'På nett nå: #',
  nl: 'Nu online: #',
  pl: 'Teraz online: #',
  pt: 'Online agora: #',
  'pt-br': 'Online agora: #',
  ro: 'Online acum: #',
  ru: 'Сейчас на связи: #',
  sk: 'Práve online: #',
  sl: 'Zdaj na voljo: #',
  sr: 'Тренутно на мрежи: #',
  'sr-latn': 'Trenutno na mreži: #',
  sv: 'Online nu: #',
  th: 'ออนไลน์อยู่ตอนนี้: #',
  tr: 'Şu anda çevrimiçi: #',
  uk: 'Зараз на зв’язку: #',
  ur: 'اس وقت آن لائن: #',
  vi: 'Đang trực tuyến: #',
  zh: '当前在线：#',
  'zh-hant': '目前在線上：#',
};

/** One table: a language's only text is too short for a file. */
export function inLanguage(name: string): OnlineTexts | undefined {
  const onlineNow = table[name];
  return onlineNow === undefined ? undefined : { onlineNow };
}
