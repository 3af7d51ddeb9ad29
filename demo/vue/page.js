import { destroyChatWidget, loadChatWidget } from 'chat-widget';
import { createApp, defineComponent, h, onMounted, onUnmounted, ref, shallowRef } from 'vue';

const options = { widgetId: '11111111-1111-4111-8111-111111111111', baseUrl: location.origin };

/** The widget once it is there, whether somebody is online, and the latest chat that was started. */
function useChatWidget() {
  const widget = shallowRef();
  const online = ref(false);
  const started = ref();
  const undos = [];
  onMounted(async () => {
    widget.value = await loadChatWidget(options);
    widget.value.getAgentStatusAsync((status) => (online.value = status));
    undos.push(widget.value.on('StartChat', (email, msg) => (started.value = msg)));
  });
  onUnmounted(() => undos.forEach((undo) => undo()));
  return { widget, online, started };
}

const Lamp = defineComponent(() => {
  const { widget, online, started } = useChatWidget();
  const lamp = ref('Kelda');
  const isWanted = ref(true);
  function ask() {
    widget.value.setDescription(`About ${lamp.value}: `);
    widget.value.startLink();
  }
  function remove() {
    destroyChatWidget();
    isWanted.value = false;
  }
  function choice() {
    return h(
      'select',
      { id: 'lamp', value: lamp.value, onChange: ({ target }) => (lamp.value = target.value) },
      ['Kelda', 'Holm', 'Skerry'].map((name) => h('option', name)),
    );
  }
  function status() {
    if (!isWanted.value) return 'It is gone.';
    return online.value ? 'Somebody is at the bench.' : 'Nobody is at the bench.';
  }
  return () => {
    const disabled = !widget.value || !isWanted.value;
    return h('div', [
      h('h1', 'A page of Vue components'),
      h('p', 'They load the widget by loadChatWidget() of the package, and hear its callbacks.'),
      h('p', [h('label', { for: 'lamp' }, 'Lamp '), choice()]),
      h('div', { class: 'buttons' }, [
        h('button', { class: 'button', disabled, onClick: ask }, `Ask about ${lamp.value}`),
        h('button', { class: 'button quiet', disabled, onClick: remove }, 'Destroy'),
      ]),
      h('p', { class: 'added', role: 'status' }, status()),
      started.value && h('p', `You asked: ${started.value}`),
    ]);
  };
});

createApp(Lamp).mount('[data-app]');
