export interface TranscriptTexts {
  title: string;
  /** Who has left no name. */
  visitor: string;
  /** Before the lines of a long chat. */
  isCut: string;
}

/** What a transcript says around what was said, in the visitor's language. */
const table: Readonly<Record<string, readonly [title: string, visitor: string, isCut: string]>> = {
  ar: ['نص المحادثة', 'الزائر', 'هذه المحادثة طويلة. تحتوي هذه الرسالة على آخر ما كُتب فيها فقط.'],
  bg: ['Запис на чата', 'Посетител', 'Чатът е дълъг. В този имейл са само последните съобщения.'],
  bn: ['চ্যাটের প্রতিলিপি', 'দর্শনার্থী', 'চ্যাটটি দীর্ঘ। এই ইমেইলে শুধু শেষের বার্তাগুলো আছে।'],
  ca: [
    'Transcripció del xat',
    'Visitant',
    'El xat és llarg. Aquest correu només en conté els últims missatges.',
  ],
  cs: ['Přepis chatu', 'Návštěvník', 'Chat je dlouhý. V tomto e-mailu jsou jen poslední zprávy.'],
  cy: [
    'Trawsgrifiad o’r sgwrs',
    'Ymwelydd',
    'Mae’r sgwrs hon yn hir. Dim ond y negeseuon olaf sydd yn yr e-bost hwn.',
  ],
  da: ['Udskrift af chatten', 'Besøgende', 'Chatten er lang. Denne mail indeholder kun de seneste beskeder.'],
  de: ['Chatverlauf', 'Besucher', 'Dieser Chat ist lang. Die E-Mail enthält nur die letzten Nachrichten.'],
  el: [
    'Αντίγραφο συνομιλίας',
    'Επισκέπτης',
    'Η συνομιλία είναι μεγάλη. Αυτό το email περιέχει μόνο τα τελευταία μηνύματα.',
  ],
  en: ['Chat transcript', 'Visitor', 'This chat is long. Only its last messages are in this mail.'],
  es: [
    'Transcripción del chat',
    'Visitante',
    'Este chat es largo. Este correo contiene solo los últimos mensajes.',
  ],
  fa: ['متن گفتگو', 'بازدیدکننده', 'این گفتگو طولانی است. فقط آخرین پیام‌ها در این ایمیل آمده‌اند.'],
  fi: [
    'Keskustelun kopio',
    'Asiakas',
    'Keskustelu on pitkä. Tässä viestissä ovat vain sen viimeiset viestit.',
  ],
  fr: [
    'Transcription du chat',
    'Visiteur',
    'Ce chat est long. Cet e-mail ne contient que les derniers messages.',
  ],
  he: ['תמליל הצ׳אט', 'מבקר', 'הצ׳אט ארוך. בהודעה זו נמצאות רק ההודעות האחרונות.'],
  hi: ['चैट का विवरण', 'आगंतुक', 'यह चैट लंबी है। इस ईमेल में केवल आख़िरी संदेश हैं।'],
  hr: ['Zapis razgovora', 'Posjetitelj', 'Razgovor je dug. U ovoj su poruci samo posljednje poruke.'],
  hu: [
    'A csevegés szövege',
    'Látogató',
    'A csevegés hosszú. Ez az e-mail csak az utolsó üzeneteket tartalmazza.',
  ],
  id: ['Transkrip chat', 'Pengunjung', 'Chat ini panjang. Email ini hanya memuat pesan-pesan terakhir.'],
  it: [
    'Trascrizione della chat',
    'Visitatore',
    'Questa chat è lunga. L’e-mail contiene solo gli ultimi messaggi.',
  ],
  ja: ['チャットの記録', 'お客様', 'チャットが長いため、このメールには最後の部分だけを載せています。'],
  ko: ['채팅 기록', '고객', '채팅이 길어 이 메일에는 마지막 메시지만 담았습니다.'],
  lt: ['Pokalbio išrašas', 'Lankytojas', 'Pokalbis ilgas. Šiame laiške yra tik paskutinės žinutės.'],
  nb: [
    'Utskrift av chatten',
    'Besøkende',
    'Chatten er lang. Denne e-posten inneholder bare de siste meldingene.',
  ],
  nl: [
    'Transcriptie van de chat',
    'Bezoeker',
    'Deze chat is lang. Deze mail bevat alleen de laatste berichten.',
  ],
  pl: ['Zapis czatu', 'Gość', 'Ten czat jest długi. Ten e-mail zawiera tylko ostatnie wiadomości.'],
  pt: [
    'Transcrição do chat',
    'Visitante',
    'Este chat é longo. Este e-mail contém apenas as últimas mensagens.',
  ],
  'pt-br': [
    'Transcrição do chat',
    'Visitante',
    'Este chat é longo. Este e-mail contém apenas as últimas mensagens.',
  ],
  ro: ['Transcrierea chatului', 'Vizitator', 'Chatul este lung. Acest e-mail conține doar ultimele mesaje.'],
  ru: ['Переписка в чате', 'Посетитель', 'Чат длинный. В этом письме только последние сообщения.'],
  sk: ['Prepis chatu', 'Návštevník', 'Chat je dlhý. V tomto e-maile sú len posledné správy.'],
  sl: ['Zapis klepeta', 'Obiskovalec', 'Klepet je dolg. V tem e-sporočilu so samo zadnja sporočila.'],
  sr: ['Запис разговора', 'Посетилац', 'Разговор је дуг. У овом имејлу су само последње поруке.'],
  'sr-latn': ['Zapis razgovora', 'Posetilac', 'Razgovor je dug. U ovom imejlu su samo poslednje poruke.'],
  sv: [
    'Utskrift av chatten',
    'Besökare',
    'Chatten är lång. Det här mejlet innehåller bara de senaste meddelandena.',
  ],
  th: ['บันทึกการแชท', 'ผู้เยี่ยมชม', 'แชทนี้ยาว อีเมลนี้มีเฉพาะข้อความล่าสุด'],
  tr: ['Sohbet dökümü', 'Ziyaretçi', 'Bu sohbet uzun. Bu e-postada yalnızca son mesajlar var.'],
  uk: ['Запис чату', 'Відвідувач', 'Чат довгий. У цьому листі лише останні повідомлення.'],
  ur: ['چیٹ کی تحریر', 'ملاقاتی', 'یہ چیٹ لمبی ہے۔ اس ای میل میں صرف آخری پیغامات ہیں۔'],
  vi: ['Nội dung trò chuyện', 'Khách', 'Cuộc trò chuyện này dài. Email này chỉ có những tin nhắn cuối.'],
  zh: ['聊天记录', '访客', '聊天内容较长，本邮件仅包含最后的消息。'],
  'zh-hant': ['聊天記錄', '訪客', '聊天內容較長，本郵件僅包含最後的訊息。'],
};

/** Returns those of a language as `languageOf` names it; `undefined` where there are none. */
export function transcriptTexts(language: string): TranscriptTexts | undefined {
  const texts = Object.hasOwn(table, language) ? table[language] : undefined;
  if (!texts) return undefined;
  const [title, visitor, isCut] = texts;
  return { title, visitor, isCut };
}
