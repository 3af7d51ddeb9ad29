// Behind `#` what is too long for a request.
const settings = new URLSearchParams(location.search || location.hash.slice(1)).get('settings') ?? '{}';
document.querySelector('#settings').value = settings;

const script = document.createElement('script');
Object.assign(script, { async: true, src: '/widget/chat-widget.js' });
Object.assign(script.dataset, {
  widgetId: '11111111-1111-4111-8111-111111111111',
  baseUrl: '/',
  apiKey: 'demo-visitor-key',
  settings,
});
document.head.append(script);
