import type { PreviewTexts } from './texts';

export const previewTexts: PreviewTexts = {
  preview: 'Aperçu',
  view: 'Vue',
  states: {
    launcher: 'Lanceur',
    form: 'Premier formulaire',
    chat: 'Chat',
    survey: 'Après un chat',
    offline: 'Personne en ligne',
    invitation: 'Invitation',
  },
  device: 'Appareil',
  devices: { desktop: 'Ordinateur', phone: 'Téléphone' },
  scheme: 'Thème de l’appareil',
  schemes: { light: 'Clair', dark: 'Sombre' },
  settings: 'Réglages',
  sources: { draft: 'Brouillon', published: 'Version publiée' },
  page: 'La page',
  widgetOnPage: 'Le widget sur une page',
  harmless: 'Rien de ce que vous faites dans cet aperçu ne parvient à vos agents.',
  surveyIsOff: 'L’évaluation est désactivée.',
  invitationsAreOff: 'Les invitations sont désactivées.',
  noLauncher: 'Il n’y a pas de lanceur. Un élément de votre page ouvre le chat.',
  alwaysInScheme: {
    light: 'Le widget est toujours clair, même si l’appareil préfère le thème sombre.',
    dark: 'Le widget est toujours sombre, même si l’appareil préfère le thème clair.',
  },
  sample: {
    page: 'Une de vos pages',
    question: 'Bonjour ! Livrez-vous en Norvège ?',
    answers: [
      'Bonjour ! Oui, en trois à cinq jours.',
      'Voulez-vous que je vérifie le prix pour votre commande ?',
    ],
    ended: 'Maya a terminé le chat.',
    invitation: 'Bonjour ! Pouvons-nous vous aider ?',
  },
};
