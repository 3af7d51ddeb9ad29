import { loadChatWidget } from 'chat-widget';
import { createElement, useEffect, useState } from 'react';

const options = { widgetId: '11111111-1111-4111-8111-111111111111', baseUrl: 'https://chat.example' };

export function Shop() {
  const [widget, setWidget] = useState();
  useEffect(() => void loadChatWidget(options).then(setWidget, console.warn), []);
  return createElement('button', { disabled: !widget, onClick: () => widget.startLink() }, 'Ask us');
}
