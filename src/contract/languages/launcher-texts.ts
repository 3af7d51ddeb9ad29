import { languageOf } from './language-of';
import type { Language } from './languages';

/** What the launcher says. */
export interface LauncherTexts {
  /** Language tag. */
  tag: string;
  online: string;
  offline: string;
  /** Where the chat could not be loaded. */
  failed: string;
}

/**
 * The launcher's texts in the first of these languages that there is, tags, best first; `undefined` for English, which
 * the launcher brings along. Answered with the availability, so that no page downloads those of forty languages.
 */
export function launcherTextsIn(tags: readonly string[]): LauncherTexts | undefined {
  const tag = tags.map(languageOf).find((one) => one === 'en' || Object.hasOwn(translations, one));
  const texts = tag === undefined ? undefined : translations[tag];
  if (tag === undefined || !texts) return undefined;
  const [online, offline, failed] = texts;
  return { tag, online, offline, failed };
}

/** The first two are the panel's `title` and `offlineTitle`. */
type Translation = readonly [online: string, offline: string, failed: string];

/** In all languages but English, which the launcher speaks by itself. */
export const translations: Record<string, Translation> = {
  ar: ['تحدّث معنا', 'اترك رسالة', 'تعذّر تحميل الدردشة. حاول مجددًا.'],
  bg: ['Пишете ни', 'Оставете съобщение', 'Чатът не се зареди. Опитайте отново.'],
  bn: ['আমাদের সাথে চ্যাট করুন', 'বার্তা রেখে যান', 'চ্যাট লোড হয়নি। আবার চেষ্টা করুন।'],
  ca: ['Xategeu amb nosaltres', 'Deixeu un missatge', 'No s’ha pogut carregar el xat. Torneu-ho a provar.'],
  cs: ['Napište nám', 'Zanechte zprávu', 'Chat se nepodařilo načíst. Zkuste to znovu.'],
  cy: ['Sgwrsiwch â ni', 'Gadewch neges', 'Methwyd llwytho’r sgwrs. Ceisiwch eto.'],
  da: ['Chat med os', 'Læg en besked', 'Chatten kunne ikke indlæses. Prøv igen.'],
  de: [
    'Chatten Sie mit uns',
    'Nachricht hinterlassen',
    'Der Chat konnte nicht geladen werden. Versuchen Sie es erneut.',
  ],
  el: ['Μιλήστε μαζί μας', 'Αφήστε μήνυμα', 'Η συνομιλία δεν φορτώθηκε. Δοκιμάστε ξανά.'],
  es: ['Chatee con nosotros', 'Dejar un mensaje', 'No se pudo cargar el chat. Inténtelo de nuevo.'],
  fa: ['با ما گفتگو کنید', 'پیام بگذارید', 'گفتگو بارگذاری نشد. دوباره تلاش کنید.'],
  fi: ['Keskustele kanssamme', 'Jätä viesti', 'Chattia ei voitu ladata. Yritä uudelleen.'],
  fr: ['Discutez avec nous', 'Laisser un message', 'Le chat n’a pas pu être chargé. Réessayez.'],
  he: ['דברו איתנו', 'השאירו הודעה', 'לא ניתן היה לטעון את הצ׳אט. נסו שוב.'],
  hi: ['हमसे चैट करें', 'संदेश छोड़ें', 'चैट लोड नहीं हो सकी। फिर कोशिश करें।'],
  hr: ['Razgovarajte s nama', 'Ostavite poruku', 'Razgovor se nije učitao. Pokušajte ponovno.'],
  hu: ['Csevegjen velünk', 'Hagyjon üzenetet', 'A csevegést nem sikerült betölteni. Próbálja újra.'],
  id: ['Chat dengan kami', 'Tinggalkan pesan', 'Chat tidak dapat dimuat. Coba lagi.'],
  it: ['Parli con noi', 'Lasci un messaggio', 'Impossibile caricare la chat. Riprovi.'],
  ja: ['チャットで相談', 'メッセージを残す', 'チャットを読み込めませんでした。もう一度お試しください。'],
  ko: ['채팅으로 문의하기', '메시지 남기기', '채팅을 불러오지 못했습니다. 다시 시도해 주세요.'],
  lt: ['Kalbėkitės su mumis', 'Palikite žinutę', 'Pokalbio įkelti nepavyko. Bandykite dar kartą.'],
  nb: ['Chat med oss', 'Legg igjen en melding', 'Chatten kunne ikke lastes inn. Prøv igjen.'],
  nl: ['Chat met ons', 'Laat een bericht achter', 'De chat kon niet worden geladen. Probeer het opnieuw.'],
  pl: ['Porozmawiaj z nami', 'Zostaw wiadomość', 'Nie udało się wczytać czatu. Spróbuj ponownie.'],
  pt: ['Fale connosco', 'Deixe uma mensagem', 'Não foi possível carregar o chat. Tente novamente.'],
  'pt-br': ['Fale conosco', 'Deixe uma mensagem', 'Não foi possível carregar o chat. Tente novamente.'],
  ro: ['Scrieți-ne pe chat', 'Lăsați un mesaj', 'Chatul nu a putut fi încărcat. Încercați din nou.'],
  ru: ['Напишите нам', 'Оставьте сообщение', 'Не удалось загрузить чат. Попробуйте ещё раз.'],
  sk: ['Napíšte nám', 'Zanechajte správu', 'Chat sa nepodarilo načítať. Skúste to znova.'],
  sl: ['Klepetajte z nami', 'Pustite sporočilo', 'Klepeta ni bilo mogoče naložiti. Poskusite znova.'],
  sr: ['Разговарајте са нама', 'Оставите поруку', 'Разговор се није учитао. Покушајте поново.'],
  'sr-latn': ['Razgovarajte sa nama', 'Ostavite poruku', 'Razgovor se nije učitao. Pokušajte ponovo.'],
  sv: ['Chatta med oss', 'Lämna ett meddelande', 'Chatten kunde inte laddas. Försök igen.'],
  th: ['แชทกับเรา', 'ฝากข้อความ', 'โหลดแชทไม่ได้ โปรดลองอีกครั้ง'],
  tr: ['Bizimle sohbet edin', 'Mesaj bırakın', 'Sohbet yüklenemedi. Yeniden deneyin.'],
  uk: ['Напишіть нам', 'Залиште повідомлення', 'Не вдалося завантажити чат. Спробуйте ще раз.'],
  ur: ['ہم سے بات کریں', 'پیغام چھوڑیں', 'چیٹ لوڈ نہ ہو سکی۔ دوبارہ کوشش کریں۔'],
  vi: ['Trò chuyện với chúng tôi', 'Để lại lời nhắn', 'Không tải được cuộc trò chuyện. Hãy thử lại.'],
  zh: ['与我们聊天', '留言', '聊天加载失败，请重试。'],
  'zh-hant': ['與我們聊天', '留言', '聊天載入失敗，請重試。'],
} satisfies Record<Exclude<Language, 'en'>, Translation>;
