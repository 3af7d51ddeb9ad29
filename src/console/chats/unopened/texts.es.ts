import type { UnopenedTexts } from './texts';

export const unopenedTexts: UnopenedTexts = {
  notFound: 'No se encuentra este chat',
  notFoundHint: 'Puede que se haya eliminado o que sea de un widget que no tiene asignado.',
  failed: 'No se pudo cargar el chat',
  tryAgain: 'Reintentar',
  waiting: (count) =>
    count === 1 ? '1 visitante espera una respuesta' : `${count} visitantes esperan una respuesta`,
  openWaiting: (count) => (count === 1 ? 'Abrir el chat' : 'Abrir el chat que más tiempo espera'),
  caughtUp: 'Todo al día',
  caughtUpHint: 'Cuando los visitantes escriben, el título de la página muestra cuántos esperan.',
  pick: 'Elija un chat de la lista',
  pickHint: 'O use {j} {k} para moverse y {enter} para abrir.',
};
