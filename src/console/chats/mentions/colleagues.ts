import { action, computed, createModel, signal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { TransferTargets } from '../../../operations/console/transfers';
import { ResourceModel } from '../../kit/data/resource';
import type { Suggestions } from '../replies/suggestions';
import { typedWordAt, type TypedWord } from '../replies/typed-word';
import { mentionTexts } from './texts';

/** Calls the service about the open case. */
export type AskForCase = (
  call: (client: Pick<ConsoleClient, 'call'>, path: { id: string }) => Promise<TransferTargets>,
) => Promise<TransferTargets>;

/** Suggests colleagues for the `@name` at the caret of a note. */
export const ColleagueSuggestionsModel = createModel((ask: AskForCase): Suggestions => {
  const colleagues = new ResourceModel(
    async (signal) =>
      (await ask(({ call }, path) => call('GET /cases/{id}/transfer', { path, signal }))).agents,
  );
  const typed = signal<TypedWord | undefined>(undefined);
  const marked = signal(0);
  let dismissedAt: number | undefined;
  const known = computed(() => (colleagues.state.value.kind === 'ready' ? colleagues.state.value.value : []));
  const matching = computed(() => {
    const [{ word } = { word: undefined }, all] = [typed.value, known.value];
    return word === undefined ? [] : all.filter(({ name }) => isNamed(name, word));
  });
  const place = action((next: TypedWord | undefined) => {
    if (next?.start !== dismissedAt) dismissedAt = undefined;
    if (next?.word !== typed.value?.word) marked.value = 0;
    typed.value = dismissedAt === undefined ? next : undefined;
  });
  return {
    list: computed(() => {
      const [found, active] = [matching.value, marked.value];
      if (found.length === 0) return undefined;
      const texts = mentionTexts();
      const suggestions = found.map(({ email, name, isOnline }) => ({
        id: email,
        word: name,
        text: isOnline ? texts.online : texts.notOnline,
        isShared: true,
      }));
      return { suggestions, more: 0, active };
    }),
    want: () => void colleagues.load(),
    typed: (text, caret) => place(typedWordAt(text, caret, '@')),
    moved(text, caret) {
      if (typed.value && typedWordAt(text, caret, '@')?.end !== typed.value.end) place(undefined);
    },
    step: action((by: 1 | -1) => {
      const { length } = matching.value;
      marked.value = (marked.value + by + length) % length;
    }),
    dismiss: action(() => {
      dismissedAt = typed.value?.start;
      typed.value = undefined;
    }),
    close: () => place(undefined),
    take: action((at?: number) => {
      const [word, chosen] = [typed.value, matching.value[at ?? marked.value]];
      typed.value = undefined;
      return word && chosen && { start: word.start, end: word.end, text: `@${chosen.name} ` };
    }),
  };
});

/** Whether the name, or a word of it, begins so, regardless of case and accents. */
function isNamed(name: string, typed: string): boolean {
  const [folded, wanted] = [fold(name), fold(typed)];
  return folded.startsWith(wanted) || folded.split(/\s+/).some((word) => word.startsWith(wanted));
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
