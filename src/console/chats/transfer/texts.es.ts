import type { TransferTexts } from './texts';

export const transferTexts: TransferTexts = {
  title: (visitor) => `Transferir el chat con ${visitor}`,
  transferred: 'Chat transferido',
  gone: (visitor, to) => `${visitor} espera ahora a los agentes de ${to}.`,
  done: 'Listo',
  loading: 'Cargando…',
  colleagues: 'Compañeros',
  teams: 'Equipos',
  widgets: 'Otros widgets',
  nobody: 'Nadie más atiende chats aquí.',
  notOnline: 'sin conexión',
  note: 'Nota para su equipo (opcional)',
  cancel: 'Cancelar',
  transfer: 'Transferir',
};
