import type { PageTexts } from './texts';

export const pageTexts: PageTexts = {
  loading: 'Cargando…',
  tryAgain: 'Reintentar',
  outdated: (reason) => `Sin actualizar: ${reason}`,
  results: (count, hasMore) =>
    hasMore ? `Los primeros ${count} resultados` : count === 1 ? '1 resultado' : `${count} resultados`,
  showMore: 'Mostrar más',
  done: 'Listo',
  copy: 'Copiar',
  copyNamed: (name) => `Copiar ${name}`,
  copied: 'Copiado',
  copyFailed: 'No se pudo copiar. Seleccione el texto y cópielo.',
  copyNow: 'Cópielo ahora. No se volverá a mostrar.',
};
