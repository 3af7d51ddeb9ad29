import type { FrameTexts } from './texts';

export const frameTexts: FrameTexts = {
  polling:
    'Un proxy, un firewall o demasiadas pestañas abiertas impiden las actualizaciones en directo. Los mensajes nuevos pueden llegar con unos segundos de retraso.',
  offline: 'No tiene conexión. Sus respuestas se enviarán cuando la recupere.',
  tryNow: 'Intentar ahora',
  connecting: 'Conectando…',
  nextTry: (seconds) => `Próximo intento en ${seconds} s.`,
  loading: 'Cargando…',
  partFailed: 'No se pudo cargar esta parte de la consola. Compruebe la conexión e inténtelo de nuevo.',

  leave: '¿Salir sin guardar?',
  unsaved: 'Hay cambios sin guardar.',
  discard: 'Descartar cambios',
  keepEditing: 'Seguir editando',
};
