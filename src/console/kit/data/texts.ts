import { roomTexts } from '../texts/room-texts';

export interface DataTexts {
  unexpected: string;
  unreachable: string;
  onOurSide: string;
  tooManyTries(seconds: number): string;
  required: string;
  /** Says a refusal of the service, whose words are English. */
  refusal(message: string): string;
  /** Says what the service found wrong with a field. */
  fault(message: string): string;
}

/** Why calls fail. */
export const dataTexts: () => DataTexts = roomTexts('kit/data', {
  unexpected: 'Something went wrong here. Reload the page and try again.',
  unreachable: 'The service can’t be reached. Check your connection and try again.',
  onOurSide: 'Something went wrong on our side. Try again in a moment.',
  tooManyTries(seconds) {
    const minutes = Math.ceil(seconds / 60);
    if (seconds <= 0) return 'Too many attempts. Wait a moment.';
    if (seconds < 60) return `Too many attempts. Wait ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`;
    return `Too many attempts. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
  },
  required: 'Required.',
  refusal: (message) => message,
  fault: (message) => message,
});
