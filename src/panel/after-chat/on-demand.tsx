import { onDemand } from '../frame/on-demand';

export const AfterChat = onDemand(
  () => import('./AfterChat'),
  (afterChat) => afterChat.AfterChat,
);
