import type { ReceiptTexts } from './receipt-texts';

const table: Readonly<Record<string, readonly [delivered: string, seen: string]>> = {
  ar: ['تم التسليم', 'تمت المشاهدة'],
  bg: ['Доставено', 'Видяно'],
  bn: ['পৌঁছেছে', 'দেখা হয়েছে'],
  ca: ['Lliurat', 'Vist'],
  cs: ['Doručeno', 'Přečteno'],
  cy: ['Wedi cyrraedd', 'Wedi’i gweld'],
  da: ['Leveret', 'Set'],
  de: ['Zugestellt', 'Gelesen'],
  el: ['Παραδόθηκε', 'Διαβάστηκε'],
  es: ['Entregado', 'Visto'],
  fa: ['تحویل شد', 'دیده شد'],
  fi: ['Toimitettu', 'Nähty'],
  fr: ['Distribué', 'Vu'],
  he: ['נמסר', 'נקרא'],
  hi: ['पहुँच गया', 'देखा गया'],
  hr: ['Isporučeno', 'Pročitano'],
  hu: ['Kézbesítve', 'Elolvasva'],
  id: ['Tersampaikan', 'Dibaca'],
  it: ['Consegnato', 'Visto'],
  ja: ['配信済み', '既読'],
  ko: ['전송됨', '읽음'],
  lt: ['Pristatyta', 'Perskaityta'],
  nb: ['Levert', 'Sett'],
  nl: ['Afgeleverd', 'Gezien'],
  pl: ['Dostarczono', 'Odczytano'],
  pt: ['Entregue', 'Vista'],
  'pt-br': ['Entregue', 'Visualizada'],
  ro: ['Livrat', 'Văzut'],
  ru: ['Доставлено', 'Прочитано'],
  sk: ['Doručené', 'Prečítané'],
  sl: ['Dostavljeno', 'Prebrano'],
  sr: ['Испоручено', 'Прочитано'],
  'sr-latn': ['Isporučeno', 'Pročitano'],
  sv: ['Levererat', 'Läst'],
  th: ['ส่งถึงแล้ว', 'อ่านแล้ว'],
  tr: ['İletildi', 'Görüldü'],
  uk: ['Доставлено', 'Прочитано'],
  ur: ['پہنچ گیا', 'دیکھ لیا گیا'],
  vi: ['Đã nhận', 'Đã xem'],
  zh: ['已送达', '已读'],
  'zh-hant': ['已送達', '已讀'],
};

/** One table: each language's two texts are too short for a file. */
export function inLanguage(name: string): ReceiptTexts | undefined {
  const texts = table[name];
  return texts && { delivered: texts[0], seen: texts[1] };
}
