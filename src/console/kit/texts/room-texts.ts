/** What rooms of the console say, by the names of their folders below `src/console`. */
export type TextsByRoom = Record<string, object>;

/** What the console speaks, one language for as long as its page lives. Rooms that it lacks speak English. */
const spoken = { locale: 'en-GB', rooms: {} as TextsByRoom };

/** Speaks that language from now on, in more rooms if it does already: called before anything that says something is drawn. */
export function speak(locale: string, rooms: TextsByRoom): void {
  spoken.rooms = locale === spoken.locale ? { ...spoken.rooms, ...rooms } : rooms;
  spoken.locale = locale;
}

/** Returns the language tag by which dates, numbers and names of languages are written. */
export function spokenLocale(): string {
  return spoken.locale;
}

/**
 * Returns a function that returns the room's texts in the language of the console. It is called where they are drawn, never
 * as a module is loaded: the language comes later than that.
 */
export function roomTexts<Texts extends object>(room: string, english: Texts): () => Texts {
  return () => (spoken.rooms[room] as Texts | undefined) ?? english;
}

/** Returns a function that makes a format for the console's language when it is first used. */
export function perLocale<Format>(make: (locale: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const { locale } = spoken;
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
}
