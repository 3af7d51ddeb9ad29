import type { InboxTexts } from './texts';

export const inboxTexts: InboxTexts = {
  chats: 'Chats',
  online: 'En línea',
  lists: 'Listas',
  tabs: { open: 'Abiertos', offline: 'Mensajes', closed: 'Finalizados' },
  which: 'Mostrar',
  now: 'Ahora',
  snoozed: (count) => `Pospuestos ${count}`,
  toAnswer: 'Por responder',
  done: 'Resueltos',
  find: 'Buscar',
  findInList: 'Buscar en la lista',
  filter: 'Filtrar',
  showMore: 'Mostrar más',
  keyboard: 'Teclado',
  signOut: 'Cerrar sesión',
  notSignedOut:
    'Sigue con la sesión abierta: un mensaje o archivo está en camino. Si cierra sesión otra vez, no se enviará.',
  goOnline: 'Conectarse',
  pausedNotice: 'Está en pausa y no recibe chats nuevos.',

  loading: 'Cargando…',
  failed: 'No se pudieron cargar las listas',
  tryAgain: 'Reintentar',
  results: (count, hasMore) =>
    hasMore ? `Los primeros ${count} resultados` : count === 1 ? '1 resultado' : `${count} resultados`,
  noResults: (words) => `Sin resultados para «${words}»`,
  noMatches: 'Ningún chat coincide con estos filtros',
  showAll: 'Mostrar todo',
  noWidget: 'Aún no tiene ningún widget asignado',
  noWidgetHint: 'Los chats aparecerán aquí cuando un administrador le añada a un widget o a un equipo.',
  paused: 'Está en pausa',
  pausedHint: 'Conéctese para recibir chats.',
  empty: {
    open: { title: 'No hay chats en este momento', text: 'Los chats nuevos aparecen aquí automáticamente.' },
    snoozed: {
      title: 'No hay chats pospuestos',
      text: 'Aquí esperan los chats que usted o sus compañeros posponen.',
    },
    offline: {
      title: 'No hay mensajes por responder',
      text: 'Aquí aparecen los mensajes que los visitantes dejan cuando no hay nadie en línea.',
    },
    done: {
      title: 'Aún no hay mensajes resueltos',
      text: 'Los mensajes pasan aquí cuando alguien los marca como resueltos.',
    },
    closed: { title: 'Aún no hay chats finalizados', text: 'Los chats pasan aquí cuando finalizan.' },
  },
  backToOpen: (count) => (count === 1 ? 'Volver al chat abierto' : `Volver a los ${count} chats abiertos`),

  groups: { mine: 'Sus chats', waiting: 'En espera', others: 'Chats de otros agentes' },
  unread: 'Sin leer.',
  typing: 'está escribiendo…',
  answering: (name, others) => {
    if (others.length === 0) return `${name} está respondiendo`;
    return `${name} y ${others.length === 1 ? others[0] : `${others.length} más`} están respondiendo`;
  },
  draft: 'Borrador',
  notSent: 'No enviado',
  bot: 'Bot',
  back: 'De vuelta',
  rated: (stars) => `Valorado con ${stars} de 5`,
  until: (when) => `hasta ${when}`,
  waitingFor: 'Espera desde hace',
  waiting: 'Espera una respuesta',
  answersNotSent: (chats) =>
    chats === 1 ? 'Una respuesta no se envió.' : `No se enviaron respuestas en ${chats} chats.`,
  show: 'Mostrar',
};
