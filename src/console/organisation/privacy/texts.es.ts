import type { PrivacyTexts } from './texts';

export const privacyTexts: PrivacyTexts = {
  title: 'Privacidad',
  lead: 'Qué datos de los visitantes se conservan y durante cuánto tiempo.',
  oneVisitor: 'Un visitante',
  oneVisitorLead: 'Exporte o borre lo que conserva de una persona.',
  retention: 'Conservación',
  retentionLead: 'Los datos más antiguos se borran en la hora siguiente a guardar.',
  visitor: 'Correo del visitante o ID del chat',
  visitorHelp:
    'Un correo encuentra todos los chats que lo mencionan. Un ID de chat encuentra los chats del mismo navegador y del mismo correo verificado.',
  find: 'Buscar',
  noData: 'No hay datos de este visitante',
  chatsAndMessages: (count) => (count === 1 ? '1 chat o mensaje' : `${count} chats y mensajes`),
  entries: (count) => (count === 1 ? '1 entrada' : `${count} entradas`),
  verified: (email) => `${email} (verificado)`,
  notVerified: (email) => `${email} (no verificado)`,
  download: 'Descargar todo',
  eraseMore: 'Borrar…',
  reallyErase: '¿Borrar este visitante?',
  erases: (chatsAndMessages) =>
    `${chatsAndMessages} con todos los mensajes, imágenes y valoraciones, los correos pendientes sobre ellos y los bloqueos de este visitante.`,
  runningEnd: 'Los chats en curso finalizan. Esta acción no se puede deshacer.',
  eraseVisitor: 'Borrar visitante',
  erased: (chats) => `Borrado: ${chats === 1 ? '1 chat' : `${chats} chats`}.`,
  saved: 'Guardado.',
  reallyDelete: '¿Borrar los datos más antiguos?',
  savingDeletes: (what) => `Al guardar se borra en una hora: ${what}.`,
  savingDeletesAll: 'Al guardar se borran en una hora todos los datos más antiguos.',
  cannotBeUndone: 'Esta acción no se puede deshacer.',
  deleteWord: 'borrar',
  saveAndDelete: 'Guardar y borrar',
  dueChats: (text, count) =>
    count === 1 ? `${text} chat con todo lo que contiene` : `${text} chats con todo lo que contienen`,
  dueVisitors: (text, count) => `los datos del visitante de ${text} ${count === 1 ? 'chat' : 'chats'}`,
  duePictures: (text, count) => `${text} ${count === 1 ? 'imagen o archivo' : 'imágenes y archivos'}`,
  dueEntries: (text, count) => `${text} ${count === 1 ? 'entrada del registro' : 'entradas del registro'}`,
  days: 'días',
  forever: 'Sin límite',
  fields: {
    keepCasesDays: {
      title: 'Conservar los chats',
      description: 'Desde el final del chat. Después se borra con todo lo que contiene.',
    },
    keepVisitorsDays: {
      title: 'Conservar los datos de los visitantes',
      description:
        'Después se borran el nombre, el correo, la dirección IP, las páginas, las variables y las notas de su equipo. La conversación permanece.',
    },
    keepScreenshotsDays: {
      title: 'Conservar imágenes y archivos',
      description: 'Capturas de pantalla y archivos enviados en los chats.',
    },
    keepLogsDays: {
      title: 'Conservar los registros de auditoría y de entregas',
      description: 'Las entregas siempre se borran a los 30 días.',
    },
    shortensAddresses: {
      title: 'Acortar las direcciones IP',
      description:
        'Solo se guarda la red: 24 bits en IPv4, 48 bits en IPv6. Los bloqueos por dirección IP abarcan entonces la red.',
    },
  },
};
