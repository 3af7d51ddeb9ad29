const widgetId = '11111111-1111-4111-8111-111111111111';
const baseUrl = process.env.CHAT_SERVICE ?? 'http://localhost:8080';

export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  app: {
    head: {
      title: 'Nuxt · Tarn',
      htmlAttrs: { lang: 'en' },
      link: [{ rel: 'icon', href: 'data:,' }],
    },
  },
  runtimeConfig: { public: { chatWidget: { widgetId, baseUrl } } },
});
