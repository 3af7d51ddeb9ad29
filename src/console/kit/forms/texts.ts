import { roomTexts } from '../texts/room-texts';

export type FormTexts = ReturnType<typeof formTexts>;

/** What forms and their dialogs say. */
export const formTexts = roomTexts('kit/forms', {
  typeName: 'Type {name} to confirm',
  cancel: 'Cancel',
  name: 'Name',
  save: 'Save',
  discard: 'Discard',
  unsaved: 'Unsaved changes',
  conflict: 'Someone else has saved changes since you opened this.',
  loadLatest: 'Discard mine and load the latest',
  overwrite: 'Overwrite',
  notSaved: 'Not saved. Correct the marked fields.',
  notSavedAt: (field: string, fault: string) => `Not saved. ${field}: ${fault}`,
});
