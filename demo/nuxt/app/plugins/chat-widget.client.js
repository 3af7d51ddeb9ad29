import { loadChatWidget } from 'chat-widget';

export default defineNuxtPlugin(({ hook, $config }) => {
  hook('app:mounted', () => {
    // Not returned: Nuxt would show its error page to visitors whose browser blocks the script.
    loadChatWidget($config.public.chatWidget).catch(console.warn);
  });
});
