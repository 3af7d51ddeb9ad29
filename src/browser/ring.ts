type Audible = Window & { AudioContext?: typeof AudioContext };

const notes = [
  { at: 0, hertz: 659.3 },
  { at: 0.12, hertz: 880 },
];
const loudness = 0.12;
const seconds = 0.5;

/** Two soft notes, made here: nothing is downloaded. Silent where the page may not sound yet. */
export function ring(window: Audible): void {
  const { AudioContext } = window;
  const activation = window.navigator.userActivation as UserActivation | undefined;
  if (!AudioContext || activation?.hasBeenActive === false) return;
  const context = new AudioContext();
  const start = context.currentTime;
  for (const { at, hertz } of notes) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, start + at);
    volume.gain.linearRampToValueAtTime(loudness, start + at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + at + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(start + at);
    tone.stop(start + at + seconds);
  }
  window.setTimeout(() => void context.close(), 1000);
}
