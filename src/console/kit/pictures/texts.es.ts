import type { PictureTexts } from './texts';

export const pictureTexts: PictureTexts = {
  choose: 'Elegir imagen',
  replace: 'Cambiar',
  remove: 'Quitar',
  hint: 'O arrastre o pegue aquí un PNG, JPEG, WebP o GIF.',
  uploading: 'Subiendo…',
  uploaded: 'Imagen subida. Guarde para usarla.',
  removed: 'La imagen se ha quitado.',
  address: 'O la URL de una imagen',
  unreadable: 'Elija un PNG, JPEG, WebP o GIF. SVG no es posible, ya que puede contener scripts.',
  tooLarge: (megabytes) => `Elija un archivo de ${megabytes} MB como máximo.`,
};
