import type { ShortcutTexts } from './texts';

export const shortcutTexts: ShortcutTexts = {
  title: 'Teclado',
  singleKeys: 'Usar teclas sueltas como atajos',
  done: 'Listo',
  keys: { Shift: 'Mayús', Enter: 'Intro' },
  meanings: {
    move: 'Chat siguiente, anterior de la lista',
    open: 'Abrirlo',
    claim: 'Tomar y abrir el chat que más tiempo espera',
    answer: 'Escribir una respuesta (o escribir fuera de la lista)',
    send: 'Enviarla',
    newLine: 'Línea nueva',
    reply: 'En el cuadro de respuesta: buscar una respuesta predefinida',
    mention: 'En una nota: mencionar a un compañero',
    leave: 'Salir del cuadro de respuesta y conservar el borrador',
    note: 'Cambiar entre respuesta y nota',
    transfer: 'Transferir el chat',
    snooze: 'Posponer el chat',
    end: 'Finalizar el chat',
    visitor: 'Mostrar el visitante (en pantallas estrechas)',
    lists: 'Abiertos, mensajes sin conexión, finalizados',
    find: 'Buscar en la lista',
    filter: 'Filtrar la lista',
    palette: 'Ir a una pantalla, un widget, un agente o un ajuste (en un Mac: ⌘ K)',
    help: 'Mostrar esta ayuda',
  },
};
