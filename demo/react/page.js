import { destroyChatWidget, loadChatWidget } from 'chat-widget';
import { StrictMode, createElement as h, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const options = { widgetId: '11111111-1111-4111-8111-111111111111', baseUrl: location.origin };

/** The widget once it is there, and whether somebody is online. */
function useChatWidget() {
  const [widget, setWidget] = useState(undefined);
  const [online, setOnline] = useState(false);
  useEffect(() => {
    let isWanted = true;
    loadChatWidget(options).then(
      (loaded) => {
        if (!isWanted) return;
        setWidget(loaded);
        loaded.getAgentStatusAsync((status) => isWanted && setOnline(status));
      },
      (error) => console.warn(error),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return { widget, online };
}

function useCallback(widget, name) {
  const [told, setTold] = useState(undefined);
  useEffect(() => widget?.on(name, (...parameters) => setTold(parameters)), [widget, name]);
  return told;
}

function Lamp() {
  const [lamp, setLamp] = useState('Kelda');
  const [isWanted, setWanted] = useState(true);
  const { widget, online } = useChatWidget();
  const started = useCallback(widget, 'StartChat');
  function remove() {
    destroyChatWidget();
    setWanted(false);
  }
  function ask() {
    widget.setDescription(`About ${lamp}: `);
    widget.startLink();
  }
  return h(
    'div',
    null,
    h('h1', null, 'A page of React components'),
    h('p', null, 'They load the widget by loadChatWidget() of the package, and hear its callbacks.'),
    h(
      'p',
      null,
      h('label', { htmlFor: 'lamp' }, 'Lamp '),
      h(
        'select',
        { id: 'lamp', value: lamp, onChange: ({ target }) => setLamp(target.value) },
        ['Kelda', 'Holm', 'Skerry'].map((name) => h('option', { key: name }, name)),
      ),
    ),
    h(
      'div',
      { className: 'buttons' },
      h('button', { className: 'button', disabled: !widget || !isWanted, onClick: ask }, `Ask about ${lamp}`),
      h('button', { className: 'button quiet', disabled: !widget || !isWanted, onClick: remove }, 'Destroy'),
    ),
    h(
      'p',
      { className: 'added', role: 'status' },
      isWanted ? (online ? 'Somebody is at the bench.' : 'Nobody is at the bench.') : 'It is gone.',
    ),
    started && h('p', null, `You asked: ${started[1]}`),
  );
}

createRoot(document.querySelector('[data-app]')).render(h(StrictMode, null, h(Lamp)));
