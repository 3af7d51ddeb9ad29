import type { PreviewTexts } from './texts';

export const previewTexts: PreviewTexts = {
  preview: 'Vista previa',
  view: 'Vista',
  states: {
    launcher: 'Lanzador',
    form: 'Primer formulario',
    chat: 'Chat',
    survey: 'Después de un chat',
    offline: 'Nadie en línea',
    invitation: 'Invitación',
  },
  device: 'Dispositivo',
  devices: { desktop: 'Ordenador', phone: 'Teléfono' },
  scheme: 'Tema del dispositivo',
  schemes: { light: 'Claro', dark: 'Oscuro' },
  settings: 'Ajustes',
  sources: { draft: 'Borrador', published: 'Publicado' },
  page: 'La página',
  widgetOnPage: 'El widget en una página',
  harmless: 'Nada de lo que haga en esta vista previa llega a sus agentes.',
  surveyIsOff: 'La valoración está desactivada.',
  invitationsAreOff: 'Las invitaciones están desactivadas.',
  noLauncher: 'No hay lanzador. Un elemento de su página abre el chat.',
  alwaysInScheme: {
    light: 'El widget siempre es claro, aunque el dispositivo prefiera el tema oscuro.',
    dark: 'El widget siempre es oscuro, aunque el dispositivo prefiera el tema claro.',
  },
  sample: {
    page: 'Una de sus páginas',
    question: '¡Hola! ¿Hacen envíos a Noruega?',
    answers: [
      '¡Hola! Sí, tardan de tres a cinco días.',
      '¿Quiere que consulte cuánto cuesta para su pedido?',
    ],
    ended: 'Maya ha finalizado el chat.',
    invitation: '¡Hola! ¿Podemos ayudarle en algo?',
  },
};
