import { loadChatWidget } from 'chat-widget';

export default defineNuxtPlugin(({ hook, $config }) => {
  hook('app:mounted', () => loadChatWidget($config.public.chatWidget));
});
