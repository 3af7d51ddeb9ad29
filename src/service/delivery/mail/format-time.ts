/** The one that was made last: a transcript of thousands of lines has one zone and one language, and each would take half a millisecond. */
let made: { key: string; format: Intl.DateTimeFormat } | undefined;

export function formatTime(at: number, timeZone: string, language = 'en-GB'): string {
  return formatOf(language === 'en' ? 'en-GB' : language, timeZone).format(at);
}

function formatOf(language: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${language} ${timeZone}`;
  if (made?.key === key) return made.format;
  const format = new Intl.DateTimeFormat(language, {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  made = { key, format };
  return format;
}
