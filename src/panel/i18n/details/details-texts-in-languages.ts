import type { DetailsTexts } from './details-texts';

const table: Readonly<Record<string, readonly [why: string, thanks: string]>> = {
  ar: ['كيف يمكننا التواصل معك إذا غادرت المحادثة؟', 'شكرًا لك. يمكننا الآن التواصل معك.'],
  bg: ['Как да се свържем с вас, ако напуснете чата?', 'Благодарим. Вече можем да се свържем с вас.'],
  bn: ['আপনি চ্যাট ছেড়ে গেলে আমরা কীভাবে আপনার সাথে যোগাযোগ করব?', 'ধন্যবাদ। এখন আমরা আপনার সাথে যোগাযোগ করতে পারব।'],
  ca: ['Com us podem contactar si sortiu del xat?', 'Gràcies. Ara ja us podem contactar.'],
  cs: ['Jak vás můžeme kontaktovat, pokud chat opustíte?', 'Děkujeme. Teď vás můžeme kontaktovat.'],
  cy: [
    'Sut gallwn ni gysylltu â chi os byddwch chi’n gadael y sgwrs?',
    'Diolch. Gallwn ni gysylltu â chi nawr.',
  ],
  da: ['Hvordan kan vi kontakte dig, hvis du forlader chatten?', 'Tak. Nu kan vi kontakte dig.'],
  de: ['Wie erreichen wir Sie, wenn Sie den Chat verlassen?', 'Danke. Jetzt können wir Sie erreichen.'],
  el: [
    'Πώς μπορούμε να επικοινωνήσουμε μαζί σας αν φύγετε από τη συνομιλία;',
    'Ευχαριστούμε. Τώρα μπορούμε να επικοινωνήσουμε μαζί σας.',
  ],
  es: ['¿Cómo podemos contactar con usted si sale del chat?', 'Gracias. Ahora podemos contactar con usted.'],
  fa: ['اگر گفتگو را ترک کنید، چگونه با شما تماس بگیریم؟', 'سپاسگزاریم. اکنون می‌توانیم با شما تماس بگیریم.'],
  fi: ['Miten tavoitamme sinut, jos poistut keskustelusta?', 'Kiitos. Nyt tavoitamme sinut.'],
  fr: [
    'Comment pouvons-nous vous joindre si vous quittez le chat\u202f?',
    'Merci. Nous pouvons maintenant vous joindre.',
  ],
  he: ['איך נוכל ליצור איתכם קשר אם תעזבו את הצ׳אט?', 'תודה. עכשיו נוכל ליצור איתכם קשר.'],
  hi: ['अगर आप चैट छोड़ दें, तो हम आपसे कैसे संपर्क करें?', 'धन्यवाद। अब हम आपसे संपर्क कर सकते हैं।'],
  hr: ['Kako vas možemo kontaktirati ako napustite razgovor?', 'Hvala. Sada vas možemo kontaktirati.'],
  hu: ['Hogyan érhetjük el, ha kilép a csevegésből?', 'Köszönjük. Most már el tudjuk érni.'],
  id: [
    'Bagaimana kami dapat menghubungi Anda jika Anda meninggalkan chat?',
    'Terima kasih. Sekarang kami dapat menghubungi Anda.',
  ],
  it: ['Come possiamo contattarla se lascia la chat?', 'Grazie. Ora possiamo contattarla.'],
  ja: ['チャットを離れた場合のご連絡先を教えてください。', 'ありがとうございます。これでご連絡できます。'],
  ko: ['채팅을 나가시면 어떻게 연락드리면 될까요?', '감사합니다. 이제 연락드릴 수 있습니다.'],
  lt: [
    'Kaip galėtume su jumis susisiekti, jei išeisite iš pokalbio?',
    'Ačiū. Dabar galime su jumis susisiekti.',
  ],
  nb: ['Hvordan kan vi kontakte deg hvis du forlater chatten?', 'Takk. Nå kan vi kontakte deg.'],
  nl: ['Hoe kunnen we u bereiken als u de chat verlaat?', 'Bedankt. We kunnen u nu bereiken.'],
  pl: [
    'Jak możemy się z Tobą skontaktować, jeśli opuścisz czat?',
    'Dziękujemy. Teraz możemy się z Tobą skontaktować.',
  ],
  pt: [
    'Como podemos entrar em contacto consigo se sair do chat?',
    'Obrigado. Agora já podemos entrar em contacto consigo.',
  ],
  'pt-br': ['Como podemos falar com você caso saia do chat?', 'Obrigado. Agora podemos falar com você.'],
  ro: ['Cum vă putem contacta dacă părăsiți chatul?', 'Vă mulțumim. Acum vă putem contacta.'],
  ru: ['Как с вами связаться, если вы покинете чат?', 'Спасибо. Теперь мы сможем с вами связаться.'],
  sk: ['Ako vás môžeme kontaktovať, ak chat opustíte?', 'Ďakujeme. Teraz vás môžeme kontaktovať.'],
  sl: ['Kako lahko stopimo v stik z vami, če zapustite klepet?', 'Hvala. Zdaj lahko stopimo v stik z vami.'],
  sr: ['Како можемо да вам се јавимо ако напустите разговор?', 'Хвала. Сада можемо да вам се јавимо.'],
  'sr-latn': ['Kako možemo da vam se javimo ako napustite razgovor?', 'Hvala. Sada možemo da vam se javimo.'],
  sv: ['Hur kan vi nå dig om du lämnar chatten?', 'Tack. Nu kan vi nå dig.'],
  th: ['หากคุณออกจากแชท เราจะติดต่อคุณได้อย่างไร', 'ขอบคุณ ตอนนี้เราติดต่อคุณได้แล้ว'],
  tr: ['Sohbetten ayrılırsanız size nasıl ulaşabiliriz?', 'Teşekkürler. Artık size ulaşabiliriz.'],
  uk: ['Як із вами зв’язатися, якщо ви вийдете з чату?', 'Дякуємо. Тепер ми зможемо з вами зв’язатися.'],
  ur: ['اگر آپ چیٹ چھوڑ دیں تو ہم آپ سے کیسے رابطہ کریں؟', 'شکریہ۔ اب ہم آپ سے رابطہ کر سکتے ہیں۔'],
  vi: [
    'Chúng tôi có thể liên hệ với bạn bằng cách nào nếu bạn rời cuộc trò chuyện?',
    'Cảm ơn bạn. Bây giờ chúng tôi có thể liên hệ với bạn.',
  ],
  zh: ['如果您离开聊天，我们该如何联系您？', '谢谢。现在我们可以联系到您了。'],
  'zh-hant': ['如果您離開聊天，我們該如何聯絡您？', '謝謝。現在我們可以聯絡到您了。'],
};

/** One table: a language's few texts are too short for a file. */
export function inLanguage(name: string): DetailsTexts | undefined {
  const [why, thanks] = table[name] ?? [];
  return why === undefined || thanks === undefined ? undefined : { why, thanks };
}
