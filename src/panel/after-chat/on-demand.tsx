import { onDemand } from '../frame/on-demand';
import type { AfterChatProps } from './AfterChat';

export const AfterChat = onDemand<AfterChatProps>(() =>
  import('./AfterChat').then((afterChat) => afterChat.AfterChat),
);
