import type { TransferTexts } from './texts';

export const transferTexts: TransferTexts = {
  title: (visitor) => `Transferir el chat con ${visitor}`,
  gone: (visitor, to) => `${visitor} espera ahora a los agentes de ${to}.`,
  transferring: (visitor, to) => `Transfiriendo el chat con ${visitor} a ${to}…`,
  transferNow: 'Transferir ahora',
  notTransferred: (visitor, why) => `El chat con ${visitor} no se ha transferido: ${why}`,
  colleagues: 'Compañeros',
  everyone: (widget) => `Todos los que responden en ${widget}`,
  teams: 'Equipos',
  widgets: 'Otros widgets',
  nobody: 'Nadie más atiende chats aquí.',
  notOnline: 'sin conexión',
  note: 'Nota para su equipo (opcional)',
  cancel: 'Cancelar',
  transfer: 'Transferir',
};
