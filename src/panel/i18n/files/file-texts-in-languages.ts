import type { FileTexts } from './file-texts';

type Texts = readonly [attach: string, tooLarge: string, wrongType: string, tooMany: string];

const table: Readonly<Record<string, Texts>> = {
  ar: [
    'إرفاق ملف',
    'الحد الأقصى لحجم الملف #\u00a0ميغابايت.',
    'لا يمكن إرسال ملفات من هذا النوع هنا.',
    'لا تقبل هذه المحادثة المزيد من الملفات.',
  ],
  bg: [
    'Прикачване на файл',
    'Файловете могат да са най-много #\u00a0MB.',
    'Файлове от този тип не могат да се изпращат тук.',
    'Този чат не приема повече файлове.',
  ],
  bn: [
    'ফাইল যুক্ত করুন',
    'ফাইল সর্বোচ্চ #\u00a0MB হতে পারে।',
    'এই ধরনের ফাইল এখানে পাঠানো যায় না।',
    'এই চ্যাটে আর ফাইল পাঠানো যাবে না।',
  ],
  ca: [
    'Adjunta un fitxer',
    'Els fitxers poden tenir com a màxim #\u00a0MB.',
    'Aquí no es poden enviar fitxers d’aquest tipus.',
    'Aquest xat no admet més fitxers.',
  ],
  cs: [
    'Přiložit soubor',
    'Soubory mohou mít nejvýše #\u00a0MB.',
    'Soubory tohoto typu sem nelze poslat.',
    'Tento chat už další soubory nepřijímá.',
  ],
  cy: [
    'Atodi ffeil',
    'Gall ffeiliau fod hyd at #\u00a0MB.',
    'Ni ellir anfon ffeiliau o’r math hwn yma.',
    'Ni all y sgwrs hon dderbyn rhagor o ffeiliau.',
  ],
  da: [
    'Vedhæft en fil',
    'Filer må højst fylde #\u00a0MB.',
    'Filer af denne type kan ikke sendes her.',
    'Denne chat kan ikke modtage flere filer.',
  ],
  de: [
    'Datei anhängen',
    'Dateien dürfen höchstens #\u00a0MB groß sein.',
    'Dateien dieser Art können hier nicht gesendet werden.',
    'Dieser Chat nimmt keine weiteren Dateien an.',
  ],
  el: [
    'Επισύναψη αρχείου',
    'Το μέγεθος των αρχείων μπορεί να είναι έως #\u00a0MB.',
    'Αρχεία αυτού του τύπου δεν μπορούν να σταλούν εδώ.',
    'Αυτή η συνομιλία δεν δέχεται άλλα αρχεία.',
  ],
  es: [
    'Adjuntar un archivo',
    'Los archivos no pueden superar los #\u00a0MB.',
    'Aquí no se pueden enviar archivos de este tipo.',
    'Este chat no admite más archivos.',
  ],
  fa: [
    'پیوست کردن فایل',
    'حجم فایل حداکثر #\u00a0مگابایت است.',
    'فایل‌هایی از این نوع را نمی‌توان اینجا فرستاد.',
    'این گفتگو فایل بیشتری نمی‌پذیرد.',
  ],
  fi: [
    'Liitä tiedosto',
    'Tiedoston koko saa olla enintään #\u00a0Mt.',
    'Tämäntyyppisiä tiedostoja ei voi lähettää tänne.',
    'Tähän keskusteluun ei voi lähettää enempää tiedostoja.',
  ],
  fr: [
    'Joindre un fichier',
    'Les fichiers ne doivent pas dépasser #\u00a0Mo.',
    'Les fichiers de ce type ne peuvent pas être envoyés ici.',
    'Ce chat n’accepte plus de fichiers.',
  ],
  he: [
    'צירוף קובץ',
    'גודל קובץ הוא לכל היותר #\u00a0MB.',
    'אי אפשר לשלוח כאן קבצים מסוג זה.',
    'הצ׳אט הזה לא מקבל קבצים נוספים.',
  ],
  hi: [
    'फ़ाइल जोड़ें',
    'फ़ाइल अधिकतम #\u00a0MB की हो सकती है।',
    'इस प्रकार की फ़ाइलें यहाँ नहीं भेजी जा सकतीं।',
    'इस चैट में और फ़ाइलें नहीं भेजी जा सकतीं।',
  ],
  hr: [
    'Priloži datoteku',
    'Datoteke mogu imati najviše #\u00a0MB.',
    'Datoteke ove vrste ovdje se ne mogu poslati.',
    'Ovaj razgovor više ne prima datoteke.',
  ],
  hu: [
    'Fájl csatolása',
    'A fájlok legfeljebb #\u00a0MB méretűek lehetnek.',
    'Ilyen típusú fájl itt nem küldhető.',
    'Ez a csevegés nem fogad több fájlt.',
  ],
  id: [
    'Lampirkan file',
    'Ukuran file maksimal #\u00a0MB.',
    'File jenis ini tidak dapat dikirim di sini.',
    'Chat ini tidak dapat menerima file lagi.',
  ],
  it: [
    'Allega un file',
    'I file non possono superare #\u00a0MB.',
    'I file di questo tipo non possono essere inviati qui.',
    'Questa chat non accetta altri file.',
  ],
  ja: [
    'ファイルを添付',
    'ファイルは #\u00a0MB までです。',
    'この種類のファイルはここでは送信できません。',
    'このチャットではこれ以上ファイルを送信できません。',
  ],
  ko: [
    '파일 첨부',
    '파일 크기는 최대 #\u00a0MB입니다.',
    '이 형식의 파일은 여기서 보낼 수 없습니다.',
    '이 채팅에서는 파일을 더 보낼 수 없습니다.',
  ],
  lt: [
    'Prisegti failą',
    'Failas gali būti ne didesnis kaip #\u00a0MB.',
    'Tokio tipo failų čia siųsti negalima.',
    'Šiame pokalbyje daugiau failų siųsti negalima.',
  ],
  nb: [
    'Legg ved en fil',
    'Filer kan være på høyst #\u00a0MB.',
    'Filer av denne typen kan ikke sendes her.',
    'Denne chatten kan ikke ta imot flere filer.',
  ],
  nl: [
    'Bestand bijvoegen',
    'Bestanden mogen maximaal #\u00a0MB groot zijn.',
    'Bestanden van dit type kunnen hier niet worden verzonden.',
    'In deze chat kunt u geen bestanden meer verzenden.',
  ],
  pl: [
    'Dołącz plik',
    'Pliki mogą mieć najwyżej #\u00a0MB.',
    'Plików tego typu nie można tu wysyłać.',
    'Ten czat nie przyjmuje więcej plików.',
  ],
  pt: [
    'Anexar um ficheiro',
    'Os ficheiros podem ter, no máximo, #\u00a0MB.',
    'Ficheiros deste tipo não podem ser enviados aqui.',
    'Este chat não aceita mais ficheiros.',
  ],
  'pt-br': [
    'Anexar um arquivo',
    'Os arquivos podem ter no máximo #\u00a0MB.',
    'Arquivos deste tipo não podem ser enviados aqui.',
    'Este chat não aceita mais arquivos.',
  ],
  ro: [
    'Atașați un fișier',
    'Fișierele pot avea cel mult #\u00a0MB.',
    'Fișierele de acest tip nu pot fi trimise aici.',
    'Acest chat nu mai acceptă fișiere.',
  ],
  ru: [
    'Прикрепить файл',
    'Размер файла — не больше #\u00a0МБ.',
    'Файлы этого типа здесь отправить нельзя.',
    'Этот чат больше не принимает файлы.',
  ],
  sk: [
    'Priložiť súbor',
    'Súbory môžu mať najviac #\u00a0MB.',
    'Súbory tohto typu sem nemožno poslať.',
    'Tento chat už ďalšie súbory neprijíma.',
  ],
  sl: [
    'Priloži datoteko',
    'Datoteke imajo lahko največ #\u00a0MB.',
    'Datotek te vrste tukaj ni mogoče poslati.',
    'Ta klepet ne sprejema dodatnih datotek.',
  ],
  sr: [
    'Приложи датотеку',
    'Датотеке могу имати највише #\u00a0MB.',
    'Датотеке ове врсте овде не могу да се пошаљу.',
    'Овај разговор више не прима датотеке.',
  ],
  'sr-latn': [
    'Priloži datoteku',
    'Datoteke mogu imati najviše #\u00a0MB.',
    'Datoteke ove vrste ovde ne mogu da se pošalju.',
    'Ovaj razgovor više ne prima datoteke.',
  ],
  sv: [
    'Bifoga en fil',
    'Filer får vara högst #\u00a0MB.',
    'Filer av den här typen kan inte skickas här.',
    'Den här chatten tar inte emot fler filer.',
  ],
  th: ['แนบไฟล์', 'ไฟล์มีขนาดได้ไม่เกิน #\u00a0MB', 'ไม่สามารถส่งไฟล์ประเภทนี้ที่นี่ได้', 'แชทนี้รับไฟล์เพิ่มไม่ได้แล้ว'],
  tr: [
    'Dosya ekle',
    'Dosyalar en fazla #\u00a0MB olabilir.',
    'Bu türdeki dosyalar buradan gönderilemez.',
    'Bu sohbet daha fazla dosya kabul etmiyor.',
  ],
  uk: [
    'Прикріпити файл',
    'Розмір файлу — не більше #\u00a0МБ.',
    'Файли цього типу тут надіслати не можна.',
    'Цей чат більше не приймає файлів.',
  ],
  ur: [
    'فائل منسلک کریں',
    'فائل زیادہ سے زیادہ #\u00a0MB کی ہو سکتی ہے۔',
    'اس قسم کی فائلیں یہاں نہیں بھیجی جا سکتیں۔',
    'اس چیٹ میں مزید فائلیں نہیں بھیجی جا سکتیں۔',
  ],
  vi: [
    'Đính kèm tệp',
    'Tệp có dung lượng tối đa #\u00a0MB.',
    'Không thể gửi loại tệp này ở đây.',
    'Cuộc trò chuyện này không nhận thêm tệp.',
  ],
  zh: ['添加文件', '文件最大为 #\u00a0MB。', '此处无法发送这种类型的文件。', '此聊天无法再接收更多文件。'],
  'zh-hant': [
    '附加檔案',
    '檔案最大為 #\u00a0MB。',
    '此處無法傳送這種類型的檔案。',
    '此聊天無法再接收更多檔案。',
  ],
};

/** One table: each language's four texts are too short for a file. */
export function inLanguage(name: string): FileTexts | undefined {
  const texts = table[name];
  if (!texts) return undefined;
  const [attach, tooLarge, wrongType, tooMany] = texts;
  return { attach, tooLarge, wrongType, tooMany };
}
