import type { TranslationTexts } from './texts';

export const translationTexts: TranslationTexts = {
  translate: (language) => `Traducir del idioma: ${language}`,
  onDevice: 'Su navegador traduce en este dispositivo. No se envía nada a otro sitio.',
  opening: 'Preparando…',
  downloading: (percent) => `Descargando el idioma: ${percent}`,
  failed: 'Su navegador no puede traducir esto ahora.',
  intoTheirs: (language) => `Traducir mi respuesta: ${language}`,
  working: 'Traduciendo…',
  restore: 'Volver a mi texto',
  meaning: 'Traducción:',
};
