import type { FilterTexts } from './texts';

export const filterTexts: FilterTexts = {
  title: 'Filtrer les chats',
  filters: 'Filtres',
  removeFilter: (filter) => `Retirer le filtre ${filter}`,
  parts: { widget: 'Widget', agent: 'Agent', label: 'Étiquette', language: 'Langue' },
  chip: (part, value) => `${part} : ${value}`,
  any: 'Indifférent',
  days: 'Commencé ou terminé',
  from: 'Du',
  to: 'Au',
  presets: { today: 'Aujourd’hui', week: '7 derniers jours', month: '30 derniers jours' },
  wrongDays: 'Le premier jour est après le dernier.',
  since: (day) => `Depuis le ${day}`,
  until: (day) => `Jusqu’au ${day}`,
  clear: 'Réinitialiser',
  cancel: 'Annuler',
  show: 'Afficher les chats',
};
