import type { PictureTexts } from './texts';

export const pictureTexts: PictureTexts = {
  choose: 'Bild auswählen',
  replace: 'Ersetzen',
  remove: 'Entfernen',
  hint: 'Oder PNG, JPEG, WebP oder GIF hierher ziehen oder einfügen.',
  uploading: 'Wird hochgeladen\u00a0…',
  uploaded: 'Hochgeladen. Speichern Sie, um es zu verwenden.',
  removed: 'Das Bild ist entfernt.',
  address: 'Oder die URL eines Bilds',
  unreadable: 'Wählen Sie PNG, JPEG, WebP oder GIF. SVG geht nicht, da es Skripte enthalten kann.',
  tooLarge: (megabytes) => `Wählen Sie eine Datei bis ${megabytes} MB.`,
};
