import type { AnswerTimeTexts } from './answer-time-texts';

const table: Readonly<Record<string, string>> = {
  ar: 'مدة الرد اليوم: #',
  bg: 'Време за отговор днес: #',
  bn: 'আজ উত্তর দেওয়ার সময়: #',
  ca: 'Temps de resposta avui: #',
  cs: 'Dnešní doba odpovědi: #',
  cy: 'Amser ateb heddiw: #',
  da: 'Svartid i dag: #',
  de: 'Antwortzeit heute: #',
  el: 'Χρόνος απάντησης σήμερα: #',
  es: 'Tiempo de respuesta hoy: #',
  fa: 'زمان پاسخ امروز: #',
  fi: 'Vastausaika tänään: #',
  fr: 'Délai de réponse aujourd’hui\u00a0: #',
  he: 'זמן מענה היום: #',
  hi: 'आज जवाब का समय: #',
  hr: 'Vrijeme odgovora danas: #',
  hu: 'Mai válaszidő: #',
  id: 'Waktu respons hari ini: #',
  it: 'Tempo di risposta oggi: #',
  ja: '本日の返信までの目安：#',
  ko: '오늘 답변 소요 시간: #',
  lt: 'Atsakymo laikas šiandien: #',
  nb: 'Svartid i dag: #',
  nl: 'Reactietijd vandaag: #',
  pl: 'Czas odpowiedzi dzisiaj: #',
  pt: 'Tempo de resposta hoje: #',
  'pt-br': 'Tempo de resposta hoje: #',
  ro: 'Timp de răspuns astăzi: #',
  ru: 'Время ответа сегодня: #',
  sk: 'Dnešný čas odpovede: #',
  sl: 'Odzivni čas danes: #',
  sr: 'Време одговора данас: #',
  'sr-latn': 'Vreme odgovora danas: #',
  sv: 'Svarstid i dag: #',
  th: 'เวลาตอบกลับวันนี้: #',
  tr: 'Bugünkü yanıt süresi: #',
  uk: 'Час відповіді сьогодні: #',
  ur: 'آج جواب کا وقت: #',
  vi: 'Thời gian trả lời hôm nay: #',
  zh: '今日回复用时：#',
  'zh-hant': '今日回覆所需時間：#',
};

/** One table: a language's only text is too short for a file. */
export function inLanguage(name: string): AnswerTimeTexts | undefined {
  const answersIn = table[name];
  return answersIn === undefined ? undefined : { answersIn };
}
