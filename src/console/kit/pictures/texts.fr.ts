import type { PictureTexts } from './texts';

export const pictureTexts: PictureTexts = {
  choose: 'Choisir une image',
  replace: 'Remplacer',
  remove: 'Retirer',
  hint: 'Ou déposez ou collez ici un fichier PNG, JPEG, WebP ou GIF.',
  uploading: 'Envoi en cours…',
  uploaded: 'Image envoyée. Enregistrez pour l’utiliser.',
  removed: 'L’image a été retirée.',
  address: 'Ou l’URL d’une image',
  unreadable:
    'Choisissez un fichier PNG, JPEG, WebP ou GIF. Le format SVG n’est pas accepté, car il peut contenir des scripts.',
  tooLarge: (megabytes) => `Choisissez un fichier de ${megabytes} Mo au maximum.`,
};
